import { readReference } from '../../../../src/plugin/reference/read';

test('a start that cannot wait for types has the rows without them', () => {
  const { notes, properties, problems } = readReference('docs/api', process.cwd(), true);
  expect(notes.map(({ id }) => id)).toContain('Table');
  expect(problems).toEqual([]);
  expect(properties).toBeUndefined();
});

test('they are there once they have been read', () => {
  const read = readReference('docs/api', process.cwd());
  const place = read.notes.findIndex(({ id }) => id === 'Table');
  const typeOf = (name: string, { properties }: typeof read) =>
    properties?.[place]?.find((property) => property.name === name)?.type;
  expect(typeOf('rowClassName', read)).toContain('RowClassName');
  const known = readReference('docs/api', process.cwd(), true);
  expect(typeOf('rowClassName', known)).toBe(typeOf('rowClassName', read));
});
