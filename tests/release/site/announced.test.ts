import { headlineOf } from '../../e2e/support/headline-of';
import { spokenTree } from '../../e2e/support/spoken';
import type { Spoken } from '../../e2e/support/spoken';
import { eventually, visit } from '../../e2e/support/visit';

const LANDMARKS = ['banner', 'main', 'contentinfo', 'navigation', 'region'];
const CONTROLS = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'slider',
  'switch',
  'tab',
  'option',
  'DisclosureTriangle',
  'dialog',
  'toolbar',
  'Iframe',
];

const namesOf = (tree: Spoken[], role: string) =>
  tree.filter((node) => node.role === role).map(({ name }) => name);

describe.each([
  ['/', 'rc-table'],
  ['/changelog', 'Changelog'],
  ['/demo', 'Demos'],
  ['/demo/simple', 'simple'],
  ['/demo/virtual-list?tab=performance', 'virtual-list'],
  ['/zh-CN/demo/caption', 'caption'],
])('%s', (path, name) => {
  const title = headlineOf(name, path);

  test('has its landmarks, each with a name of its own', async () => {
    const { page } = await visit(path);
    const tree = await spokenTree(page);
    for (const one of ['banner', 'main', 'contentinfo']) {
      expect(namesOf(tree, one)).toHaveLength(1);
    }
    const named = tree
      .filter(({ role }) => LANDMARKS.slice(3).includes(role))
      .map(({ role, name }) => `${role} ${name}`);
    expect(named.filter((name) => / $/.test(name))).toEqual([]);
    expect([...new Set(named)]).toEqual(named);
    const chinese = path.startsWith('/zh-CN');
    expect(namesOf(tree, 'navigation')).toEqual(
      expect.arrayContaining(
        chinese ? ['主导航', '页面', '语言'] : ['Main', 'Pages', 'Language'],
      ),
    );
  });

  test('has one title, no gap between headings, a name for every control, and no picture that says nothing', async () => {
    const { page } = await visit(path);
    const tree = await spokenTree(page);
    const headings = tree.filter(({ role }) => role === 'heading');
    const levels = headings.map(({ level = 0 }) => level);
    expect(headings.filter(({ level }) => level === 1).map(({ name }) => name)).toEqual([
      title,
    ]);
    expect(
      levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1),
    ).toEqual([]);
    expect(headings.filter(({ name }) => !/\S/.test(name))).toEqual([]);
    expect(
      tree.filter(({ role, name }) => CONTROLS.includes(role) && !/\S/.test(name)),
    ).toEqual([]);
    expect(
      tree.filter(({ role, name }) => /^(image|img|graphics)/i.test(role) && !name),
    ).toEqual([]);
  });
});

test.each([
  ['/demo', 'Demo', 'Demos'],
  ['/zh-CN/demo', '示例', null],
  ['/changelog', 'Changelog', 'Changelog'],
])(
  '%s is marked as the current page in header and sidebar',
  async (path, header, sidebar) => {
    const { page } = await visit(path);
    const current = page.locator('nav [aria-current="page"]:visible');
    const names = await current.allInnerTexts();
    expect(names).toHaveLength(2);
    expect(names[0]).toBe(header);
    if (sidebar) expect(names[1]).toBe(sidebar);
  },
);

test('a page below that of the header is told as such, and the section being read in the contents', async () => {
  const { page } = await visit('/demo/simple', {
    viewport: { width: 1440, height: 600 },
  });
  const main = page.getByRole('navigation', { name: 'Main' });
  expect(await main.locator('[aria-current="true"]').innerText()).toBe('Demo');
  const heading = page.locator('main h2[id]').first();
  await heading.evaluate((one) => one.scrollIntoView());
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await eventually(async () =>
    expect(await contents.locator('[aria-current="location"]').getAttribute('href')).toBe(
      `#${await heading.getAttribute('id')}`,
    ),
  );
});

test('the search says how much it found, and what is chosen', async () => {
  const { page } = await visit('/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await field.fill('caption');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog
    .getByRole('status')
    .getByText(/^\d+ results$/)
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await eventually(async () => {
    const active = await field.getAttribute('aria-activedescendant');
    const option = page.locator(`[id="${active}"]`);
    expect(await option.getAttribute('aria-selected')).toBe('true');
    expect(await option.getAttribute('role')).toBe('option');
  });
  await field.fill('zzzzqq');
  await dialog.getByRole('status').getByText('No content was found').waitFor();
  // The page behind is not read meanwhile.
  const tree = await spokenTree(page);
  expect(namesOf(tree, 'main')).toEqual([]);
});

test('what the tools of a demo do is said: code, copying, JavaScript', async () => {
  const { page } = await visit('/demo/simple', { permissions: ['clipboard-write'] });
  const block = page.getByRole('region', { name: 'Demo: A table from columns and data' });
  const tools = block.getByRole('toolbar', {
    name: 'Demo tools: A table from columns and data',
  });
  const code = tools.getByRole('button', { name: 'Show code' });
  expect(await code.getAttribute('aria-expanded')).toBe('false');
  await code.click();
  const hide = tools.getByRole('button', { name: 'Hide code' });
  expect(await hide.getAttribute('aria-expanded')).toBe('true');
  const shown = await hide.getAttribute('aria-controls');
  expect(await page.locator(`[id="${shown}"]`).isVisible()).toBe(true);
  await tools.getByRole('button', { name: 'Copy code' }).click();
  await block.getByRole('status').getByText('Copied').waitFor();
  const javascript = tools.getByRole('button', { name: 'JavaScript' });
  await javascript.click();
  expect(await javascript.getAttribute('aria-pressed')).toBe('true');
});
