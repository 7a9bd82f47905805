import type { Locator, Page } from 'playwright-core';
import { axeFaults } from '../../e2e/support/axe';
import { openDemo } from '../../e2e/support/visit';

const cardOf = (page: Page) => page.getByRole('dialog', { name: /^What made this part/ });

/** Turns inspecting on for a demo. */
async function inspect(name: string, file?: string) {
  const { page, demo } = await openDemo(name, file);
  const block = page.locator('.ledger-demo').filter({ has: demo });
  await block.getByRole('button', { name: 'Open in…' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Inspect the demo' }).click();
  const card = cardOf(page);
  await card.waitFor();
  return { page, demo, block, card };
}

/** What the card says of a part: its property, and the line with its number in the code. */
async function said(card: Locator, block: Locator) {
  const property = await card.locator('.ledger-inspect-head a').allTextContents();
  const place = card.locator('.ledger-inspect-head button');
  if ((await place.count()) === 0) return [property.join(), undefined];
  const line = Number(/line (\d+)/.exec((await place.textContent()) ?? '')?.[1]);
  const code = (await block.locator('pre').first().textContent()) ?? '';
  const text = code.split('\n')[line - 1]?.trim();
  expect(await card.locator('code').textContent()).toBe(text);
  return [property.join(), text];
}

const HEADER = 'thead .rc-table-cell';
const CELL = 'tbody .rc-table-cell';

/** Demo, with its file where that has another name; part; property; its line. */
const PARTS: [string, string, string, string, string | undefined][] = [
  ['simple', '', `${HEADER} >> text=Origin`, 'Column.title', "{ title: 'Origin', d"],
  ['simple', '', `${CELL} >> text=Malmö`, 'Column.dataIndex', "{ title: 'Origin', d"],
  ['simple', 'simple-counter', `${CELL} >> nth=2`, 'Column.render', 'render: (start: n'],
  ['fixed-columns', '', `${CELL} >> text=862`, 'Column.dataIndex', "{ title: 'Euro', "],
  ['grouping-columns', '', `${HEADER} >> text=Contact`, 'ColumnGroup.title', "title: 'C"],
  ['grouping-columns', '', `${CELL} >> text=Bremen`, 'Column.dataIndex', "{ title: 'Ci"],
  ['expanded-row-render', '', `${CELL} >> text=40 towels`, '', 'expandedRowRender: ({'],
  ['expanded-row-render', '', `${CELL} >> nth=0`, '', 'expandIcon: ({ expandable: '],
  ['children-indent', '', `${CELL} >> text=fair.jpg`, '', "{ title: 'Name', dataInd"],
  ['sticky-header-and-summary', '', 'text=39642', 'SummaryCell.index', '<Table.Summary'],
  ['colspan-rowspan', '', `${CELL} >> text=555 0190`, 'Column.render', 'render: (_, {'],
  ['colspan-rowspan', '', `${CELL} >> text=555 0148`, '', "dataIndex: 'mobile',"],
  ['virtual-list', '', '[role=cell] >> nth=3', 'Components.body', 'components={{ body }'],
  ['nested', '', `${CELL} >> text=Uppsala`, '', "{ title: 'City', dataIndex: ['"],
  ['caption', '', 'caption', 'Table.caption', 'return <Table caption={caption}'],
  ['title-and-footer', '', '.rc-table-title', 'Table.title', 'title='],
  ['column-resize', '', `${HEADER} >> nth=0`, 'Column.title', "{ title: 'Title', dataIn"],
  // Which of several objects it is cannot be told, since a helper has changed them all.
  ['sticky-header-and-summary', '-options', `${HEADER} >> text=Goods`, '', undefined],
];

test.each(PARTS)(
  '%s%s: of %s it tells the property and the line',
  async (name, file, part, property, line) => {
    const own = file.startsWith('-') ? name + file : file || name;
    const { demo, block, card } = await inspect(name, own);
    await demo.locator(part).first().hover();
    const [shown, text] = await said(card, block);
    expect(shown).toContain(property);
    expect(text?.slice(0, line?.length)).toBe(line);
  },
);

test('the demo is not used while it is inspected, and a press keeps a part', async () => {
  const { page, demo, card } = await inspect('expanded-row-render');
  const rows = await demo.locator('tbody tr').count();
  await demo.locator('.demo-expand').first().click();
  expect(await demo.locator('tbody tr').count()).toBe(rows);
  const kept = await card.locator('code').textContent();
  await demo.getByText('Hotel Sund').hover();
  expect(await card.locator('code').textContent()).toBe(kept);
  await demo.getByText('Hotel Sund').click();
  await card.getByText("dataIndex: 'customer'").waitFor();

  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await demo.locator('.demo-expand').first().click();
  expect(await demo.locator('tbody tr').count()).toBe(rows + 1);
});

test('arrow keys move between parts, and Escape gives the focus back', async () => {
  const { page, card } = await inspect('simple');
  await card.getByText("title: 'Product'").waitFor();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight']) {
    await page.keyboard.press(key);
  }
  await card.getByText("title: 'In stock'").waitFor();
  expect(await page.locator('[data-ledger-inspected]').textContent()).toBe('62');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  const focused = page.locator(':focus');
  expect(await focused.textContent()).toBe('Open in…');
});

test('a press on the line opens the code there, in the language that is shown', async () => {
  const { page, demo, block, card } = await inspect('expanded-row-render');
  await demo.getByText('40 towels').click();
  await card.getByRole('button', { name: /^index\.tsx, line/ }).click();
  const pre = block.locator('pre[data-marked]');
  await pre.waitFor();
  expect(await page.locator(':focus').textContent()).toBe('expandedRowRender');

  await block.getByRole('button', { name: 'JavaScript' }).click();
  await block.getByRole('button', { name: 'Open in…' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Inspect the demo' }).click();
  await card.waitFor();
  await block.getByRole('cell', { name: /40 towels/ }).click();
  await card.getByRole('button', { name: /^index\.jsx, line/ }).click();
  await block.locator('pre[data-marked]:not([hidden])').waitFor();
  expect(await page.locator(':focus').textContent()).toBe('expandedRowRender');
});

test('the card has no accessibility faults and leads to the reference', async () => {
  const { page, demo, card } = await inspect('simple');
  await demo.getByText('Origin').click();
  expect(await axeFaults(page)).toEqual([]);
  await card.getByRole('link').click();
  await page.waitForURL(/#column-title$/);
});

test('on a phone the card stands at the foot of the window', async () => {
  const { page, demo } = await openDemo('simple', 'simple', {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  const block = page.locator('.ledger-demo').filter({ has: demo });
  await block.locator('[data-action="menu"]').tap();
  await page.getByRole('menuitemcheckbox', { name: 'Inspect the demo' }).tap();
  const card = cardOf(page);
  await card.waitFor();
  await demo.getByText('Malmö').tap();
  await card.getByText("dataIndex: 'origin'").waitFor();
  const box = await card.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(792);
  await card.getByRole('button', { name: 'Stop inspecting' }).tap();
  await card.waitFor({ state: 'detached' });
});
