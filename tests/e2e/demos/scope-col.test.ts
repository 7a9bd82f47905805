import { sharedDemo } from '../support/shared-demo';
import { eventually } from '../support/visit';

test('groups have the scope colgroup, their columns col, the corner is a td', async () => {
  const { demo } = await sharedDemo('scope-col', 'scope-col-options');
  const cells = demo.locator('thead tr > *');
  const described = await cells.evaluateAll((elements) =>
    elements.map((element) =>
      ['tagName', 'scope', 'colSpan', 'rowSpan', 'textContent']
        .map((property) => (element as unknown as Record<string, unknown>)[property])
        .join(' '),
    ),
  );
  expect(described).toEqual([
    'TD  1 2 ',
    'TH colgroup 2 1 North shop',
    'TH colgroup 2 1 South shop',
    'TH col 1 1 Sold',
    'TH col 1 1 Left',
    'TH col 1 1 Sold',
    'TH col 1 1 Left',
  ]);
  expect(await demo.getByRole('columnheader').count()).toBe(6);
});

test('the list shows the header cells as rendered', async () => {
  const { demo } = await sharedDemo('scope-col', 'scope-col-options');
  const shown = demo
    .getByRole('list', { name: 'Rendered header cells' })
    .getByRole('listitem');
  await eventually(async () => expect(await shown.count()).toBe(7));
  const [corner, north] = await shown.allTextContents();
  expect(corner).toBe('<td rowspan="2"></td>');
  expect(north).toBe('<th scope="colgroup" colspan="2">North shop</th>');
});

test('a title turns the corner into a column header', async () => {
  const { demo } = await sharedDemo('scope-col', 'scope-col-options');
  const corner = demo.locator('thead tr > :first-child').first();
  expect(await corner.evaluate((cell) => cell.tagName)).toBe('TD');
  await demo.getByLabel('Name the first column').check();
  const header = demo.getByRole('columnheader', { name: 'Product' });
  await header.waitFor();
  expect(await header.getAttribute('scope')).toBe('col');
  expect(await header.getAttribute('rowspan')).toBe('2');
});

test('without groups every header is for one column', async () => {
  const { demo } = await sharedDemo('scope-col', 'scope-col-options');
  await demo.getByLabel('Group by shop').uncheck();
  await eventually(async () =>
    expect(await demo.getByRole('columnheader').allTextContents()).toEqual([
      'Sold',
      'Left',
    ]),
  );
  expect(await demo.locator('thead th[scope="col"]').count()).toBe(2);
  expect(await demo.locator('thead [scope="colgroup"]').count()).toBe(0);
  expect(
    await demo.getByRole('row', { name: 'Pencils' }).getByRole('cell').allTextContents(),
  ).toEqual(['555', '145']);
});

test('the first cell of each row is its header', async () => {
  const { demo } = await sharedDemo('scope-col', 'scope-col-options');
  expect(await demo.getByRole('rowheader').allTextContents()).toEqual([
    'Pencils',
    'Pens',
    'Ink',
  ]);
});
