import { join } from 'node:path';
import {
  parseDocument,
  originOf,
  placeOf,
  readDocument,
} from '../../../../src/plugin/markdown/document';
import { shownDemos } from '../../../../src/plugin/markdown/shown-demos';
import { writeFileSync } from 'node:fs';
import { documentWith } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** Ids of the references that a text shows. */
function referencesIn(text: string): string[] {
  return documentWith(text).outline.parts.flatMap(({ kind, id }) =>
    kind === 'reference' ? id : [],
  );
}

describe('demos and references', () => {
  test.each<[string, string, string[]]>([
    ['one', '<code src="../examples/a.tsx"></code>', ['../examples/a.tsx']],
    ['in single quotes', "<code src='./a.tsx'></code>", ['./a.tsx']],
    [
      'behind other attributes',
      '<code title="A" src="./a.tsx" debug></code>',
      ['./a.tsx'],
    ],
    ['over several lines', '<code\n  title="A"\n  src="./a.tsx"></code>', ['./a.tsx']],
    [
      'several in their order',
      '<code src="b"></code>\n<code src="a"></code>\n\nText.\n\n<code src="c"></code>',
      ['b', 'a', 'c'],
    ],
    ['in a list', '- <code src="a"></code>', ['a']],
    ['none in code', '`<code src="a"></code>`\n\n```md\n<code src="b"></code>\n```', []],
    ['none in a comment', '<!-- <code src="a"></code> -->\n\nText.', []],
    ['none without a source', '<code>a</code>', []],
    ['none in another tag', '<img src="a.png">', []],
  ])('demos: %s', (_, text, expected) => {
    expect(shownDemos(documentWith(text)).map(({ src }) => src)).toEqual(expected);
  });

  test('a page may say title and description of a demo', () => {
    const tag =
      '<code src="./a.tsx" title="A &quot;b&quot;" description=\'c > "d" &amp; e\'></code>';
    const [demo] = shownDemos(documentWith(tag));
    expect(demo?.attributes.get('title')).toBe('A "b"');
    expect(demo?.attributes.get('description')).toBe('c > "d" & e');
  });

  test.each<[string, string, string[]]>([
    ['one', '<API id="Table"></API>', ['Table']],
    [
      'several',
      '<API id="Table"></API>\n\n## B\n\n<API hideTitle id="Column" />',
      ['Table', 'Column'],
    ],
    ['none in code', '`<API id="Table"></API>`', []],
    ['none without an id', '<API></API>', []],
  ])('references: %s', (_, text, expected) => {
    expect(referencesIn(text)).toEqual(expected);
  });
});

describe('embedded files', () => {
  const root = folderWith({
    'docs/a.md': [
      '---\ntitle: A\n---\n',
      'Before.\n',
      '<embed src="../parts/b.md"></embed>\n',
      '## After {#after}\n',
      '<code src="./own.tsx"></code>\n',
    ].join('\n'),
    'parts/b.md':
      '---\ntitle: Not shown\n---\n\n## Inside\n\n[a](/a)\n\n<code src="./part.tsx"></code>\n\n<embed src="./c.md"></embed>\n',
    'parts/c.md': '### Deep\n\n<embed src="./b.md"></embed>\n',
    'docs/range.md': '<embed src="../parts/lines.md#L2-L3"></embed>\n',
    'parts/lines.md': '## One\n## Two\n## Three\n## Four\n',
    'docs/gone.md': '# Gone\n\n<embed src="./none.md"></embed>\n',
  });
  const read = (file: string) => readDocument(join(root, file), root);

  test('are part of the text, those that they embed included, but not themselves', () => {
    const { outline, embeds, frontMatter } = read('docs/a.md');
    expect(frontMatter).toEqual({ title: 'A' });
    expect(embeds.map(({ src }) => src)).toEqual(['../parts/b.md', './c.md']);
    const ids = outline.parts.filter(({ kind }) => kind === 'heading');
    expect(ids.map(({ id }) => id)).toEqual(['inside', 'deep', 'after']);
  });

  test('keep their own files and lines', () => {
    const document = read('docs/a.md');
    const places = document.outline.parts
      .filter(({ kind }) => kind === 'heading')
      .map(({ line }) => placeOf(document, line, root));
    expect(places).toEqual([
      { file: 'parts/b.md', line: 5 },
      { file: 'parts/c.md', line: 1 },
      { file: 'docs/a.md', line: 9 },
    ]);
    const [link] = document.outline.links;
    expect(originOf(document, link?.line ?? 0)).toEqual({
      path: join(root, 'parts/b.md'),
      line: 7,
    });
  });

  test('show the demos beside them', () => {
    expect(shownDemos(read('docs/a.md')).map(({ path }) => path)).toEqual([
      join(root, 'parts/part.tsx'),
      join(root, 'docs/own.tsx'),
    ]);
  });

  test('may be a range of lines', () => {
    const document = read('docs/range.md');
    expect(
      document.outline.parts.flatMap(({ kind, id, line }) =>
        kind === 'heading' ? [[id, placeOf(document, line, root).line]] : [],
      ),
    ).toEqual([
      ['two', 2],
      ['three', 3],
    ]);
  });

  test('that do not exist stay as they are written', () => {
    const { text, tags } = read('docs/gone.md');
    expect(text).toBe('# Gone\n\n<embed src="./none.md"></embed>\n');
    expect(tags.map(({ name }) => name)).toEqual(['embed']);
  });

  test('in code are left alone', () => {
    const text = '```md\n<embed src="../parts/b.md"></embed>\n```\n';
    expect(parseDocument(text, join(root, 'docs/x.md'), root).text).toBe(text);
  });

  test('that change make another document, and the same otherwise', () => {
    const own = folderWith({
      'docs/a.md': '<embed src="./b.md"></embed>\n',
      'docs/b.md': '## One\n',
    });
    const path = join(own, 'docs/a.md');
    const first = readDocument(path, own);
    expect(readDocument(path, own)).toBe(first);
    writeFileSync(join(own, 'docs/b.md'), '## Two\n');
    expect(readDocument(path, own).outline.parts.map(({ id }) => id)).toContain('two');
  });
});
