import rehypePage from '../../../src/plugin/rehype-page';

// The grammars are read once, which takes seconds on a busy machine.
jest.setTimeout(60_000);

type Transform = ReturnType<typeof rehypePage>;
type Tree = Parameters<Transform>[0];
type File = Parameters<Transform>[1];
type Sources = { name: string; html: string }[];

function element(tagName: string, children: Tree[] = [], rest: Partial<Tree> = {}): Tree {
  return { type: 'element', tagName, properties: {}, children, ...rest };
}

function text(value: string): Tree {
  return { type: 'text', value };
}

/** A block of code as dumi's own steps leave it. */
function sourceCode(code: string, lang?: string): Tree {
  return element('SourceCode', [text(code)], {
    properties: { lang },
    JSXAttributes: [{ type: 'JSXAttribute', name: 'highlightLines', value: '{}' }],
  });
}

/** What dumi says of one demo. */
function demo(id: string, filename?: string) {
  return { demo: { id }, previewerProps: { filename, title: id } };
}

/** A demo that stands alone, and a grid of demos. */
function single(id: string, filename?: string): Tree {
  return element('DumiDemo', [], {
    JSXAttributes: [
      { type: 'JSXSpreadAttribute', argument: JSON.stringify(demo(id, filename)) },
    ],
  });
}
function grid(...demos: ReturnType<typeof demo>[]): Tree {
  return element('DumiDemoGrid', [], {
    JSXAttributes: [
      { type: 'JSXAttribute', name: 'items', value: JSON.stringify(demos) },
    ],
  });
}

function asset(id: string, files: Record<string, string>) {
  const dependencies = Object.fromEntries(
    Object.entries(files).map(([name, value]) => [
      name,
      { type: name.includes('.') ? ('FILE' as const) : ('NPM' as const), value },
    ]),
  );
  return { id, asset: { dependencies } };
}

/** Runs the step on the parts of a page. */
async function run(children: Tree[], data: File['data'] = {}): Promise<Tree[]> {
  const tree: Tree = { type: 'root', children };
  await rehypePage()(tree, { data });
  return tree.children ?? [];
}

/** What the previewer of a page's only demo is given. */
async function previewerOf(
  filename: string | undefined,
  files: Record<string, string>,
): Promise<{ anchor: string; sources: Sources; title: string }> {
  const [node] = await run([single('demo-a', filename)], {
    demos: [asset('demo-a', files)],
  });
  const props = JSON.parse(node?.JSXAttributes?.[0]?.argument ?? '') as {
    previewerProps: { anchor: string; sources: Sources; title: string };
  };
  return props.previewerProps;
}

describe('the heading of the page', () => {
  test('is taken out, because the layout shows it', async () => {
    const children = await run([
      element('h1', [text('A')]),
      element('p', [text('Text')]),
    ]);
    expect(children.map(({ tagName }) => tagName)).toEqual(['p']);
  });

  test('is taken out wherever it stands, and what follows is still seen', async () => {
    const box = element('div', [element('h1'), sourceCode('const a = 1;\n', 'ts')]);
    await run([box]);
    expect(box.children?.map(({ tagName }) => tagName)).toEqual(['SourceCode']);
    expect(box.children?.[0]?.properties?.html).toContain('c-keyword');
  });

  test('other headings stay', async () => {
    const children = await run([element('h2'), element('h3')]);
    expect(children.map(({ tagName }) => tagName)).toEqual(['h2', 'h3']);
  });
});

describe('the table of contents', () => {
  const toc = [
    { id: 'a', title: 'A', depth: 1 },
    { id: 'b', title: 'B', depth: 2 },
    { id: 'c', title: 'C', depth: 3 },
    { id: 'd', title: 'D', depth: 4 },
  ];
  /** The ids in the table of contents that comes first on the page. */
  const idsOf = ([first]: Tree[]) => {
    const attribute = first?.JSXAttributes?.find(({ name }) => name === 'items');
    const items = JSON.parse(attribute?.value ?? '[]') as { id: string }[];
    return first?.tagName === 'Toc' ? items.map(({ id }) => id) : undefined;
  };

  test('comes first, without the title and without small headings', async () => {
    expect(idsOf(await run([element('p')], { toc }))).toEqual(['b', 'c']);
  });

  test('is as deep as the page wants', async () => {
    expect(
      idsOf(await run([element('p')], { toc, frontmatter: { tocDepth: 2 } })),
    ).toEqual(['b']);
    expect(
      idsOf(await run([element('p')], { toc, frontmatter: { tocDepth: 4 } })),
    ).toEqual(['b', 'c', 'd']);
  });

  test.each([
    ['no headings', { toc: [] }],
    ['a title alone', { toc: toc.slice(0, 1) }],
    ['nothing known of its headings', {}],
  ])('is not there on a page with %s', async (_, data) => {
    expect(await run([element('p')], data)).toHaveLength(1);
  });

  test('names a demo as the page links to it, and leaves other entries alone', async () => {
    const page = [
      { id: 'b', title: 'B', depth: 2 },
      { id: 'demo-a', title: 'A demo', depth: 3 },
      { id: 'demo-b', title: 'In a grid', depth: 3 },
    ];
    const children = await run(
      [
        single('demo-a', 'docs/examples/scroll-x.tsx'),
        grid(demo('demo-b', 'docs/examples/key.tsx')),
      ],
      { toc: page },
    );
    expect(idsOf(children)).toEqual(['b', 'scroll-x', 'key']);
  });
});

