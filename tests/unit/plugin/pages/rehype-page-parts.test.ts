import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/root';
import { temporaryFolders } from '../../support/temporary-folder';
import {
  asset,
  attributeOf,
  demo,
  element,
  grid,
  previewerOf,
  run,
  single,
  sourceCode,
  valueOf,
} from '../../support/page-tree';
import type { Previewed } from '../../support/page-tree';

const folderWith = temporaryFolders();

describe('a block of code', () => {
  test('is highlighted, and the plain text is not shipped besides', async () => {
    const {
      parts: [node],
      payload,
    } = await run([sourceCode('const a = 1;\n', 'ts')]);
    expect(attributeOf(node, 'html', payload)).toContain('<span class="c-keyword">const');
    expect(node?.children).toEqual([]);
    expect(node?.JSXAttributes).toHaveLength(1);
  });

  test('loses the line end at its end and no other', async () => {
    const {
      parts: [node],
      payload,
    } = await run([sourceCode('a\n\nb\n\n', 'none')]);
    expect(attributeOf(node, 'html', payload)).toBe('a\n\nb\n');
  });

  test('without a language is shown plainly', async () => {
    const {
      parts: [node],
      payload,
    } = await run([sourceCode('a < b\n')]);
    expect(attributeOf(node, 'html', payload)).toBe('a &lt; b');
  });

  test("in a layout of the site's own has what dumi's styles would change", async () => {
    const bare = await run([sourceCode('a\n')], {}, { bare: true, toc: false });
    expect(bare.payload.styles).toEqual(['default-theme']);
    const text = await run([element('p')], {}, { bare: true, toc: false });
    expect(text.payload.styles).toEqual([]);
    const own = await run([sourceCode('a\n')]);
    expect(own.payload.styles).not.toContain('default-theme');
  });

  test('that is a text in `<pre>` brings its rules, no other', async () => {
    const { payload } = await run([element('pre')]);
    expect(payload.styles).toContain('preformatted');
    expect((await run([sourceCode('a\n')])).payload.styles).not.toContain('preformatted');
  });

  test('keeps its title', async () => {
    const node = sourceCode('a\n', 'ts');
    node.properties = { ...node.properties, title: 'file.ts' };
    await run([node]);
    expect(node.properties).toMatchObject({ title: 'file.ts', lang: 'ts' });
  });

  test('is found at any depth', async () => {
    const code = sourceCode('const a = 1;\n', 'ts');
    const { payload } = await run([element('ul', [element('li', [element('p'), code])])]);
    expect(attributeOf(code, 'html', payload)).toContain('c-keyword');
  });
});

