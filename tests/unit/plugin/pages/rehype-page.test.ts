import type { Element } from 'hast';
import {
  asset,
  attributeOf,
  demo,
  element,
  grid,
  run,
  single,
  sourceCode,
  text,
} from '../../support/page-tree';
import type { File } from '../../support/page-tree';

describe('the heading of the page', () => {
  test('is taken out, because the layout shows it', async () => {
    const { parts: children } = await run([
      element('h1', [text('A')]),
      element('p', [text('Text')]),
    ]);
    expect(children.map(({ tagName }) => tagName)).toEqual(['p']);
  });

  test('is taken out wherever it stands, and what follows is still seen', async () => {
    const code = sourceCode('const a = 1;\n', 'ts');
    const box = element('div', [element('h1'), code]);
    await run([box]);
    expect(box.children).toEqual([code]);
    expect(code.JSXAttributes?.[0]?.value).toBe('ledgerHtml[0]');
  });

  test('is linked to as the content that it begins', async () => {
    const title = element('h1', [text('Ä b')], { properties: { id: 'ä-b' } });
    const links = ['#ä-b', '#%C3%A4-b', '#other'].flatMap((to) => [
      element('Link', [], { properties: { to } }),
      element('a', [], { properties: { href: to } }),
    ]);
    await run([title, element('Component', links)]);
    expect(
      links.map(({ properties }) => [properties?.to, properties?.href].join('')),
    ).toEqual([...Array<string>(4).fill('#ledger-content'), '#other', '#other']);
  });

  test('other headings stay', async () => {
    const { parts: children } = await run([element('h2'), element('h3')]);
    expect(children.map(({ tagName }) => tagName)).toEqual(['h2', 'h3']);
  });

  test('the link before a heading is sent without an icon', async () => {
    const link = element('a', [element('span')], { properties: { ariaHidden: 'true' } });
    await run([element('h2', [link, text('Usage')])]);
    expect(link.children).toEqual([]);
  });
});

test('a table is named by the heading above it, a further one by its columns', async () => {
  const table = () =>
    element('Table', [element('th', [text('Name')]), element('th', [text('Use')])]);
  const heading = element('h2', [], { properties: { id: 'exports' } });
  const { parts } = await run([table(), heading, table(), table()]);
  expect(
    parts
      .filter(({ tagName }) => tagName === 'Table')
      .map(({ properties }) => properties),
  ).toEqual([
    { ariaLabel: 'Name, Use' },
    { ariaLabelledBy: 'exports' },
    { ariaLabel: 'Name, Use' },
  ]);
});

test.each([
  ['aligned', element('p', [text('A')], { properties: { align: 'center' } })],
  ['aligned', element('div', [text('A')], { properties: { align: 'center' } })],
  ['quotes', element('blockquote', [text('A')])],
])('only a page that has it loads the style sheet %s', async (name, part) => {
  const { payload } = await run([element('div', [part])]);
  expect(payload.styles).toContain(name);
  expect((await run([element('p')])).payload.styles).not.toContain(name);
});

test.each([
  [['参数', '说明', '默认值'], ['size', '表格的大小，影响行高和字号', '是'], [1]],
  [['参数', '说明', '默认值'], ['size', '大小', '是'], []],
  [['参数', '说明', '默认值'], ['size', '按钮大小', '是'], [1]],
  [['参数', '说明'], ['size', '表格的大小，影响行高和字号'], []],
  [['函数', '说明'], ['isValidThousandSeparated', '验证是否为带千位分隔符的数字'], [1]],
  [['Name', 'Text', 'Default'], ['size', 'The size of its rows and letters', 'no'], []],
])(
  'of a table %j with a row %j, these columns keep a width: %j',
  async (head, row, wide) => {
    const cells = (name: string, texts: string[]) =>
      texts.map((one) => element(name, [text(one)]));
    const heads = cells('th', head);
    const table = element('Table', [
      element('thead', [element('tr', heads)]),
      element('tbody', [element('tr', cells('td', row))]),
    ]);
    const { styles } = (await run([table])).payload;
    expect(
      heads.flatMap(({ properties }, column) => (properties?.className ? [column] : [])),
    ).toEqual(wide);
    expect(styles?.includes('columns')).toBe(wide.length > 0);
  },
);

