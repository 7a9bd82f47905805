import { readFileSync } from 'node:fs';
import { changesByName } from '../../../../../src/plugin/markdown/changelog/changes-by-name';
import { readReleases } from '../../../../../src/plugin/markdown/changelog/releases';
import { parseTree } from '../../../../../src/plugin/markdown/tree';

const read = (text: string) => changesByName(readReleases(parseTree(text)));

test('finds the entries that name a property in code, from new to old', () => {
  const changes = read(
    '## 1.9.0\n\n- **New** `title`\n\n## 1.10.0 - 2024-05-01\n\n- **Fixed** `title` and `title={1}`\n- **Fixed** `title` again\n- the word title\n',
  );
  const newest = {
    version: '1.10.0',
    anchor: 'v1-10-0',
    date: '2024-05-01',
    kind: 'fix',
  };
  expect(changes.get('title')).toEqual([
    newest,
    newest,
    { version: '1.9.0', anchor: 'v1-9-0', date: undefined, kind: 'feature' },
  ]);
  expect([...changes.keys()]).toEqual(['title']);
});

test('a property of an object is named by itself and with its object', () => {
  const changes = read('## 1.0.0\n\n- `expandable.onExpand()` is called once\n');
  expect([...changes.keys()]).toEqual(['expandable', 'onExpand']);
});

test.each(['data-row-key', 'aria-*', 'position: sticky', '<a>', '@me/data', ''])(
  '%j in code names no property',
  (code) => {
    expect([...read(`## 1.0.0\n\n- ${code && `\`${code}\``} x\n`).keys()]).toEqual([]);
  },
);

test("names of an object's own members are no changes", () => {
  expect(read('## 1.0.0\n\n- `a`\n').get('constructor')).toBeUndefined();
});

test('the changelog of rc-table says when its properties have changed', () => {
  const changes = read(readFileSync('CHANGELOG.md', 'utf8'));
  expect(changes.get('caption')?.map(({ version }) => version)).toContain('7.27.0');
  expect(changes.get('data')?.length).toBeGreaterThan(0);
});
