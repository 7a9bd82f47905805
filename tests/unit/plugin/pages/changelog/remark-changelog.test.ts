import type { Root } from 'mdast';
import remarkChangelog from '../../../../../src/plugin/pages/changelog/remark-changelog';
import {
  inlineText,
  nodesOfType,
  parseTree,
} from '../../../../../src/plugin/markdown/tree';
import { LOCALES } from '../../../support/locales';

const words = {
  'en-US': {
    'markdown.changelog.fix': 'Fix',
    'markdown.changelog.filter': 'Filter',
    'markdown.changelog.own': 'You use {version}',
  },
  'zh-CN': { 'markdown.changelog.fix': '修复' },
};

/** The tree of a page after the step. */
function made(text: string, file = 'a.md', ownVersion = false): Root {
  const tree = parseTree(`<Changelog></Changelog>\n\n${text}`);
  const step = remarkChangelog.call(
    { data: () => `/site/docs/${file}` },
    { locales: LOCALES, words, ownVersion },
  );
  step(tree);
  return tree;
}

/** Headings as `## text #id`. */
const headings = (tree: Root) =>
  tree.children.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const text = node.children
      .map((child) => inlineText(child))
      .join('')
      .trim();
    const { id } = (node.data?.hProperties ?? {}) as { id?: string };
    return `${'#'.repeat(node.depth)} ${text}${id ? ` #${id}` : ''}`;
  });

const release = (version: string, date: string) =>
  `### ${version}\n\n\`${date}\`\n\n- **Fixed** a ${version}\n\n`;
const many = Array.from({ length: 12 }, (_, at) =>
  release(`2.${11 - at}.0`, at < 3 ? '2024-01-02' : '2023-01-02'),
).join('');

test('a version has its own anchor, and beside it the date with the old one', () => {
  const tree = made('## 1.11.1\n\n`2024-05-01`\n\n- **Fixed** a\n\n## 1.1.11\n');
  expect(headings(tree)).toEqual(['## 1.11.1 2024-05-01 #v1-11-1', '## 1.1.11 #v1-1-11']);
  const dates = nodesOfType('emphasis', tree).map(({ data }) => data);
  expect(dates).toEqual([
    { hName: 'time', hProperties: { id: '1111' } },
    { hName: 'span', hProperties: { id: '1111-1' } },
  ]);
});

test('few versions stay in the chapters of the changelog', () => {
  const text = `## 2.x\n\n${release('2.0.0', '2024-01-01')}## Notes\n`;
  expect(headings(made(text))).toEqual([
    '## 2.x',
    '### 2.0.0 2024-01-01 #v2-0-0',
    '## Notes',
  ]);
});

test('many versions stand below their years, in their chapter', () => {
  const text = `## 2.x\n\nThe text.\n\n${many}## Notes\n`;
  const found = headings(made(text));
  expect(found.slice(0, 3)).toEqual([
    '## 2.x',
    '### 2024 #2x-2024',
    '#### 2.11.0 2024-01-02 #v2-11-0',
  ]);
  expect(found[5]).toBe('### 2023 #2x-2023');
  expect(found.at(-1)).toBe('## Notes');
});

test('a version that came out later than those above it stands below its year', () => {
  const text = `## 2.x\n\n${many}${release('1.9.9', '2024-09-09')}`;
  const found = headings(made(text));
  expect(found.indexOf('#### 1.9.9 2024-09-09 #v1-9-9')).toBe(5);
});

test('without chapters there is one for each major version', () => {
  const text = many.replace(/^### /gm, '## ') + '## 1.0.0\n\n- a\n';
  const found = headings(made(text));
  expect(found[0]).toBe('## 2.x #2x');
  expect(found[1]).toBe('### 2024 #2x-2024');
  expect(found[2]).toBe('#### 2.11.0 2024-01-02 #v2-11-0');
  expect(found).toContain('## 1.x #1x');
  expect(found.at(-1)).toBe('#### 1.0.0 #v1-0-0');
});

test('nothing of the text is lost', () => {
  const text = `## 2.x\n\nThe text.\n\n${many}## Notes\n\nThe end.\n`;
  const shown = made(text);
  expect(nodesOfType('listItem', shown)).toHaveLength(12);
  expect(nodesOfType('paragraph', shown).map((node) => inlineText(node))).toEqual(
    expect.arrayContaining(['The text.', 'The end.']),
  );
});

test.each([
  ['a.md', 'Fix'],
  ['a.zh-CN.md', '修复'],
])('in %s a fix is called %s', (file, word) => {
  const [item] = nodesOfType('listItem', made('## 1.0.0\n\n- **Fixed** a\n', file));
  expect(item?.data).toEqual({ hProperties: { 'data-kind': 'fix' } });
  expect(item && inlineText(item)).toBe(`${word} a`);
});

test('the filter is told the kinds that there are', () => {
  const [tag] = nodesOfType('html', made('## 1.0.0\n\n- **Fixed** a\n'));
  const [, json = ''] = /words="([^"]*)"/.exec(tag?.value ?? '') ?? [];
  expect(JSON.parse(json.replace(/&quot;/g, '"'))).toMatchObject({
    fix: 'Fix',
    filter: 'Filter',
  });
  expect(json).not.toContain('feature');
  expect(json).not.toContain('You use');
});

test('the filter can say that the version of the reader hides others, where they choose one', () => {
  const [tag] = nodesOfType('html', made('## 1.0.0\n\n- **Fixed** a\n', 'a.md', true));
  expect(tag?.value).toContain('You use {version}');
});

test('a page without the tag stays as it is', () => {
  const tree = parseTree('## 1.0.0\n\n- **Fixed** a\n');
  const before = JSON.stringify(tree);
  remarkChangelog.call(
    { data: () => 'a.md' },
    { locales: LOCALES, words, ownVersion: true },
  )(tree);
  expect(JSON.stringify(tree)).toBe(before);
});