describe('the table of contents', () => {
  const toc = [
    { id: 'a', title: 'A', depth: 1 },
    { id: 'b', title: 'B', depth: 2 },
    { id: 'c', title: 'C', depth: 3 },
    { id: 'd', title: 'D', depth: 4 },
  ];
  /** The ids in the table of contents that comes first on the page. */
  const idsOf = async (children: Element[], data: File['data']) => {
    const {
      parts: [first],
      payload,
    } = await run(children, data);
    const items = (attributeOf(first, 'items', payload) ?? []) as { id: string }[];
    return first?.tagName === 'Toc' ? items.map(({ id }) => id) : undefined;
  };

  test('leaves out a heading without text, as the page does', async () => {
    const anchor = () =>
      element('a', [element('span')], { properties: { ariaHidden: 'true' } });
    const headings = [
      element('h2', [anchor(), text('B')], { properties: { id: 'b' } }),
      element('h2', [anchor()], { properties: { id: '' } }),
      element('h3', [anchor(), element('img')], { properties: { id: '-1' } }),
    ];
    const empty = { id: '', title: '', depth: 2 };
    const children = [...headings];
    expect(await idsOf(children, { toc: [toc[1]!, empty] })).toEqual(['b']);
    expect(children).not.toContain(headings[1]);
    expect(children).toContain(headings[2]);
  });

  test('comes first, without the title and without small headings', async () => {
    expect(await idsOf([element('p')], { toc })).toEqual(['b', 'c']);
  });

  test('is as deep as the page wants', async () => {
    expect(await idsOf([element('p')], { toc, frontmatter: { tocDepth: 2 } })).toEqual([
      'b',
    ]);
    expect(await idsOf([element('p')], { toc, frontmatter: { tocDepth: 4 } })).toEqual([
      'b',
      'c',
      'd',
    ]);
  });

  test.each([
    ['no headings', { toc: [] }],
    ['no wish for one', { toc, frontmatter: { toc: false } }],
    ['a title alone', { toc: toc.slice(0, 1) }],
    ['nothing known of its headings', {}],
  ])('is not there on a page with %s, which has its room', async (_, data) => {
    const { parts, payload } = await run([element('p')], data);
    expect(parts).toHaveLength(1);
    expect(payload.styles).toEqual(['no-contents']);
    expect((await run([element('p')], { toc })).payload.styles).toEqual([]);
  });

  test.each(['docs/a.md', 'docs/a.$tab-b.md'])(
    'of %s stands in the sidebar, and not here, where the page says so',
    async (filename) => {
      const frontmatter = { filename, tocDepth: 2 };
      const menu = { toc: [{ id: 'b', title: 'B', depth: 2 }] };
      const { parts, payload } = await run(
        [element('p')],
        { toc, frontmatter },
        { menus: [filename] },
      );
      expect(parts.map(({ tagName }) => tagName)).toEqual(['p']);
      expect(payload.matter).toEqual(menu);
      const other = await run(
        [element('p')],
        { toc, frontmatter },
        { menus: ['docs/b.md'] },
      );
      expect(other.parts.map(({ tagName }) => tagName)).toEqual(['Toc', 'p']);
      expect(other.payload.matter).toBeUndefined();
    },
  );

  test('names a demo as the page links to it, and leaves other entries alone', async () => {
    const page = [
      { id: 'b', title: 'B', depth: 2 },
      { id: 'demo-a', title: 'A demo', depth: 3 },
      { id: 'demo-b', title: 'In a grid', depth: 3 },
    ];
    const ids = await idsOf(
      [
        single('demo-a', 'docs/examples/scroll-x.tsx'),
        grid(demo('demo-b', 'docs/examples/key.tsx')),
      ],
      { toc: page },
    );
    expect(ids).toEqual(['b', 'scroll-x', 'key']);
  });
});

describe('what is kept beside the page', () => {
  test('are its demos in page order, each with its file where it has one', async () => {
    const load = "() => import('/site/docs/examples/a.tsx?techStack=react')";
    const { payload } = await run(
      [
        single('demo-b', 'docs/examples/b.tsx'),
        grid(demo('demo-a', 'docs/examples/a.tsx')),
      ],
      {
        demos: [asset('demo-a', {}, load), asset('demo-b', {}, 'function Demo() {}')],
      },
    );
    expect(payload.demos).toEqual([
      { id: 'demo-b', name: 'b', title: 'demo-b' },
      { id: 'demo-a', name: 'a', title: 'demo-a', file: '/site/docs/examples/a.tsx' },
    ]);
  });

  test('are the ids of its references and the names of its components', async () => {
    const { payload } = await run([
      element('API', [], { properties: { id: 'Table' } }),
      element('div', [element('API', [], { properties: { id: 'Column' } })]),
      element('p', [element('Link', [text('A')])]),
    ]);
    expect(payload.references).toEqual(['Table', 'Column']);
    expect(payload.components).toEqual(['API', 'Link']);
  });

  test('is the text as HTML, links below the base, numbered like the code before it', async () => {
    const link = element('Link', [text('Key')], { properties: { to: '/demo/key' } });
    const { parts, payload } = await run([
      element('p', [text('See '), link]),
      sourceCode('a\n', 'none'),
    ]);
    expect(parts.map((part) => attributeOf(part, 'html', payload))).toEqual([
      undefined,
      'a',
    ]);
    expect(parts[0]?.properties).toEqual({ 'data-ledger-html': '1' });
    expect(payload.html[1]).toBe('See <a href="/base/demo/key">Key</a>');
  });

  test('has the links of a translation in its language, in text and beside components', async () => {
    const link = () => element('Link', [text('Key')], { properties: { to: '/#a' } });
    const alone = link();
    const { payload } = await run(
      [element('p', [link()]), element('div', [alone, element('API')])],
      { frontmatter: { filename: 'docs/a.$tab-b.zh-CN.md' } },
    );
    expect(payload.html).toEqual(['<a href="/base/zh-CN#a">Key</a>']);
    expect(alone.properties?.to).toBe('/zh-CN#a');
  });
});

test.each(['/home/me/site/a.css', '/home/me/site/a'])(
  'a demo that is none does not leave the path of its file in the page: %s',
  async (src) => {
    const tag = element('code', [], { properties: { src } });
    const { parts, payload } = await run([element('p', [tag])]);
    expect(JSON.stringify([parts, payload])).not.toContain('/home/me');
  },
);

test("a block of the site's own around code gets it as from dumi", async () => {
  const code = sourceCode('const a = 1; // [!code ++]\n', 'ts');
  const { payload } = await run([code], {}, { ownCode: true });
  expect(code.JSXAttributes?.map(({ name }) => name)).toEqual([
    'highlightLines',
    'children',
    'html',
  ]);
  expect(attributeOf(code, 'children', payload)).toBe('const a = 1;');
  const plain = sourceCode('const a = 1;\n', 'ts');
  await run([plain]);
  expect(plain.JSXAttributes?.map(({ name }) => name)).toEqual(['html']);
});
