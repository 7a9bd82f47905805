import { scrollByKey } from '../support/scroll';
import { openRecipe } from '../support/visit';

test('server-data: an answer that comes late does not replace the last one', async () => {
  const { page, demo } = await openRecipe('server-data');
  const cities = () => demo.locator('tbody td:first-child').allTextContents();
  const table = demo.getByRole('table', { name: 'Cities' });
  await page.clock.install();
  const field = demo.getByRole('searchbox', { name: 'City' });
  await field.fill('b');
  await field.fill('be');
  expect(await table.getAttribute('aria-busy')).toBe('true');
  expect(await cities()).toHaveLength(4);
  await page.clock.runFor(500);
  await demo.getByText('2 shown').waitFor();
  await page.clock.runFor(1_000);
  expect(await cities()).toEqual(['Belfast', 'Bergen']);
  expect(await table.getAttribute('aria-busy')).toBe('false');

  await field.fill('bex');
  await page.clock.runFor(500);
  await demo.getByText('No city has this name.').waitFor();
});

test('lazy-children: an opened folder loads, at both levels, and once', async () => {
  const { demo } = await openRecipe('lazy-children');
  const names = () => demo.locator('tbody td').allInnerTexts();
  const folder = (name: string) =>
    demo.getByRole('button', { name: `Contents of ${name}` });
  await folder('Photos').press('Enter');
  expect(await folder('Photos').getAttribute('aria-expanded')).toBe('true');
  await demo.getByText('Loading…').waitFor();
  await demo.getByText('cat.jpg').waitFor();
  await folder('Summer').press('Enter');
  await demo.getByText('beach.jpg').waitFor();
  expect(await demo.getByRole('table').getAttribute('aria-busy')).toBe('false');

  await folder('Photos').click();
  await demo.getByText('cat.jpg').waitFor({ state: 'detached' });
  await folder('Photos').click();
  expect((await names()).map((name) => name.replace(/^\W+/, ''))).toEqual([
    ...['Photos', 'Summer', 'beach.jpg', 'cat.jpg', 'Backups', 'notes.txt'],
  ]);
});

test('infinite-loading: rows are added near the end and by the button, each once', async () => {
  const { demo } = await openRecipe('infinite-loading');
  const box = demo.getByRole('region', { name: 'Messages, scrollable' });
  await scrollByKey(box, 'End');
  await demo.getByText('40 of 60 messages').waitFor();
  await demo.getByRole('button', { name: 'Load more' }).click();
  await demo.getByText('60 of 60 messages').waitFor();
  expect(await demo.getByRole('button', { name: 'Load more' }).count()).toBe(0);
  const numbers = await demo.locator('tbody td:first-child').allTextContents();
  expect(numbers).toEqual(Array.from({ length: 60 }, (_, index) => String(index + 1)));
});
