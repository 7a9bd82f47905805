import { basename, join } from 'node:path';
import type { IApi } from 'dumi';
import { quoted } from './generated-files';
import { decodePayload } from './page-payload';
import type { PagePayload } from './page-payload';
import { fileNameOf } from './prerender/hash-files';
import { tabFilesOf } from './tab-files';
import { THEME_ROOT } from './theme-files';

/** Components of the theme that only wait: a page with no others wakes when its reader acts. */
const WAITING = [
  'API',
  'Container',
  'Gallery',
  'Link',
  'SourceCode',
  'Table',
  'Toc',
  'VersionFilter',
];

const PAYLOAD = /<LedgerPage data="([A-Za-z0-9+/=]*)"\s*\/>/;

/** The name of a page's or demo's file, for the name of a chunk. */
function nameOf(path: string): string {
  return basename(path).replace(/\.\w+$/, '');
}

function payloadOf(source: string, path: string): PagePayload {
  const text = PAYLOAD.exec(source)?.[1];
  if (text === undefined) {
    throw new Error(
      `dumi no longer keeps the last element of ${path}. dumi-theme-ledger needs dumi 2.4; see its plugin/page-module.`,
    );
  }
  return decodePayload(text);
}

function demoCode({ file, ...demo }: PagePayload['demos'][number], path: string): string {
  const { id } = demo;
  const chunk = file ? `${nameOf(file)}-demo` : `${nameOf(path)}-demos`;
  const load = file
    ? `() => import(/* webpackChunkName: "${chunk}" */ ${quoted(file)})`
    : `() => demoOfPage(() => import(/* webpackChunkName: "${chunk}" */ ${quoted(`${path}?type=demo`)}), ${JSON.stringify(id)})`;
  const known = { ...demo, script: fileNameOf(chunk) };
  return `{ ...${JSON.stringify(known)}, load: () => loadDemo(${JSON.stringify(id)}, ${load}) }`;
}

/** What is loaded when a reader asks for more of a demo than to see it. */
function besideCode(path: string): string[] {
  const load = (name: string) =>
    `() => import(/* webpackChunkName: "${nameOf(path)}-${name}" */ ${quoted(`${path}?ledger-${name}`)})`;
  return [
    `const ledgerSources = ${load('sources')};`,
    `const ledgerJavascript = ${load('javascript')};`,
  ];
}

/** Replaces what must be there, or says that dumi has changed. */
function replace(source: string, wanted: RegExp, by: string, path: string): string {
  if (!wanted.test(source)) {
    throw new Error(
      `dumi no longer writes ${wanted} into the module of ${path}. dumi-theme-ledger needs dumi 2.4; see its plugin/page-module.`,
    );
  }
  return source.replace(wanted, () => by);
}

/**
 * dumi's module of a page as the theme ships it: no Suspense, which React 16 cannot render in
 * node; no texts for a search of dumi's; links, tabs and demos of the theme's own; and at its end
 * what the renderer must know of the page.
 * @param source JSX as dumi's markdown loader writes it
 * @param path absolute path of the page
 * @throws where dumi writes another module than the one known
 */
