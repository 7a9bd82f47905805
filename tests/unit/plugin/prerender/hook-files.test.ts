import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hookFiles } from '../../../../src/plugin/prerender/output/hook-files';

const folder = mkdtempSync(join(tmpdir(), 'hook-files-'));
const PAGE =
  '<html><head><link href="/a.css" rel="stylesheet"></head><body>A</body></html>';

beforeAll(() => {
  for (const name of ['index.html', 'b.html']) writeFileSync(join(folder, name), PAGE);
});

afterAll(() => rmSync(folder, { recursive: true }));

const say = jest.fn();
const filesOf = () => hookFiles(folder, ['index.html', 'b.html']);

test('nothing is read or written if no plugin asks', () => {
  const { documents, changes } = hookFiles(folder, ['gone.html']);
  expect(changes(documents, say)).toEqual([]);
  expect(() => documents[0]?.content).toThrow('gone.html');
});

test('a document is written that a plugin gives another text', () => {
  const { documents, changes } = filesOf();
  const given = documents.map((file) => ({
    ...file,
    content: file.path === 'b.html' ? file.content.replace('A', 'B') : file.content,
  }));
  const written = [{ path: 'b.html', content: PAGE.replace('A', 'B') }];
  expect(changes(given, say)).toEqual(written);
});

test('so is one that is changed in place, and changed once more', () => {
  const { documents, changes } = filesOf();
  for (const file of documents) file.content = file.content.replace('A', 'B');
  for (const file of documents) file.content = file.content.replace('B', 'C');
  const [first, second] = changes(documents, say);
  expect([first?.content, second?.content]).toEqual(
    Array(2).fill(PAGE.replace('A', 'C')),
  );
});

test('files that are added or named anew are written', () => {
  const { documents, changes } = filesOf();
  const given = documents.map((file) =>
    file.path === 'b.html' ? { ...file, path: 'c.html' } : file,
  );
  const paths = changes([...given, { path: 'd.html', content: '' }], say);
  expect(paths.map(({ path }) => path)).toEqual(['c.html', 'd.html']);
  expect(say).not.toHaveBeenCalled();
});

test('a document with other style sheets alone stays, with a line', () => {
  const { documents, changes } = filesOf();
  for (const file of documents) {
    file.content = file.content.replace(
      '</head>',
      '\n<style data-emotion="css">a{}</style><link rel="stylesheet" href="/b.css"></head>',
    );
  }
  expect(changes(documents, say)).toEqual([]);
  expect(say).toHaveBeenCalledTimes(1);
});
