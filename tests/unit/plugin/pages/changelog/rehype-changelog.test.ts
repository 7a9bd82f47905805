import type { Element, Root } from 'hast';
import { feedLinks } from '../../../../../src/plugin/pages/changelog/feed-links';
import rehypeChangelog from '../../../../../src/plugin/pages/changelog/rehype-changelog';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const release = '<Changelog></Changelog>\n\n## 1.0.0\n\n`2024-01-02`\n\n- New\n';
const root = folderWith({
  'docs/changelog.md': release,
  'docs/changelog.zh-CN.md': release,
  'docs/undated.md': '<Changelog></Changelog>\n\n## 1.0.0\n\n- New\n',
  'docs/page.md': 'Text.\n',
});
const words = { 'zh-CN': { 'markdown.changelog.feed': '订阅' } };

test('each changelog with dates has a link to its feed, in its language, where the host is known', () => {
  const linksOf = (siteUrl?: string) =>
    feedLinks(siteIn(root, { siteUrl }), '/table', words);
  expect(linksOf()).toEqual({});
  expect(linksOf('https://example.com/table')).toEqual({
    [`${root}/docs/changelog.md`]: { href: '/table/changelog.atom', text: 'Atom' },
    [`${root}/docs/changelog.zh-CN.md`]: {
      href: '/table/zh-CN/changelog.atom',
      text: '订阅',
    },
  });
});

const element = (tagName: string, children: Element['children'] = [], properties = {}) =>
  ({ type: 'element', tagName, properties, children }) as Element;
const anchor = element('a', [], { ariaHidden: true });

/** The tags of a tree after the step, each with what it holds. */
function made(children: Element[]): string[] {
  const tree: Root = { type: 'root', children };
  const feeds = { '/a.md': { href: '/a.atom', text: 'Subscribe' } };
  rehypeChangelog.call({ data: () => '/a.md' }, { feeds })(tree);
  const tagsOf = (node: Root['children'][number]): string =>
    node.type === 'element'
      ? `${node.tagName}(${node.children.map(tagsOf).join(' ')})`
      : node.type === 'text'
        ? node.value
        : '';
  return tree.children.map(tagsOf);
}

test('a link stands below the filter, and versions lose their links to themselves', () => {
  const version = element('h2', [anchor], { id: 'v1-0-0' });
  const heading = element('h2', [anchor], { id: 'about' });
  expect(made([element('p', [element('Changelog')]), heading, version])).toEqual([
    'p(Changelog())',
    'p(a(Subscribe))',
    'h2(a())',
    'h2()',
  ]);
});

test('a page without the tag stays', () => {
  expect(made([element('h2', [anchor], { id: 'v1-0-0' })])).toEqual(['h2(a())']);
});
