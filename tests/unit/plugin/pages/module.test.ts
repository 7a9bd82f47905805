import type { PlainElement } from '../../../../src/model/content/page-content';
import { join } from 'node:path';
import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageModuleCode, payloadOf } from '../../../../src/plugin/pages/module';
import type { PagePayload } from '../../../../src/plugin/pages/payload';
import { dumiModule, runModule } from '../../support/page-module';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const PAGE = join(folderWith({ 'a.md': '' }), 'a.md');

/** What stands for the theme's own modules; the page's parts are given back as they are. */
const THEME = {
  'renderer/page/page-html': {
    pageHtml: ({ size }: { size: number }, load: unknown) => ({ size, load }),
    plainRow: ({ rows }: { rows: string[][][] }, at: number) =>
      rows[at]?.map(([tag]) => tag).join(),
    useHtml: ({ size }: { size: number }) => Array.from({ length: size }, () => 'part'),
  },
  'renderer/page/loaded-page': { pageModule: (parts: object) => parts },
  'demo/live/load-demo': {
    loadDemo: async (id: string, load: () => Promise<object>) => ({
      id,
      ...(await load()),
    }),
    demoOfPage: (page: object, id: string) => ({ of: id, ...page }),
  },
  'renderer/page/dumi-page': {
    DumiPage: ({ tabs, children }: { tabs?: { key: string }[]; children: unknown }) =>
      React.createElement(
        'main',
        { 'data-tabs': tabs?.map(({ key }) => key).join() },
        children as React.ReactNode,
      ),
    DumiDemo: ({ load }: { load: () => void }) =>
      React.createElement('i', null, typeof load),
    Link: ({ to }: { to: string }) => React.createElement('a', { href: to }),
  },
  'builtins/Toc': { __esModule: true, default: () => React.createElement('nav') },
  react: React,
};

const BUILTINS = {
  Toc: { static: true },
  Glossary: { static: true, listsPages: true },
  Poll: {},
};

interface Parts {
  module: string;
  html: { size: number; load: () => Promise<unknown> };
  demos: { id: string; load: () => Promise<unknown> }[];
  references?: (locale: string) => unknown[];
  tabs: unknown[];
  live: boolean;
  lists: boolean;
}

function runPage(
  payload: Partial<PagePayload> = {},
  content = '',
  path = PAGE,
  modules: Record<string, unknown> = {},
) {
  const code = pageModuleCode(dumiModule(path, payload, content), path, BUILTINS);
  const { default: Page, ledgerPage } = runModule(code, { ...THEME, ...modules });
  return {
    code,
    html: renderToStaticMarkup(React.createElement(Page as React.FC)),
    page: ledgerPage as Parts,
  };
}

test("dumi's own module of a page becomes one that can be rendered in node", () => {
  const { code, html } = runPage({}, '<Toc items={[]} /><Link to="/a" />');
  expect(html).toBe('<main><nav></nav><a href="/a"></a></main>');
  for (const gone of ['Suspense', 'LoadingComponent', 'LedgerPage', "'dumi'", '?type=']) {
    expect(code).not.toContain(gone);
  }
});

test('code in texts stays as it is: imports of dumi and elements that are those of a page', () => {
  const text = "import { Link } from 'dumi';\n<Suspense><Link /></Suspense>";
  const { html } = runPage({}, `<pre>{${JSON.stringify(text)}}</pre><Link to="/a" />`);
  expect(html).toBe(
    '<main><pre>import { Link } from &#x27;dumi&#x27;;\n&lt;Suspense&gt;&lt;Link /&gt;&lt;/Suspense&gt;</pre><a href="/a"></a></main>',
  );
});