describe('a block of code', () => {
  test('is highlighted, and the plain text is not shipped besides', async () => {
    const [node] = await run([sourceCode('const a = 1;\n', 'ts')]);
    expect(node?.properties?.html).toContain('<span class="c-keyword">const');
    expect(node?.children).toEqual([]);
    expect(node?.JSXAttributes).toEqual([]);
  });

  test('loses the line end at its end and no other', async () => {
    const [node] = await run([sourceCode('a\n\nb\n\n', 'none')]);
    expect(node?.properties?.html).toBe('a\n\nb\n');
  });

  test('without a language is shown plainly', async () => {
    const [node] = await run([sourceCode('a < b\n')]);
    expect(node?.properties?.html).toBe('a &lt; b');
  });

  test('keeps its title', async () => {
    const node = sourceCode('a\n', 'ts');
    node.properties = { ...node.properties, title: 'file.ts' };
    await run([node]);
    expect(node.properties).toMatchObject({ title: 'file.ts', lang: 'ts' });
  });

  test('is found at any depth', async () => {
    const code = sourceCode('const a = 1;\n', 'ts');
    await run([element('ul', [element('li', [element('p'), code])])]);
    expect(code.properties?.html).toContain('c-keyword');
  });
});

describe('a demo', () => {
  test('is named after its file', async () => {
    const { anchor, title } = await previewerOf('docs/examples/scroll-x.tsx', {});
    expect(anchor).toBe('scroll-x');
    expect(title).toBe('demo-a');
  });

  test('without a file is named by its id', async () => {
    expect((await previewerOf(undefined, {})).anchor).toBe('demo-a');
  });

  test('shows its own files, the first under the name of its file, and no package', async () => {
    const { sources } = await previewerOf('docs/examples/scroll-x.tsx', {
      'index.tsx': 'const a = 1;\n',
      './scroll-x.css': '.a { color: red; }\n',
      react: '16.14.0',
    });
    expect(sources.map(({ name }) => name)).toEqual(['scroll-x.tsx', 'scroll-x.css']);
    expect(sources[0]?.html).toContain('c-keyword');
    expect(sources[1]?.html).toContain('color');
  });

  test('does not repeat what all demos share', async () => {
    const { sources } = await previewerOf('docs/examples/a.tsx', {
      'index.tsx': 'a',
      './shared/look.css': 'b',
      'shared/controls.tsx': 'c',
    });
    expect(sources.map(({ name }) => name)).toEqual(['a.tsx']);
  });

  test('is shown without its front comment, which the page shows as a title', async () => {
    const { sources } = await previewerOf('docs/examples/a.ts', {
      'index.txt':
        '/**\n * title: A demo\n */\nconst a = 1;\n\n/** Kept. */\nconst b = 2;\n\n',
    });
    expect(sources[0]?.html.replace(/<[^>]*>/g, '')).toBe(
      'const a = 1;\n\n/** Kept. */\nconst b = 2;',
    );
  });

  test('keeps the first comment of its other files, which stands nowhere else', async () => {
    const { sources } = await previewerOf('docs/examples/a.tsx', {
      'index.tsx': 'a',
      './a.css': '/** Why the row is red. */\n.row { color: red; }\n',
    });
    expect(sources[1]?.html).toContain('Why the row is red.');
  });

  test('without anything known of its files shows none', async () => {
    const [node] = await run([single('demo-a', 'docs/examples/a.tsx')]);
    const props = JSON.parse(node?.JSXAttributes?.[0]?.argument ?? '') as {
      previewerProps: { sources: Sources };
    };
    expect(props.previewerProps.sources).toEqual([]);
  });

  test('in a grid has its own name and its own files', async () => {
    const [node] = await run(
      [grid(demo('demo-a', 'docs/a.tsx'), demo('demo-b', 'docs/b.tsx'))],
      {
        demos: [
          asset('demo-b', { 'index.tsx': 'second' }),
          asset('demo-a', { 'index.tsx': 'first' }),
        ],
      },
    );
    const items = JSON.parse(node?.JSXAttributes?.[0]?.value ?? '') as {
      demo: { id: string };
      previewerProps: { anchor: string; sources: Sources };
    }[];
    expect(
      items.map((item) => [
        item.demo.id,
        item.previewerProps.anchor,
        item.previewerProps.sources.map(({ html }) => html.replace(/<[^>]*>/g, '')),
      ]),
    ).toEqual([
      ['demo-a', 'a', ['first']],
      ['demo-b', 'b', ['second']],
    ]);
  });
});
