import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import rehypeVerified from '../../../../../src/plugin/pages/verified/rehype-verified';

const element = (
  tagName: string,
  children: Element['children'],
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const item = (value: string) => element('li', [{ type: 'text', value }]);
const locales = [
  { id: 'en-US', name: 'English' },
  { id: 'zh-CN', name: '中文' },
];
const words = {
  'en-US': { 'markdown.verified': 'Verified on {version}' },
  'zh-CN': { 'markdown.verified': '已在 {version} 上验证' },
};
const sections = { 'docs/a.md#wrong': ['tests/a.test.ts', null, 'tests/b.test.ts'] };
const option = { file: 'docs/verified.json', version: '1.2.0', sections };

/**
 * The items of a page with two lists in the section, and one in another. dumi puts what stands
 * between components into a `div.markdown`.
 */
function itemsOf(filename: string, verified: object | undefined): string[] {
  const wrapper = (...children: Element[]) =>
    element('div', children, { className: ['markdown'] });
  const tree: Root = {
    type: 'root',
    children: [
      wrapper(
        element('h2', [], { id: 'wrong' }),
        element('ul', [item('one'), item('two')]),
      ),
      element('DumiDemo', []),
      wrapper(
        element('ul', [item('three')]),
        element('h2', [], { id: 'other' }),
        element('ul', [item('four')]),
      ),
    ],
  };
  rehypeVerified({ words, locales, verified: verified as typeof option })(tree, {
    data: { frontmatter: { filename } },
  });
  const show = (node: Root | Element): string =>
    node.children
      .map((child) => {
        if (child.type === 'text') return child.value;
        if (child.type !== 'element') return '';
        const { href } = child.properties ?? {};
        return child.tagName === 'a' ? `[${show(child)}](${String(href)})` : show(child);
      })
      .join('');
  const items: string[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'li') items.push(show(node));
  });
  return items;
}

test('items with a test have a mark, over all lists of the section and no further', () => {
  expect(itemsOf('docs/a.md', option)).toEqual([
    'one Verified on 1.2.0',
    'two',
    'three Verified on 1.2.0',
    'four',
  ]);
});

test('with an address, the mark leads to the test', () => {
  const url = 'https://example.com/{file}';
  expect(itemsOf('docs/a.md', { ...option, url })[0]).toBe(
    'one [Verified on 1.2.0](https://example.com/tests/a.test.ts)',
  );
});

test('a translation has the marks of its original, in its own words', () => {
  expect(itemsOf('docs/a.zh-CN.md', option)[0]).toBe('one 已在 1.2.0 上验证');
});

test('a section without lists has the mark of its test at its end, before the next heading', () => {
  const paragraph = (value: string) => element('p', [{ type: 'text', value }]);
  const tree: Root = {
    type: 'root',
    children: [
      element('h4', [], { id: 'keys' }),
      paragraph('one'),
      paragraph('two'),
      element('h4', [], { id: 'other' }),
      paragraph('three'),
    ],
  };
  const verified = { ...option, sections: { 'docs/a.md#keys': ['tests/a.test.ts'] } };
  rehypeVerified({ words, locales, verified })(tree, {
    data: { frontmatter: { filename: 'docs/a.md' } },
  });
  const texts = tree.children.map((node) => JSON.stringify(node).includes('Verified on'));
  expect(texts).toEqual([false, false, true, false, false]);
});

test('an item with an id has the mark of its own test, in any list of the page', () => {
  const named = element('li', [{ type: 'text', value: 'one' }], { id: 'slow' });
  const tree: Root = {
    type: 'root',
    children: [element('ul', [named, item('two')]), element('p', [], { id: 'slow' })],
  };
  const verified = { ...option, sections: { 'docs/a.md#slow': ['tests/a.test.ts'] } };
  rehypeVerified({ words, locales, verified })(tree, {
    data: { frontmatter: { filename: 'docs/a.zh-CN.md' } },
  });
  const texts = JSON.stringify(tree).match(/已在 1.2.0 上验证/g);
  expect(texts).toHaveLength(1);
  expect(JSON.stringify(named)).toContain('已在 1.2.0 上验证');
});

test.each([
  ['docs/b.md', option],
  ['docs/a.md', undefined],
])('%s has no marks with %o', (file, verified) => {
  expect(itemsOf(file, verified)).toEqual(['one', 'two', 'three', 'four']);
});