export function pageModule(source: string, path: string): string {
  const { html, demos, references, components } = payloadOf(source, path);
  const isTab = basename(path).includes('$tab-');
  const tabs = tabFilesOf(path);
  const theme = (name: string) => quoted(join(THEME_ROOT, name));
  let text = source.replace(PAYLOAD, '');
  text = replace(text, /<Suspense fallback=\{<LoadingComponent \/>\}>/, '<>', path);
  text = replace(text, /<\/Suspense>/, '</>', path);
  text = replace(text, /import LoadingComponent from [^\n]*\n/, '', path);
  text = replace(text, /import React, \{ Suspense \}/, 'import React', path);
  text = replace(text, /import \{ texts as [^\n]*\n/, '', path);
  text = text.replace(
    /import \{ (DumiPage|DumiDemo|DumiDemoGrid|Link) \} from 'dumi'/g,
    `import { $1 } from ${theme('renderer/page')}`,
  );
  text = replace(
    text,
    /function DumiMarkdownContent\(\) \{/,
    'function DumiMarkdownContent() {\n  const ledgerHtml = useHtml(ledgerPageHtml);',
    path,
  );
  if (!isTab && tabs.length > 0) {
    text = replace(text, /<DumiPage>/, '<DumiPage tabs={ledgerTabs}>', path);
  }
  const htmlChunk = `${nameOf(path)}-html`;
  const live = components.some(
    (name) => !WAITING.includes(name) && !name.startsWith('DumiDemo'),
  );
  return [
    `import { pageHtml, useHtml } from ${theme('renderer/page-html')};`,
    `import { pageModule } from ${theme('renderer/page-module')};`,
    `import { demoOfPage, loadDemo } from ${theme('demo/demos')};`,
    // On its own, so that other pages have none of it.
    ...(demos.some(({ framed }) => framed)
      ? [`import { DemoFrame as ledgerFrame } from ${theme('demo/demo-frame')};`]
      : []),
    ...tabs.map(
      ({ file }, at) =>
        `import LedgerTab${at}, { ledgerPage as ledgerTab${at} } from ${quoted(file)};`,
    ),
    `const ledgerPageHtml = pageHtml(${html.length}, () => import(/* webpackChunkName: "${htmlChunk}" */ ${quoted(`${path}?ledger-html`)}));`,
    ...(demos.length > 0 ? besideCode(path) : []),
    `const ledgerDemos = [${demos.map((demo) => demoCode(demo, path)).join(', ')}];`,
    `const ledgerTabs = [${tabs.map(({ key }, at) => `{ key: ${JSON.stringify(key)}, Content: LedgerTab${at} }`).join(', ')}];`,
    text,
    'export const ledgerPage = pageModule({',
    '  module: __webpack_module__.id,',
    '  html: ledgerPageHtml,',
    '  demos: ledgerDemos,',
    `  references: ${JSON.stringify(references)},`,
    `  tabs: [${tabs.map((_, at) => `ledgerTab${at}`).join(', ')}],`,
    `  live: ${live},`,
    `  lists: ${components.includes('Gallery')},`,
    '});',
    '',
  ].join('\n');
}

/** The module `page.md?ledger-html`: the parts of a page that are HTML. */
export function htmlModule(source: string, path: string): string {
  return `export default ${JSON.stringify(payloadOf(source, path).html)};\n`;
}

/** The module `page.md?ledger-sources`: the assets of a page's demos and their JavaScript. */
export function sourcesModule(source: string, path: string): string {
  return `export default ${JSON.stringify(payloadOf(source, path).sources)};\n`;
}

/** The module `page.md?ledger-javascript`: the files of its demos in JavaScript, as HTML. */
export function javascriptModule(source: string, path: string): string {
  return `export default ${JSON.stringify(payloadOf(source, path).javascript)};\n`;
}

/** What stands beside a page's own module, by the query that asks for it. */
const BESIDE = {
  'ledger-html': htmlModule,
  'ledger-sources': sourcesModule,
  'ledger-javascript': javascriptModule,
};

/** Puts all modules between dumi's markdown loader and what compiles JSX. */
export default function pageModules(api: IApi): void {
  const loader = require.resolve('./make-loader.cjs');
  api.chainWebpack((chain) => {
    const rule = chain.module.rule('dumi-md');
    if (!rule.oneOfs.has('md')) {
      throw new Error(
        'dumi no longer has the rule "dumi-md" with "md". dumi-theme-ledger needs dumi 2.4; see its plugin/page-module.',
      );
    }
    const page = rule.oneOf('md');
    const markdown = page.use('md-loader');
    page
      .use('ledger-page')
      .after('babel-loader')
      .loader(loader)
      .options({ make: pageModule });
    for (const [name, make] of Object.entries(BESIDE)) {
      rule
        .oneOf(name)
        .before('md')
        .resourceQuery(new RegExp(`${name}$`))
        .use(name)
        .loader(loader)
        .options({ make })
        .end()
        .use('md-loader')
        .loader(markdown.get('loader'))
        .options(markdown.get('options'));
    }
    return chain;
  });
}
