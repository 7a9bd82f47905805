import { sharedDemo } from '../support/shared-demo';

test('deep values appear, and missing branches leave their cells blank', async () => {
  const { demo } = await sharedDemo('nested');
  const row = (number: number) =>
    demo.locator('tr.rc-table-row').nth(number).locator('td').allTextContents();
  expect(await row(0)).toEqual([
    'Amara',
    'Okafor',
    '555 0101',
    'Lagos',
    '12 Marina Road',
  ]);
  expect(await row(1)).toEqual(['Linnea', 'Berg', '', 'Uppsala', 'not given']);
  expect(await row(2)).toEqual(['Rafael', 'Moreno', '555 0117', '', 'not given']);
});

test('each path shows and hands over what it finds', async () => {
  const { demo } = await sharedDemo('nested', 'nested-path');
  const column = (number: number) =>
    demo.locator(`tbody td:nth-child(${number})`).allTextContents();
  for (const [path, shown, received] of [
    [
      "['address', 'city']",
      ['Lagos', 'Uppsala', ''],
      ['"Lagos"', '"Uppsala"', 'undefined'],
    ],
    ["'address.city'", ['', '', ''], ['undefined', 'undefined', 'undefined']],
    ["'address'", ['', '', ''], ['{"city":"Lagos"}', '{"city":"Uppsala"}', 'undefined']],
    [
      "['tags', 0]",
      ['speaker', '', 'volunteer'],
      ['"speaker"', 'undefined', '"volunteer"'],
    ],
    [
      "'tags'",
      ['speakerboard', '', 'volunteer'],
      ['["speaker","board"]', '[]', '["volunteer"]'],
    ],
    [
      "['address', 'geo', 'latitude']",
      ['', '', ''],
      ['undefined', 'undefined', 'undefined'],
    ],
  ] as const) {
    await demo.getByRole('combobox', { name: 'dataIndex' }).selectOption(path);
    expect([path, await column(2)]).toEqual([path, shown]);
    expect([path, await column(3)]).toEqual([path, received]);
  }
});