test('so does the module of dumi 2.4.5, where a component of its own has the texts', () => {
  const older = dumiModule(PAGE, {}, '<Toc items={[]} />')
    .replace(/import \{ DumiPage \} from 'dumi';/, (line) =>
      line.replace('DumiPage', 'DumiPage, useTabMeta, useRouteMeta'),
    )
    .replace(
      /import \{ texts as .*\n/,
      'function DumiMarkdownInner() {\n  const { texts: $$contentTexts } = useRouteMeta();\n\n  return <INNER/>;\n}\n',
    );
  const content = /<>[\s\S]*<LedgerPage[^>]*\/><\/>/.exec(older)?.[0] ?? '';
  const source = older
    .replace(content, '<DumiMarkdownInner />')
    .replace('<INNER/>', () => content)
    .replace(/\{(<DumiMarkdownInner \/>)\}/, '$1');
  expect(source).toContain('<DumiMarkdownInner />');
  const code = pageModuleCode(source, PAGE, BUILTINS);
  const { default: Page } = runModule(code, THEME);
  expect(renderToStaticMarkup(React.createElement(Page as React.FC))).toBe(
    '<main><nav></nav></main>',
  );
  for (const gone of ['DumiMarkdownInner', 'useRouteMeta', "'dumi'"])
    expect(code).not.toContain(gone);
});

/** The module of a page as dumi writes it before 2.3. */
const eagerModule = (imported: string, page: string) => `import React from 'react';
import { ${imported} } from 'dumi';

// export named function for fastRefresh
function DumiMarkdownContent() {
  const { texts: $$contentTexts } = use${imported.includes('Tab') ? 'Tab' : 'Route'}Meta();
  return ${page};
}

export default DumiMarkdownContent;`;

test('so does the module of dumi 2.2, where the component of the page has the texts', () => {
  const content = /<>[\s\S]*<LedgerPage[^>]*\/><\/>/.exec(dumiModule(PAGE, {}, ''))?.[0];
  const page = eagerModule('DumiPage, useRouteMeta', `<DumiPage>${content}</DumiPage>`);
  const code = pageModuleCode(page, PAGE, BUILTINS);
  const { default: Page } = runModule(code, THEME);
  expect(renderToStaticMarkup(React.createElement(Page as React.FC))).toBe(
    '<main></main>',
  );
  const tab = pageModuleCode(eagerModule('useTabMeta', content ?? ''), PAGE, BUILTINS);
  for (const gone of ['contentTexts', 'useRouteMeta', 'useTabMeta', "'dumi'"]) {
    expect(code).not.toContain(gone);
    expect(tab).not.toContain(gone);
  }
});

test('where dumi has one module for all that is known of a page, its demos come from there', () => {
  const demos = [{ id: 'a-demo-0', name: 'a-demo-0' }];
  const code = pageModuleCode(dumiModule(PAGE, { demos }), PAGE, BUILTINS, undefined, {
    addresses: [],
    words: {},
    names: { page: () => 'a', demo: () => 'a' },
    eager: true,
  });
  expect(code).toContain('?type=meta").then');
  expect(code).not.toMatch(/type=(demo|shown)/);
});

test('the parts that are HTML are in a module of their own, of which the page has the number', () => {
  const html = ['<b>One</b>', '`${two}`', '</script>'];
  const { page, html: shown, code } = runPage({ html }, '{ledgerHtml.join()}');
  expect(page.html.size).toBe(3);
  expect(shown).toBe('<main>part,part,part</main>');
  expect(code).not.toContain('<b>One</b>');
  expect(payloadOf(dumiModule(PAGE, { html }), PAGE).html).toEqual(html);
});

test('a row comes to where its number stands, and its code is the same whatever is in it', () => {
  const codeWith = (...tags: string[]) => {
    const rows = [tags.map((tag, at): PlainElement => [tag, at])];
    const html = tags.map(() => 'Text');
    const placed: unknown[] = [];
    const facts = {
      addresses: [],
      words: {},
      names: { page: () => 'a', demo: () => 'a' },
      place: (part: string, value: unknown) => `["${part}${placed.push(value)}"]`,
    };
    const source = dumiModule(PAGE, { html, rows }, '<LedgerRow at="0" />');
    return {
      code: pageModuleCode(source, PAGE, BUILTINS, undefined, facts),
      placed,
      rows,
    };
  };
  const one = codeWith('p');
  const two = codeWith('p', 'h2');
  expect(two.code).toBe(one.code);
  expect(two.placed).toEqual([{ size: 2, rows: two.rows }]);
  const rows: PlainElement[][] = [
    [
      ['p', 0],
      ['h2', 1],
    ],
  ];
  const { html } = runPage({ html: ['a', 'b'], rows }, '<LedgerRow at="0" />');
  expect(html).toBe('<main>p,h2</main>');
});

test('the code of an attribute comes to where its number stands', () => {
  const values = ['{ to: "/a" }', '{ to: "/ledgerValues[0]$&" }'];
  const { html } = runPage(
    { values },
    '<Link {...ledgerValues[1]} /><Link {...ledgerValues[0]} />',
  );
  expect(html).toBe(
    '<main><a href="/ledgerValues[0]$&amp;"></a><a href="/a"></a></main>',
  );
});

test('the HTML is loaded from beside the page', async () => {
  const { page } = runPage({ html: ['a'] }, '', PAGE, {
    'a.md?ledger-html': { __esModule: true, default: ['a'] },
  });
  expect(await page.html.load()).toMatchObject({ default: ['a'] });
});

test('the renderer is told what it must know of the page', () => {
  const { page } = runPage({ components: ['Toc', 'Glossary'] });
  expect(page).toMatchObject({
    module: 'id of the module',
    demos: [],
    tabs: [],
    live: false,
    lists: true,
  });
});

test('only a page with references brings what loads them', () => {
  const modules = {
    'data/references': { loadReference: (locale: string, id: string) => [locale, id] },
  };
  const { page } = runPage({ references: ['Table', 'Column'] }, '', PAGE, modules);
  expect(page.references?.('zh-CN')).toEqual([
    ['zh-CN', 'Table'],
    ['zh-CN', 'Column'],
  ]);
  expect(runPage().page.references).toBeUndefined();
});

test.each([
  ['text alone', [], false],
  ['builtins that are static alone', ['Toc', 'Glossary'], false],
  ['a builtin that is not', ['Toc', 'Poll'], true],
  ['a component that is no builtin', ['Toc', 'Playground'], true],
])('a page with %s is live by itself: %#', (_, components, live) => {
  expect(runPage({ components }).page.live).toBe(live);
});

test('a demo in a file is loaded from it, one in the page from what dumi makes of it', async () => {
  const { page } = runPage(
    {
      demos: [
        { id: 'docs-a', name: 'a', title: 'A', file: '/docs/a.tsx' },
        { id: 'docs-1', name: 'docs-1', prerender: false },
      ],
    },
    '<DumiDemo load={ledgerDemos[1].load} />',
    PAGE,
    {
      '/docs/a.tsx': { __esModule: true, default: 'the file' },
      'a.md?type=shown': { demos: 'those of the page' },
    },
  );
  expect(page.demos).toMatchObject([
    {
      id: 'docs-a',
      name: 'a',
      title: 'A',
      script: 'a-demo',
      module: 'id of /docs/a.tsx',
    },
    {
      id: 'docs-1',
      name: 'docs-1',
      prerender: false,
      script: 'a-shown',
      module: `id of ${PAGE}?type=shown`,
    },
  ]);
  expect(page.demos[0]).not.toHaveProperty('file');
  expect(await page.demos[0]?.load()).toMatchObject({
    id: 'docs-a',
    default: 'the file',
  });
  expect(await page.demos[1]?.load()).toMatchObject({
    id: 'docs-1',
    of: 'docs-1',
    demos: 'those of the page',
  });
});

test('the script of a demo is called as its file will be, whatever its name', () => {
  const { page, code } = runPage({
    demos: [{ id: 'a', name: 'wide table', file: '/docs/wide table.tsx' }],
  });
  expect(code).toContain('webpackChunkName: "wide table-demo"');
  expect(page.demos).toMatchObject([{ script: 'wide-table-demo' }]);
});

test.each([
  '<Suspense fallback={<LoadingComponent />}>',
  '</Suspense>',
  'import LoadingComponent from',
  'import React, { Suspense }',
  'import { texts as',
  'function DumiMarkdownContent() {',
  '<LedgerPage data=',
])('a module without `%s` is not changed, and the error says whose and why', (part) => {
  const source = dumiModule(PAGE).split(part).join('something else');
  expect(() => pageModuleCode(source, PAGE, {})).toThrow(
    /^dumi does not .*a\.md\. dumi-theme-ledger needs dumi 2\..* or later on umi 4\..* or later.*plugin\/pages\/(module|dumi\/plain-module)\.$/,
  );
});

test('only a page with a demo in a frame loads what shows it', () => {
  const demos = (framed?: boolean) => [
    { id: 'a', name: 'a', file: '/docs/a.tsx', framed },
  ];
  const DemoFrame = () => React.createElement('iframe');
  const content = '{typeof ledgerFrame}';
  const shown = runPage({ demos: demos(true) }, content, PAGE, {
    'demo/demo-frame': { DemoFrame },
  });
  expect(shown.html).toBe('<main>function</main>');
  expect(shown.page.demos).toMatchObject([{ id: 'a', framed: true }]);
  expect(runPage({ demos: demos() }, content).html).toBe('<main>undefined</main>');
});

test('a demo that asks for a router is rendered by its page, which starts the app', () => {
  const DemosInPage = () => React.createElement('b');
  const run = (demos: PagePayload['demos']) =>
    runPage({ demos }, '', PAGE, { 'demo/in-page': { DemosInPage, inPage: () => null } });
  const [plain, routed] = [
    { id: 'a', name: 'a' },
    { id: 'b', name: 'b', inPage: true },
  ];
  const { code, html, page } = run([plain, routed]);
  expect(html).toBe('<main><b></b></main>');
  expect(page.live).toBe(true);
  expect(page.demos).toMatchObject([{ id: 'a' }, { id: 'b', Place: DemosInPage }]);
  expect(code.match(/\.then\(ledgerInPage\)/g)).toHaveLength(1);
  expect(code).toContain('demoOfPage(page, "b")).then(ledgerInPage)');
  expect(run([plain]).page.live).toBe(false);
  expect(run([plain]).code).not.toContain('ledgerInPage');
});

test('a demo that renders itself is loaded once its page is there, which starts the app', () => {
  const added: { id: string }[] = [];
  const addHidden = (_: unknown, demos: { id: string }[]) => added.push(...demos);
  const demo = (id: string, given = {}) => ({
    id,
    name: id,
    file: `/${id}.tsx`,
    ...given,
  });
  const { page } = runPage(
    { demos: [demo('itself', { rendersItself: true }), demo('other')] },
    '',
    PAGE,
    { 'demo/demos': { addHidden }, 'demo/live/in-place': { loadInPlace: () => null } },
  );
  const ids = (demos: { id: string }[]) => demos.map(({ id }) => id);
  expect([ids(page.demos), ids(added), page.live]).toEqual([['other'], ['itself'], true]);
});

test('chunks have the names that the site gives to the page and its demos', () => {
  const payload = {
    html: ['a'],
    demos: [
      { id: 'a', name: 'a' },
      { id: 'b', name: 'b', file: '/site/button/basic.tsx' },
    ],
  };
  const code = pageModuleCode(dumiModule(PAGE, payload, ''), PAGE, BUILTINS, undefined, {
    addresses: [],
    words: {},
    names: { page: () => 'button-index', demo: () => 'button-basic' },
  });
  const names = [...code.matchAll(/webpackChunkName: "([^"]*)"/g)].map(
    ([, name]) => name,
  );
  expect(names.sort()).toEqual([
    'button-basic-demo',
    'button-index-html',
    'button-index-javascript',
    'button-index-shown',
    'button-index-sources',
  ]);
  expect(code).toContain('"script":"button-basic-demo"');
});

