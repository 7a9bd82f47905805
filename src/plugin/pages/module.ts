import { basename, join } from 'node:path';
import type { IApi } from 'dumi';
import { withParts } from './fold-html';
import { quoted } from './generated-files';
import { decodePayload } from './page-payload';
import type { PagePayload } from './page-payload';
import { fileNameOf } from './prerender/hash-files';
import { tabFilesOf } from './tab-files';
import { THEME_ROOT } from './theme-files';

/** Components of the theme that only wait: a page with no others wakes when its reader acts. */
const WAITING = [
  'API',
  'Gallery',
  'Link',
  'SourceCode',
  'Table',
  'Tabs',
  'Toc',
  'VersionFilter',
];

const PAYLOAD = /<LedgerPage data="([A-Za-z0-9+/=]*)"\s*\/>/;

/** The name of a page's or demo's file, for the name of a chunk. */
function nameOf(path: string): string {
  return basename(path).replace(/\.\w+$/, '');
}

/** Where an attribute has its code; see `PagePayload`. */
const VALUE = /ledgerValues\[(\d+)\]/g;

/**
 * What the markdown of a page has left beside its component.
 * @param source JSX as dumi's markdown loader writes it
 * @throws where dumi has dropped it
 */
export function payloadOf(source: string, path: string): PagePayload {
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
export function pageModule(
  source: string,
  path: string,
  payload = payloadOf(source, path),
): string {
  const { html, values, demos, references, components, authored } = payload;
  const tabs = tabFilesOf(path);
  const theme = (name: string) => quoted(join(THEME_ROOT, name));
  let text = withParts(source.replace(PAYLOAD, '')).replace(
    VALUE,
    (_, at: string) => values[Number(at)] ?? '',
  );
  text = replace(text, /<Suspense fallback=\{<LoadingComponent \/>\}>/, '<>', path);
  text = replace(text, /<\/Suspense>/, '</>', path);
  text = replace(text, /import LoadingComponent from [^\n]*\n/, '', path);
  text = replace(text, /import React, \{ Suspense \}/, 'import React', path);
  text = replace(text, /import \{ texts as [^\n]*\n/, '', path);
  text = text.replace(
    /import \{ (DumiPage|DumiDemo|DumiDemoGrid|Link) \} from 'dumi'/g,
    (_, name: string) => `import { ${name} } from ${theme('renderer/page')}`,
  );
  text = replace(
    text,
    /function DumiMarkdownContent\(\) \{/,
    'function DumiMarkdownContent() {\n  const ledgerHtml = useHtml(ledgerPageHtml);',
    path,
  );
  if (tabs.length > 0) {
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
    // These on their own, so that other pages have none of them.
    ...(demos.some(({ framed }) => framed)
      ? [`import { DemoFrame as ledgerFrame } from ${theme('demo/demo-frame')};`]
      : []),
    ...(references.length > 0
      ? [`import { loadReference } from ${theme('hooks/references')};`]
      : []),
    ...(authored ? [`import ${theme('styles/authoring.css')};`] : []),
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
    ...(references.length > 0
      ? [
          `  references: (locale) => ${JSON.stringify(references)}.map((id) => loadReference(locale, id)),`,
        ]
      : []),
    `  tabs: [${tabs.map((_, at) => `ledgerTab${at}`).join(', ')}],`,
    `  live: ${live},`,
    `  lists: ${components.includes('Gallery')},`,
    '});',
    '',
  ].join('\n');
}

/** What stands beside a page's own module, by the query that asks for it. */
const BESIDE = {
  /** The parts of the page that are HTML. */
  'ledger-html': 'html',
  /** The assets of its demos and their JavaScript. */
  'ledger-sources': 'sources',
  /** The files of its demos in JavaScript, as HTML. */
  'ledger-javascript': 'javascript',
} as const;

/** A module beside a page's own, such as `page.md?ledger-html`. */
export function moduleBeside(part: keyof PagePayload, payload: PagePayload): string {
  return `export default ${JSON.stringify(payload[part])};\n`;
}

/** Puts all modules between dumi's markdown loader and what compiles JSX. */
export default function pageModules(api: IApi): void {
  const loader = require.resolve('./make-loader.cjs');
  // By the path of their pages, in a build. The development server makes what stands beside a
  // changed page at the same time as the page, so that there each asks dumi's loader.
  const payloads = new Map<string, PagePayload>();
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
      .options({
        make(source: string, path: string) {
          const payload = payloadOf(source, path);
          if (api.env === 'production') payloads.set(path, payload);
          return pageModule(source, path, payload);
        },
      });
    for (const [name, part] of Object.entries(BESIDE)) {
      rule
        .oneOf(name)
        .before('md')
        .resourceQuery(new RegExp(`${name}$`))
        .use(name)
        .loader(loader)
        .options({
          known(path: string) {
            const payload = payloads.get(path);
            return payload && moduleBeside(part, payload);
          },
          make: (source: string, path: string) =>
            moduleBeside(part, payloadOf(source, path)),
        })
        .end()
        .use('md-loader')
        .loader(markdown.get('loader'))
        .options(markdown.get('options'));
    }
    return chain;
  });
}
