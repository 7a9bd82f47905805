import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeAuthoring from '../../../../src/plugin/pages/rehype-authoring';
import { LOCALES } from '../../support/locales';
import { element, text } from '../../support/page-tree';

const words = {
  'en-US': {
    'markdown.warning': 'Warning',
    'markdown.tabs': 'Tabs',
    'markdown.done': 'Done',
    'markdown.open': 'To do',
    'markdown.package-manager': 'Package manager',
  },
  'zh-CN': { 'markdown.warning': '注意' },
};

function made(node: Element, filename = 'docs/a.md', own: string[] = []) {
  const data: { frontmatter: { filename: string }; authored?: boolean } = {
    frontmatter: { filename },
  };
  rehypeAuthoring({ words, locales: LOCALES, own })(
    { type: 'root', children: [node] },
    { data },
  );
  return { node, authored: data.authored };
}

function attributesOf(node: Element): Record<string, unknown> {
  return Object.fromEntries(
    (node.JSXAttributes ?? []).map(({ name = '', value = '' }) => [
      name,
      JSON.parse(value) as unknown,
    ]),
  );
}

const label = () => element('p', [text('Hot')], { properties: { dataLabel: '' } });

test("text in a component of the site's own is marked, and components in it are not", () => {
  const card = element('Card', [
    element('p', [element('b', [text('Text')])]),
    element('Price', []),
    text('More'),
  ]);
  made(card, 'docs/a.md', ['Card']);
  const [paragraph, price] = card.children as Element[];
  expect(paragraph?.properties).toEqual({ dataProse: '' });
  expect((paragraph?.children[0] as Element).properties).toEqual({});
  expect(price?.properties).toEqual({});
});

describe('a callout', () => {
  const warning = (properties: object, children: ElementContent[] = []) =>
    element('div', [...children, element('p', [text('Text')])], {
      properties: { dataCallout: 'warning', ...properties },
    });

  test.each([
    ['docs/a.md', 'WarningText'],
    ['docs/a.zh-CN.md', '注意Text'],
  ])('of %s says what it is in the language of its page', (filename, expected) => {
    expect(textOf(made(warning({}), filename).node)).toBe(expected);
  });

  test.each<[string, Element]>([
    ['in braces', warning({ dataTitle: 'Hot' })],
    ['in brackets', warning({}, [label()])],
    [
      'of a container of dumi',
      element('Container', [element('p', [text('Text')])], {
        properties: { type: 'warning', title: 'Hot' },
      }),
    ],
    [
      'of an alert of dumi 1',
      element('Alert', [element('p', [text('Text')])], {
        properties: { type: 'warning', title: 'Hot' },
      }),
    ],
  ])('with a title %s says its kind before it', (_, node) => {
    const { node: callout, authored } = made(node);
    expect(textOf(callout)).toBe('Warning: HotText');
    expect(callout.properties).toMatchObject({ role: 'note', dataType: 'warning' });
    expect(authored).toBe(true);
  });
});

describe('tabs', () => {
  const tab = (title: string) => element('div', [], { properties: { dataTab: title } });

  test('are a component with the titles, told apart from those of other files', () => {
    const node = element('div', [tab('A'), tab('B')], { properties: { dataTabs: '' } });
    made(node, 'docs/a.$tab-more.md');
    expect(node.tagName).toBe('Tabs');
    expect(attributesOf(node)).toEqual({
      id: 'ledger-tabs-more-1',
      titles: ['A', 'B'],
      label: 'Tabs',
    });
  });

  test('of package managers share their choice', () => {
    const node = element('div', [tab('npm')], {
      properties: { dataTabs: '', dataGroup: 'package-manager' },
    });
    made(node);
    expect(attributesOf(node)).toMatchObject({
      label: 'Package manager',
      group: 'package-manager',
    });
  });

  test("are made of dumi's group of code, each block with its own title", () => {
    const code = (meta: string) => element('SourceCode', [text('a')], { data: { meta } });
    const node = element('CodeGroup', [code('title="a.ts"'), code('[b.ts] {1}')]);
    made(node);
    expect(attributesOf(node).titles).toEqual(['a.ts', 'b.ts']);
    // The row of tabs shows them; the blocks do not repeat them.
    const blocks = node.children.flatMap((panel) =>
      panel.type === 'element' ? panel.children : [],
    );
    expect(
      blocks.map(({ data }) => (data as { meta?: string } | undefined)?.meta?.trim()),
    ).toEqual([undefined, '', undefined, '{1}']);
  });
});

test.each([
  [true, 'Done'],
  [false, 'To do'],
])('a box of a task list that is checked: %s is named "%s"', (checked, name) => {
  const properties = { type: 'checkbox', disabled: true, checked };
  expect(made(element('input', [], { properties })).node.properties).toEqual({
    ...properties,
    ariaLabel: name,
  });
});

test('a badge is a word with its kind, and nothing else makes a page need the styles', () => {
  const badge = element('Badge', [text('old')], { properties: { type: 'error' } });
  expect(made(badge).node).toMatchObject({
    tagName: 'span',
    properties: { className: ['ledger-badge'], dataType: 'danger' },
  });
  expect(made(element('p', [text('A')])).authored).toBeUndefined();
});

test.each(['Container', 'Alert', 'Badge', 'CodeGroup', 'Tree'])(
  'a <%s> of the site itself stays as it is',
  (name) => {
    const written = (properties = {}) =>
      element(name, [element('ul', [element('li', [text('a')])], { properties })]);
    expect(made(written(), 'docs/a.md', [name]).node).toEqual(written({ dataProse: '' }));
  },
);

test.each([
  [{ height: '400px' }, 'height:400px;object-fit:contain;'],
  [{ height: 40 }, 'height:40px;object-fit:contain;'],
  [{ height: '50%' }, 'height:50%;object-fit:contain;'],
  [{ height: '40', style: 'float:left' }, 'height:40px;object-fit:contain;float:left'],
  [{ height: 'auto' }, undefined],
  // The shape of the picture is known, and its width leaves it.
  [{ height: 40, width: 60 }, undefined],
  [{ width: 60 }, undefined],
])('a picture with %j has the style %j', (properties, style) => {
  const { node } = made(element('img', [], { properties }));
  expect(node.properties?.style).toBe(style);
});
