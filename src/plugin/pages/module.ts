import { join } from 'node:path';
import { nameOf } from './chunk-names';
import { objectCode } from '../object-code';
import { demoCode } from './demo/demo-code';
import { pageChunk } from './chunk-names';
import type { ChunkNames } from './chunk-names';
import { plainModule, replaceIn } from './dumi/plain-module';
import { hostChanged, quoted, THEME_ROOT } from '../host';
import { insertParts } from './fold-html';
import { matterLines } from './page-matter';
import type { MatterFacts } from './page-matter';
import { contentOf, decodePayload } from './payload';
import type { PagePayload } from './payload';
import { tabFilesOf } from '../markdown/tab-files';
import type { Builtins } from '../site/builtins';

/** This file, for errors. */
const WHERE = 'plugin/pages/module';

const PAYLOAD = /<LedgerPage data="([A-Za-z0-9+/=]*)"\s*\/>/;

/** What the module of a page needs besides its text. */
export interface PageFacts extends MatterFacts {
  /** True where the site has a block of its own around demos, or tools of its own. */
  ownPreviewer?: boolean;
  /** True where these may change a demo's code; see `demos/own-code`. */
  changesDemos?: boolean;
  /** True where every demo may ask for what is around its page; see `demos/around`. */
  around?: boolean;
  /** Names of the components that the site has written for its pages. */
  ownBuiltins?: readonly string[];
  names: ChunkNames;
  /** True in Rspack's development server, which replaces a changed page without a load. */
  hot?: boolean;
  /** True before dumi 2.3, where one module has all that is known of a page, its demos too. */
  eager?: boolean;
}

/** Placeholder for the code of an attribute; see `PagePayload`. */
const VALUE = /ledgerValues\[(\d+)\]/g;

/** What was asked for last: the module of a page and what is kept of the page need the same one. */
let lastRead: { source: string; payload: PagePayload } | undefined;

/**
 * Extracts the payload that the markdown step has added to a page. Nobody may change it.
 * @param source JSX from dumi's markdown loader
 * @throws if dumi has dropped it
 */
export function payloadOf(source: string, path: string): PagePayload {
  if (lastRead?.source === source) return lastRead.payload;
  const text = PAYLOAD.exec(source)?.[1];
  if (text === undefined) {
    throw hostChanged(`dumi does not keep the last element of ${path}`, WHERE);
  }
  const payload = decodePayload(text);
  lastRead = { source, payload };
  return payload;
}

/**
 * The page's own component for what dumi calls so; demos with a look have another one, as have those
 * that stand side by side in blocks of the site's own.
 */
function componentFile(
  name: string,
  demos: PagePayload['demos'],
  ownBuiltins: readonly string[],
): string {
  if (name === 'DumiDemoGrid' && ownBuiltins.includes('Previewer'))
    return 'renderer/page/own-grid';
  const hasLooks = /^DumiDemo/.test(name) && demos.some(({ look }) => look);
  return hasLooks ? 'renderer/page/demo-looks' : 'renderer/page/dumi-page';
}

/**
 * The imports of data that is loaded when a reader opens a demo's code, editor, or
 * sandboxes.
 */
function lazyImports(path: string, names: ChunkNames): string[] {
  const load = (name: string) =>
    `() => import(/* webpackChunkName: "${pageChunk(names, path, name)}" */ ${quoted(`${path}?ledger-${name}`)})`;
  return [
    `const ledgerSources = ${load('sources')};`,
    `const ledgerJavascript = ${load('javascript')};`,
  ];
}

/**
 * The module of a page in which the build can leave out components of the site's own, one that
 * throws in Node for example; see `renderer/page/own-part`.
 * @param names of those that the page shows
 */
function withOwnParts(source: string, names: readonly string[]): string {
  const lines: string[] = [];
  const text = names.reduce((code, name) => {
    const imported = `import ${name} from `;
    if (!code.includes(imported)) return code;
    lines.push(`const ${name} = ledgerPart(${JSON.stringify(name)}, LedgerOwn${name});`);
    return code.replace(imported, () => `import LedgerOwn${name} from `);
  }, source);
  if (lines.length === 0) return source;
  const from = quoted(join(THEME_ROOT, 'renderer/page/own-part'));
  return [`import { ownPart as ledgerPart } from ${from};`, ...lines, text].join('\n');
}

/**
 * dumi's module of a page as the theme ships it: no Suspense, which React 16 cannot render in
 * node; no texts for a search of dumi's; links, tabs and demos of the theme's own; and at its end
 * what the renderer must know of the page.
 * @param source JSX as dumi's markdown loader writes it
 * @param path absolute path of the page
 * @param builtins what the components that it may show say of themselves
 * @param facts what its text does not say
 * @throws where dumi writes another module than the one known
 */