test.each([
  [true, 'await demosReady(["a"]);'],
  [false, undefined],
])(
  "a page waits for the data of its demos where the site's own block reads them: %s",
  (ownPreviewer, line) => {
    const payload = { demos: [{ id: 'a', name: 'a' }] };
    const nameOf = () => 'a';
    const code = pageModuleCode(
      dumiModule(PAGE, payload, ''),
      PAGE,
      BUILTINS,
      undefined,
      {
        addresses: [],
        words: {},
        names: { page: nameOf, demo: nameOf },
        ownPreviewer,
      },
    );
    expect(code.split('\n').find((one) => one.includes('await'))).toBe(line);
  },
);

test("demos in a block of the site's own stand side by side as in dumi", () => {
  const nameOf = () => 'a';
  const fileOf = (tag: string, own: string[], look?: boolean) => {
    const source = dumiModule(PAGE, { demos: [{ id: 'a', name: 'a', look }] }, '');
    const imported = `import { ${tag} } from 'dumi';\n${source}`;
    const facts = { addresses: [], words: {}, names: { page: nameOf, demo: nameOf } };
    const code = pageModuleCode(imported, PAGE, BUILTINS, undefined, {
      ...facts,
      ownBuiltins: own,
    });
    return new RegExp(`import \\{ ${tag} \\} from ".*/([\\w-]+)"`).exec(code)?.[1];
  };
  expect(fileOf('DumiDemoGrid', ['Previewer'])).toBe('own-grid');
  expect(fileOf('DumiDemoGrid', ['Previewer'], true)).toBe('own-grid');
  expect(fileOf('DumiDemoGrid', ['Badge'])).toBe('dumi-page');
  expect(fileOf('DumiDemo', ['Previewer'])).toBe('dumi-page');
});

test("the build can leave out a component of the site's own, and no other", () => {
  const payload = { components: ['Toc', 'Link'] };
  const nameOf = () => 'a';
  const facts = { addresses: [], words: {}, names: { page: nameOf, demo: nameOf } };
  const codeWith = (ownBuiltins: string[]) =>
    pageModuleCode(dumiModule(PAGE, payload, ''), PAGE, BUILTINS, undefined, {
      ...facts,
      ownBuiltins,
    });
  const code = codeWith(['Toc', 'Unused']);
  expect(code).toMatch(/^import LedgerOwnToc from /m);
  expect(code).toMatch(/^const Toc = ledgerPart\("Toc", LedgerOwnToc\);/m);
  expect(code).not.toContain('LedgerOwnLink');
  expect(codeWith([])).not.toContain('own-part');
});
