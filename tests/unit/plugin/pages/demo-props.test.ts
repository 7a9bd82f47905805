import { join } from 'node:path';
import type { Element } from 'hast';
import { pageModuleCode } from '../../../../src/plugin/pages/module';
import { ROOT } from '../../support/root';
import { asset, element, run, valueOf } from '../../support/page-tree';
import type { File } from '../../support/page-tree';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

/** A demo as dumi's own steps leave it, with what its tag and its comment say. */
function demoTag(id: string, said: Record<string, unknown> = {}): Element {
  const argument = JSON.stringify({ demo: { id }, previewerProps: said });
  return element('DumiDemo', [], {
    JSXAttributes: [{ type: 'JSXSpreadAttribute', argument }],
  });
}

interface Shown {
  demo: object;
  previewerProps: Record<string, unknown>;
}

/** What the page shows of its demos. */
async function shownOf(
  children: Element[],
  data: File['data'] = {},
  options: { root?: string; ownPreviewer?: boolean; ownActions?: boolean } = {},
) {
  const { parts, payload } = await run(children, data, options);
  const tags = parts.filter(({ tagName }) => tagName === 'DumiDemo');
  const shown = tags.map((part) => {
    const attribute = part.JSXAttributes?.[0] as { argument?: string } | undefined;
    return valueOf(attribute?.argument, payload) as Shown;
  });
  return { shown: shown.map(({ previewerProps }) => previewerProps), payload };
}

const A = { filename: 'docs/demos/a.tsx' };

test('one file shown twice has two names, and no demo has that of a heading', async () => {
  const { shown, payload } = await shownOf(
    [
      demoTag('demo-a', A),
      demoTag('demo-a', A),
      demoTag('demo-b', { filename: 'docs/b.tsx' }),
    ],
    {
      demos: [asset('demo-a', {}), asset('demo-b', {})],
      toc: [
        { id: 'a', title: 'A', depth: 1 },
        { id: 'b', title: 'B', depth: 2 },
      ],
    },
  );
  expect(shown.map(({ anchor }) => anchor)).toEqual(['a', 'a-2', 'b-2']);
  expect(payload.demos.map(({ id, name }) => [id, name])).toEqual([
    ['demo-a', 'a'],
    ['demo-a', 'a-2'],
    ['demo-b', 'b-2'],
  ]);
});

test('the options of a demo reach its block, from its comment as from its tag', async () => {
  const ofComment = {
    defaultShowCode: true,
    hideActions: ['CSB', 'EXTERNAL'],
    background: 'red',
  };
  const ofTag = {
    defaultshowcode: 'true',
    hideactions: '["CSB","EXTERNAL"]',
    background: 'red',
  };
  const { shown, payload } = await shownOf([
    demoTag('a', ofComment),
    demoTag('b', ofTag),
    demoTag('c'),
  ]);
  const [comment, tag, none] = shown;
  for (const one of [comment, tag]) {
    expect(one).toMatchObject({
      codes: ['open', 'closed'],
      tools: expect.not.arrayContaining(['codesandbox']),
      demoUrl: '',
      look: { background: 'red' },
    });
  }
  for (const name of ['codes', 'tools', 'demoUrl', 'look'])
    expect(none).not.toHaveProperty(name);
  expect(payload.demos.map(({ look }) => look)).toEqual([true, true, undefined]);
});

describe('a demo for who writes the site', () => {
  const { NODE_ENV } = process.env;
  afterEach(() => {
    process.env.NODE_ENV = NODE_ENV;
  });
  const page = () =>
    shownOf([demoTag('a', { debug: true, title: 'A' })], {
      demos: [asset('a', { 'index.tsx': 'secret();' })],
      toc: [{ id: 'a', title: 'A', depth: 3 }],
    });

  test('is not on its page in a build, which knows it for a page of its own', async () => {
    process.env.NODE_ENV = 'production';
    const { shown, payload } = await page();
    expect(shown).toEqual([{ debug: true }]);
    expect(payload.demos).toEqual([{ id: 'a', name: 'a', title: 'A', hidden: true }]);
    expect(JSON.stringify(payload)).not.toContain('secret');
  });

  test('is shown while the site is written', async () => {
    const { payload } = await page();
    expect(payload.demos).toHaveLength(1);
  });
});

test('the code of a file that is no demo is shown in its place, not in a paragraph', async () => {
  const root = folderWith({ 'a.vue': '<template>Text</template>\n' });
  const tag = element('code', [], { properties: { src: join(root, 'a.vue') } });
  const paragraph = element('p', [tag]);
  const { payload } = await run([paragraph]);
  expect([paragraph.tagName, tag.tagName]).toEqual(['div', 'SourceCode']);
  expect(payload.html.join()).toContain('Text');
});

test('only a page with a demo that asks for a look has the component for it', () => {
  const dumi = [
    "import { DumiDemo } from 'dumi';",
    "import LoadingComponent from 'a';",
    "import { texts as a } from 'a';",
    "import React, { Suspense } from 'react';",
    'function DumiMarkdownContent() {',
    'return <Suspense fallback={<LoadingComponent />}></Suspense>; }',
    '',
  ].join('\n');
  const codeWith = (look?: boolean) =>
    pageModuleCode(
      dumi,
      join(ROOT, 'docs/a.md'),
      {},
      {
        html: [],
        rows: [],
        values: [],
        demos: [{ id: 'a', name: 'a', file: '/docs/a.tsx', look }],
        sources: {},
        javascript: {},
        references: [],
        components: [],
      },
    );
  expect(codeWith(true)).toMatch(/import \{ DumiDemo \} from ".*\/demo-looks"/);
  expect(codeWith()).toMatch(/import \{ DumiDemo \} from ".*\/dumi-page"/);
});