export function pageModuleCode(
  source: string,
  path: string,
  builtins: Builtins,
  payload = payloadOf(source, path),
  facts: PageFacts = {
    addresses: [],
    words: {},
    names: { page: nameOf, demo: nameOf },
  },
): string {
  const { values, references, components, authored } = payload;
  const demos = payload.demos.filter(({ hidden }) => !hidden);
  const hidden = payload.demos.filter((demo) => demo.hidden);
  // As in dumi, they find the page there: it does not load them ahead.
  const later = demos.filter(({ rendersItself }) => rendersItself);
  const ahead = demos.filter(({ rendersItself }) => !rendersItself);
  const content = contentOf(payload);
  const tabs = tabFilesOf(path);
  const own = facts.ownBuiltins ?? [];
  const isInPage = (demo: PagePayload['demos'][number]) => demo.inPage ?? facts.around;
  const inPage = demos.some(isInPage);
  const theme = (name: string) => quoted(join(THEME_ROOT, name));
  const last = inPage ? '<LedgerInPage />' : '';
  let text = insertParts(plainModule(source.replace(PAYLOAD, last), path)).replace(
    VALUE,
    (_, at: string) => values[Number(at)] ?? '',
  );
  text = text.replace(
    // At the start of a line: the code of a demo may stand in a text.
    /^import \{ (DumiPage|DumiDemo|DumiDemoGrid|Link) \} from 'dumi'/gm,
    (_, name: string) =>
      `import { ${name} } from ${theme(componentFile(name, demos, own))}`,
  );
  text = replaceIn(
    text,
    /function DumiMarkdownContent\(\) \{/,
    'function DumiMarkdownContent() {\n  const ledgerHtml = useHtml(ledgerPageHtml);',
    path,
  );
  text = withOwnParts(
    text,
    components.filter((name) => own.includes(name)),
  );
  if (tabs.length > 0) {
    text = replaceIn(text, /<DumiPage>/, '<DumiPage tabs={ledgerTabs}>', path);
  }
  const codeOf = (demo: PagePayload['demos'][number]) => demoCode(demo, path, facts);
  const listed = (demo: PagePayload['demos'][number]) =>
    `ledgerDemos[${demos.indexOf(demo)}]`;
  const added = [...hidden.map(codeOf), ...later.map(listed)];
  const awaitsDemos = facts.ownPreviewer === true && demos.length > 0;
  const foreign = demos.some(({ byRenderer }) => byRenderer);
  const live =
    inPage ||
    foreign ||
    later.length > 0 ||
    components.some((name) => !builtins[name]?.static);
  const lists = components.some((name) => builtins[name]?.listsPages);
  return [
    `import { pageHtml, plainRow, useHtml } from ${theme('renderer/page/page-html')};`,
    `import { pageModule } from ${theme('renderer/page/loaded-page')};`,
    `import { demoOfPage, loadDemo } from ${theme('demo/live/load-demo')};`,
    // Imported only by pages that need them.
    ...(demos.some(({ framed }) => framed)
      ? [`import { DemoFrame as ledgerFrame } from ${theme('demo/demo-frame')};`]
      : []),
    ...(payload.demos.some(isInPage)
      ? [
          `import { DemosInPage as LedgerInPage, inPage as ledgerInPage } from ${theme('demo/in-page')};`,
        ]
      : []),
    ...(payload.demos.some(({ byRenderer }) => byRenderer)
      ? [
          `import { demoByRenderer as ledgerByRenderer } from ${theme('demo/live/by-renderer')};`,
        ]
      : []),
    ...(later.length > 0
      ? [`import { loadInPlace as ledgerInPlace } from ${theme('demo/live/in-place')};`]
      : []),
    ...(references.length > 0
      ? [`import { loadReference } from ${theme('data/references')};`]
      : []),
    ...(authored ? [`import ${theme('styles/authoring/authoring.css')};`] : []),
    ...(payload.styles ?? []).map(
      (name) => `import ${theme(`styles/parts/${name}.css`)};`,
    ),
    ...matterLines(payload, facts, path),
    ...tabs.map(
      ({ file }, at) =>
        `import LedgerTab${at}, { ledgerPage as ledgerTab${at} } from ${quoted(file)};`,
    ),
    `const ledgerContent = ${objectCode(facts.place?.('content', content) ?? JSON.stringify(content))};`,
    `const ledgerPageHtml = pageHtml(ledgerContent, () => import(/* webpackChunkName: "${pageChunk(facts.names, path, 'html')}" */ ${quoted(`${path}?ledger-html`)}));`,
    ...(demos.length > 0 ? lazyImports(path, facts.names) : []),
    ...(awaitsDemos
      ? [
          `import { demosReady } from ${theme('renderer/page/demo-data')};`,
          `await demosReady(${JSON.stringify(demos.map(({ id }) => id))});`,
        ]
      : []),
    `const ledgerDemos = [${demos.map(codeOf).join(', ')}];`,
    `const ledgerTabs = [${tabs.map(({ key }, at) => `{ key: ${JSON.stringify(key)}, Content: LedgerTab${at} }`).join(', ')}];`,
    text,
    'export const ledgerPage = pageModule({',
    '  module: __webpack_module__.id,',
    '  html: ledgerPageHtml,',
    `  demos: ${later.length > 0 ? `[${ahead.map(listed).join(', ')}]` : 'ledgerDemos'},`,
    ...(references.length > 0
      ? [
          `  references: (locale) => ${JSON.stringify(references)}.map((id) => loadReference(locale, id)),`,
        ]
      : []),
    `  tabs: [${tabs.map((_, at) => `ledgerTab${at}`).join(', ')}],`,
    `  live: ${live},`,
    `  lists: ${lists},`,
    '});',
    ...(added.length > 0
      ? [
          `import { addHidden } from ${theme('demo/demos')};`,
          `addHidden(ledgerPage, [${added.join(', ')}]);`,
        ]
      : []),
    ...(facts.hot
      ? [
          `import { changedPage } from ${theme('renderer/page/changed-page')};`,
          'changedPage(import.meta.webpackHot, ledgerPage, DumiMarkdownContent);',
        ]
      : []),
    '',
  ].join('\n');
}