describe('a demo', () => {
  test('is named after its file', async () => {
    const { previewerProps } = await previewerOf('docs/examples/scroll-x.tsx', {});
    const { anchor, title } = previewerProps;
    expect(anchor).toBe('scroll-x');
    expect(title).toBe('demo-a');
  });

  test('without a file is named by its id', async () => {
    expect((await previewerOf(undefined, {})).previewerProps.anchor).toBe('demo-a');
  });

  test('shows its own files under the names that they have wherever it is taken, and neither packages nor what supports many demos', async () => {
    const file = 'docs/examples/scroll-x-hints.tsx';
    const { previewerProps, payload } = await previewerOf(file, {
      'index.tsx': readFileSync(join(ROOT, file), 'utf8'),
      react: '16.14.0',
    });
    const { sources, packages } = previewerProps;
    expect(sources.map(({ name }) => name)).toEqual(['index.tsx', 'scroll-x-hints.css']);
    expect(sources[0]?.html).toContain('c-keyword');
    expect(sources[1]?.html).toContain('rc-table-ping-left');
    expect(packages).toEqual({
      'rc-table': '7.30.3',
      react: '16.14.0',
    });
    const { asset, javascript } = payload.sources['demo-a'] ?? {};
    expect(Object.keys(asset?.dependencies ?? {})).toContain('shared/look.css');
    expect(javascript?.['index.jsx']).not.toMatch(/import type|interface /);
    expect(payload.javascript['demo-a']?.map(({ name }) => name)).toEqual([
      'index.jsx',
      'scroll-x-hints.css',
    ]);
  });

  test('is shown without its front comment, which the page shows as a title', async () => {
    const {
      previewerProps: { sources },
    } = await previewerOf('docs/examples/a.ts', {
      'index.txt':
        '/**\n * title: A demo\n */\nconst a = 1;\n\n/** Kept. */\nconst b = 2;\n\n',
    });
    expect(sources[0]?.html.replace(/<[^>]*>/g, '')).toBe(
      'const a = 1;\n\n/** Kept. */\nconst b = 2;',
    );
  });

  test('keeps a first comment that is none, which dumi takes for one', async () => {
    const code = '/**\n * Rows of the table.\n */\nconst a = 1;\n';
    const file = join(folderWith({ 'a.ts': code }), 'a.ts');
    const node = element('DumiDemo', [], {
      JSXAttributes: [
        {
          type: 'JSXSpreadAttribute',
          argument: JSON.stringify({
            demo: { id: 'demo-a' },
            previewerProps: {
              filename: 'a.ts',
              ...Object.fromEntries(Object.entries('Rows')),
            },
          }),
        },
      ],
    });
    const { payload } = await run([node], {
      demos: [
        asset(
          'demo-a',
          { 'index.ts': 'const a = 1;\n' },
          `() => import('${file}?techStack=react')`,
        ),
      ],
    });
    const { previewerProps } = valueOf(
      node.JSXAttributes?.[0]?.argument,
      payload,
    ) as Previewed;
    expect(previewerProps.sources[0]?.html.replace(/<[^>]*>/g, '')).toBe(code.trimEnd());
    expect(Object.keys(previewerProps)).not.toContain('0');
  });

  test('keeps the first comment of its other files, which stands nowhere else', async () => {
    const { previewerProps } = await previewerOf('docs/examples/colspan-rowspan.tsx', {
      'index.tsx': '',
    });
    const css = readFileSync(join(ROOT, 'docs/examples/colspan-rowspan.css'), 'utf8');
    const [, shown] = previewerProps.sources.map(({ html }) =>
      html.replace(/<[^>]*>/g, ''),
    );
    expect(shown?.slice(0, 20)).toBe(css.slice(0, 20));
  });

  test('without anything known of its files shows none', async () => {
    const {
      parts: [node],
      payload,
    } = await run([single('demo-a', 'docs/examples/a.tsx')]);
    const props = valueOf(node?.JSXAttributes?.[0]?.argument, payload) as Previewed;
    expect(props.previewerProps.sources).toEqual([]);
  });

  test('in a grid has its own name and its own files', async () => {
    const {
      parts: [node],
      payload,
    } = await run([grid(demo('demo-a', 'docs/a.tsx'), demo('demo-b', 'docs/b.tsx'))], {
      demos: [
        asset('demo-b', { 'index.tsx': 'second' }),
        asset('demo-a', { 'index.tsx': 'first' }),
      ],
    });
    const items = attributeOf(node, 'items', payload) as Previewed[];
    expect(
      items.map((item) => [
        item.demo,
        item.previewerProps.anchor,
        item.previewerProps.sources.map(({ html }) => html.replace(/<[^>]*>/g, '')),
      ]),
    ).toEqual([
      [{ id: 'demo-a', load: 'load demo-a' }, 'a', ['first']],
      [{ id: 'demo-b', load: 'load demo-b' }, 'b', ['second']],
    ]);
  });

  test.each([
    [{ cols: 2 }, '2'],
    [undefined, undefined],
  ])('in a grid stands as the front matter %p says', async (given, columns) => {
    const {
      parts: [node],
    } = await run([grid(demo('demo-a', 'docs/a.tsx'), demo('demo-b', 'docs/b.tsx'))], {
      demos: [asset('demo-a', {}), asset('demo-b', {})],
      frontmatter: { demo: given },
    });
    const attribute = node?.JSXAttributes?.find(({ name }) => name === 'columns');
    expect(attribute?.value).toBe(columns);
  });

  test.each([
    [{ a: { prerender: false, height: 300 } }, { prerender: false, height: 300 }],
    [{ a: { prerender: true, height: 300 } }, {}],
    [{ b: { prerender: false, height: 300 } }, {}],
    [undefined, {}],
  ])('with the front matter %j is shown with %j', async (demos, expected) => {
    const { previewerProps, payload } = await previewerOf('docs/a.tsx', {}, { demos });
    const { prerender, height } = previewerProps;
    expect(JSON.parse(JSON.stringify({ prerender, height }))).toEqual(expected);
    expect(payload.demos[0]?.prerender).toBe(prerender);
  });
});