test("a block of the site's own has the files of its demo, and the theme's loads them later", async () => {
  const data = { demos: [asset('demo-a', { 'index.tsx': 'export default 1' })] };
  const { shown } = await shownOf([demoTag('demo-a', A)], data, {
    ownPreviewer: true,
  });
  expect(shown[0]?.asset).toMatchObject({
    id: 'demo-a',
    dependencies: { 'index.tsx': { type: 'FILE', value: 'export default 1' } },
  });
  const without = await shownOf([demoTag('demo-a', A)], data);
  expect(without.shown[0]).not.toHaveProperty('asset');
});

test("tools of the site's own get what dumi says of the demo, as it says it", async () => {
  const data = { demos: [asset('demo-a', { 'index.tsx': 'export default 1' })] };
  const said = {
    ...A,
    title: 'A',
    iframe: '200',
    compact: true,
    hideActions: '["EXTERNAL"]',
  };
  const { shown } = await shownOf([demoTag('demo-a', said)], data, { ownActions: true });
  expect(shown[0]?.own).toEqual({
    ...said,
    asset: expect.objectContaining({
      id: 'demo-a',
      dependencies: { 'index.tsx': { type: 'FILE', value: 'export default 1' } },
    }) as object,
  });
  expect(shown[0]).not.toHaveProperty('demoUrl');
  const without = await shownOf([demoTag('demo-a', said)], data);
  expect(without.shown[0]).not.toHaveProperty('own');
  expect(without.shown[0]).toHaveProperty('demoUrl', '');
});

test("links lead to demos in a block of the site's own, which need not have their names", async () => {
  const data = { demos: [asset('demo-a', {}), asset('demo-b', {})] };
  const demos = () => [
    demoTag('demo-a', A),
    demoTag('demo-b', { filename: 'docs/b.tsx' }),
  ];
  const { parts } = await run(demos(), data, { ownPreviewer: true });
  expect(parts.map(({ tagName, properties }) => [tagName, properties?.id])).toEqual([
    ['span', 'a'],
    ['DumiDemo', undefined],
    ['span', 'b'],
    ['DumiDemo', undefined],
  ]);
  const { parts: without } = await run(demos(), data);
  expect(without.map(({ tagName }) => tagName)).toEqual(['DumiDemo', 'DumiDemo']);
});

test("a demo named by dumi's id has that id in a block of the site's own, and no second one", async () => {
  const { parts } = await run(
    [demoTag('demo-a', {})],
    { demos: [asset('demo-a', {})] },
    { ownPreviewer: true },
  );
  expect(parts.map(({ tagName }) => tagName)).toEqual(['DumiDemo']);
});

describe('a demo that asks for a place beside the hero', () => {
  const root = folderWith({
    'docs/index.md': '---\ntitle: A\nhero: { title: A }\n---\n',
    'docs/plain.md': '---\ntitle: A\n---\n',
  });
  const pageOf = (filename: string, options = {}) =>
    run(
      [element('p'), demoTag('demo-a', { ...A, title: 'Title', hero: '' })],
      {
        demos: [asset('demo-a', { 'a.tsx': 'export default 1;' })],
        toc: [{ id: 'demo-a', title: 'Title', depth: 4 }],
        frontmatter: { filename, demos: { a: { lazy: true } } },
      },
      { root, heroes: true, ...options },
    );

  test('is taken out of the text, and has no code, no tools and no place in the contents', async () => {
    const { parts, payload } = await pageOf('docs/index.md');
    expect(parts.map(({ tagName }) => tagName)).toEqual(['p']);
    expect(payload.heroDemo).toBe(
      '{"demo":{"id":"demo-a","load":ledgerDemos[0].load,"inline":true},"previewerProps":{"anchor":"a"}}',
    );
    expect(payload.demos).toMatchObject([{ id: 'demo-a', name: 'a', lazy: true }]);
    expect(payload.html).toEqual([]);
  });

  test('stays in the text of a page without one, and where the site draws its own', async () => {
    for (const page of [
      await pageOf('docs/plain.md'),
      await pageOf('docs/index.md', { heroes: false }),
    ]) {
      expect(page.parts.map(({ tagName }) => tagName)).toContain('DumiDemo');
      expect(page.payload.heroDemo).toBeUndefined();
    }
  });
});

test('the contents lead to a demo of a translation, whose id has a dot', async () => {
  const toc = [{ id: 'demo-azh-cn', title: 'Title', depth: 3 }];
  await shownOf([demoTag('demo-a.zh-cn', { filename: 'docs/a.zh-CN.tsx' })], {
    demos: [asset('demo-a.zh-cn', {})],
    toc,
  });
  expect(toc).toMatchObject([{ id: 'a.zh-CN' }]);
});

test('a title of spaces is none, beside the text as above the demo', async () => {
  const toc = [
    { id: 'demo-a', title: ' ', depth: 3 },
    { id: 'demo-b', title: 'B', depth: 3 },
  ];
  const { shown, payload } = await shownOf(
    [demoTag('demo-a', { ...A, title: ' ' }), demoTag('demo-b', { title: 'B' })],
    { demos: [asset('demo-a', {}), asset('demo-b', {})], toc },
  );
  expect(shown.map(({ title }) => title)).toEqual([undefined, 'B']);
  expect(payload.demos.map(({ title }) => title)).toEqual([undefined, 'B']);
  expect(toc.map(({ title }) => title)).toEqual(['B']);
});
