import { firstVersions } from '../../../scripts/first-versions/first-versions.mjs';

const version = (
  name: string,
  words: string[],
  declared: string[] | null = null,
  listed: string[] = [],
) => ({
  version: name,
  words: new Set(words),
  declared: [declared && new Set(declared)],
  listed: [new Set(listed)],
});
const found = (row: string, ...evidence: ReturnType<typeof version>[]) => {
  const [id = '', ...name] = row.split('.');
  return firstVersions([{ id, rows: { [name.join('.')]: {} } }], evidence)[row];
};

test('types tell where a version has them, whatever its words', () => {
  expect(
    found(
      'Table.size',
      version('1.0.0', ['size'], []),
      version('1.1.0', ['size'], ['size']),
    ),
  ).toEqual({ without: '1.0.0', with: '1.1.0', by: 'types' });
});

test('before types, all words of a path tell, and what propTypes list', () => {
  const versions = [
    version('1.0.0', ['scroll']),
    version('1.1.0', ['scroll', 'x']),
    version('2.0.0', [], ['scroll.x']),
  ];
  expect(found('Table.scroll.x', ...versions)).toEqual({
    without: '1.0.0',
    with: '1.1.0',
    by: 'words',
  });
  expect(found('Table.size', version('1.0.0', [], null, ['size']))).toEqual({
    without: undefined,
    with: '1.0.0',
    by: 'types',
  });
});

test('a row is not older than the word of its owner, nor than types where its word meant something else', () => {
  expect(
    found(
      'Sticky.fixed',
      version('1.0.0', ['fixed']),
      version('1.1.0', ['fixed', 'TableSticky']),
    ),
  ).toMatchObject({ without: '1.0.0', with: '1.1.0' });
  expect(
    found(
      'Table.title',
      version('1.0.0', ['title']),
      version('1.1.0', ['title'], ['title']),
    ),
  ).toMatchObject({ without: '1.0.0', with: '1.1.0', by: 'types' });
});

test('a row that no version has is between none', () => {
  expect(found('Table.gone', version('1.0.0', []))).toEqual({
    without: undefined,
    with: undefined,
    by: undefined,
  });
});
