import { buffer } from 'node:stream/consumers';
import { openRecipe } from '../support/visit';

test.each([
  ['100%', ['Name', 'Mail', 'City'], 1440],
  ['560px', ['Name', 'Mail'], 1440],
  ['320px', ['Contact'], 1440],
  ['100%', ['Contact'], 390],
])(
  'responsive-columns: a box of %s shows %j in a window of %d',
  async (box, expected, width) => {
    const viewport = { width, height: 800 };
    const { demo } = await openRecipe('responsive-columns', { viewport });
    await demo.getByRole('combobox', { name: 'Width of the box' }).selectOption(box);
    expect(await demo.getByRole('columnheader').allTextContents()).toEqual(expected);
    const [first = ''] = await demo.locator('tbody tr').allInnerTexts();
    expect(first.includes('Dakar')).toBe(expected.join().match(/City|Contact/) !== null);
    expect(first.match(/Amara Diallo/g)).toHaveLength(1);
  },
);

test('csv-and-print: the file has the values, quoted and guarded', async () => {
  const { page, demo } = await openRecipe('csv-and-print');
  const coming = page.waitForEvent('download');
  await demo.getByRole('button', { name: 'Save as CSV' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('orders.csv');
  const file = await buffer(await download.createReadStream());
  expect(file.toString().split('\r\n')).toEqual([
    '\uFEFFOrder,Customer,Amount',
    '7001,"Sundqvist, Bakery",318.5',
    '7002,"The ""Fjord"" Inn",1533',
    "7003,'=Equal Ltd.,-97",
  ]);
});

test('csv-and-print: the table is alone on paper, and the page is back afterwards', async () => {
  const { page, demo } = await openRecipe('csv-and-print');
  await page.evaluate(() => {
    // In the place of the dialog: what is there while it is open.
    window.print = () => {
      document.documentElement.dataset.printed = document.body.innerText;
    };
  });
  await page.emulateMedia({ media: 'print' });
  // Controls are not for paper, so this one is hidden.
  const button = demo.getByRole('button', { name: 'Print', includeHidden: true });
  await button.dispatchEvent('click');
  const printed = await page.locator('html').getAttribute('data-printed');
  expect(printed).toMatch(/^Order\s+Customer\s+Amount\s[^]*-€97\.00\s*$/);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.getByRole('heading', { level: 1, name: 'CSV and print' }).waitFor();
});