describe('a demo in a frame', () => {
  const FILE = 'docs/examples/key.tsx';
  /** What its page shows of a demo, and keeps of it. */
  const framed = async (iframe: unknown, options = {}, file?: string) => {
    const given = demo('demo-a', FILE);
    const props = { ...given, previewerProps: { ...given.previewerProps, iframe } };
    const attribute = {
      type: 'JSXSpreadAttribute' as const,
      argument: JSON.stringify(props),
    };
    const load = file && `() => import('${file}?techStack=react')`;
    const { parts, payload } = await run(
      [element('DumiDemo', [], { JSXAttributes: [attribute] })],
      {
        demos: [asset('demo-a', { 'index.tsx': 'export {};' }, load)],
        frontmatter: { demos: { key: options } },
      },
    );
    const code = parts[0]?.JSXAttributes?.[0]?.argument;
    return { ...(valueOf(code, payload) as Previewed), payload };
  };

  test('has what shows it and its height, and is marked for the renderer', async () => {
    const { demo: shown, previewerProps, payload } = await framed('400');
    expect(shown).toMatchObject({ Frame: 'frame', load: 'load demo-a' });
    expect(previewerProps.height).toBe(400);
    expect(previewerProps).not.toHaveProperty('iframe');
    expect(payload.demos).toMatchObject([{ id: 'demo-a', framed: true }]);
  });

  test('has the height of its frame, whatever is kept free for it elsewhere', async () => {
    const { previewerProps } = await framed(true, { prerender: false, height: 50 });
    expect(previewerProps).toMatchObject({ prerender: false, height: 300 });
  });

  test('stays in the page where its comment says that it has none', async () => {
    const { demo: shown, payload } = await framed(false);
    expect(shown).not.toHaveProperty('Frame');
    expect(payload.demos[0]).not.toHaveProperty('framed');
  });

  test('has the usual height while a wrong one of its file is told elsewhere', async () => {
    const { previewerProps } = await framed('high', {}, '/site/docs/examples/key.tsx');
    expect(previewerProps.height).toBe(300);
  });

  test('that is written in the page stops it where its height is none', async () => {
    await expect(framed('high')).rejects.toThrow(
      'Invalid `iframe` height "high" of the demo key. Use a whole number of pixels, or true for 300.',
    );
  });
});

test('a component that the site has not got shows its content alone', async () => {
  const text = { type: 'text' as const, value: 'Inside' };
  const { parts, payload } = await run(
    [
      element('Gone', [element('b', [text])], { properties: { to: 'x' } }),
      element('p', [element('Gone', [text])]),
      element('Badge', [text]),
    ],
    {},
    { known: ['Badge'] },
  );
  expect(parts.map(({ tagName }) => tagName)).toEqual(['div', 'p', 'Badge']);
  expect(payload.html).toEqual(['<b>Inside</b>', '<span>Inside</span>']);
  expect(payload.components).toEqual(['Badge']);
});
