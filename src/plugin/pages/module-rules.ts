import { hostChanged, MAKE_LOADER, usesWebpack } from '../host';
import type { Chain } from '../host';
import { withStaticImports } from './demo/block-imports';
import { SHOWN } from './demo/demo-code';
import { withoutLiveData } from './demo/live-data';
import { pageModuleCode, payloadOf } from './module';
import type { PageFacts } from './module';
import type { PagePayload } from './payload';
import type { DataOfPage } from './made/made-pages';
import { tabFilesOf } from '../markdown/tab-files';
import type { Builtins } from '../site/builtins';

/** Keeps a part of what stands beside a page, and returns code that takes its place in the bundle. */
export type PlaceOf = (path: string, part: keyof DataOfPage, value: unknown) => string;

/** The modules beside a page's own, by the query that requests them. */
const BESIDE = {
  /** The parts of the page that are HTML. */
  'ledger-html': 'html',
  /** The assets of its demos and their JavaScript. */
  'ledger-sources': 'sources',
  /** The files of its demos in JavaScript, highlighted. */
  'ledger-javascript': 'javascript',
} as const satisfies Record<string, keyof DataOfPage>;

type Rule = ReturnType<Chain['module']['rule']>;

/** A rule for one kind of module of a page. */
type Kind = ReturnType<Rule['oneOf']>;

/**
 * dumi watches a page with an import of its own, `page.md?watch=parent`, for which a loader returns
 * nothing from its pitch function. The loaders before it still run, so that the page would be made
 * again, from an empty text, and could take the place of what is kept of it.
 */
function dropWatched(rule: Rule): void {
  rule
    .oneOf('watched')
    .before('md')
    .resourceQuery(/watch=parent/)
    .use('watched')
    .loader(MAKE_LOADER)
    .options({ make: () => '' });
}

/**
 * The end of dumi's module of demos before 2.3: those that dumi 2.1 does not wrap become what they are
 * in later versions, `React.memo(React.lazy(import))`.
 */
const WRAP_DEMOS = `
for (const demo of Object.values(demos)) {
  if (String(demo.component?.$$typeof) === 'Symbol(react.lazy)')
    demo.component = React.memo(demo.component);
}
`;

/** In blocks of code, dumi before 2.3 marks CommonJS exports that only webpack has in such a module. */
const EXPORTS = 'const exports = {};';

/** Changes what dumi's loader has written of the demos of a page, before Babel does. */
function changeDemos(demos: Kind, make: (source: string) => string): void {
  demos.use('ledger-demos').after('babel-loader').loader(MAKE_LOADER).options({ make });
}

/**
 * Changes dumi's module of the demos of a page, and adds the one that the theme's blocks show.
 * Before dumi 2.3, one module has all that is known of a page, for every page: what demos import then
 * stays behind an `import()`.
 */
function makeDemos(rule: Rule, eager: boolean): void {
  if (eager) {
    changeDemos(rule.oneOf('md-meta'), (source) => EXPORTS + source + WRAP_DEMOS);
    return;
  }
  const demos = rule.oneOf('md-demo');
  const shown = rule
    .oneOf(`md-${SHOWN}`)
    .before('md')
    .resourceQuery(new RegExp(`type=${SHOWN}$`));
  for (const [name, use] of Object.entries(demos.uses.entries() ?? {}))
    shown.use(name).loader(use.get('loader')).options(use.get('options'));
  changeDemos(demos, withStaticImports);
  changeDemos(shown, (source) => withStaticImports(withoutLiveData(source)));
}

/**
 * Puts the modules of pages between dumi's markdown loader and what compiles JSX.
 * @param builtins what the components that pages show say of themselves
 * @param placeOf keeps what stands beside a page out of the bundle, as in a build. Undefined in the
 *   development server, which makes what stands beside a changed page at the same time as the page,
 *   so that there each asks dumi's loader.
 * @param addressedAt what is known of a page by the absolute path of its file
 * @param after absolute path of a file; when it changes, pages are made again. None in a build.
 * @throws where dumi has no rule for pages
 */
export function makePageModules(
  chain: Chain,
  builtins: Builtins,
  placeOf: PlaceOf | undefined,
  addressedAt: (path: string) => PageFacts,
  after: string | undefined,
): void {
  /** By the path of their pages. */
  const payloads = new Map<string, PagePayload>();
  const rule = chain.module.rule('dumi-md');
  if (!rule.oneOfs.has('md')) {
    throw hostChanged(
      'dumi has no rule "dumi-md" with "md"',
      'plugin/pages/module-rules',
    );
  }
  const eager = rule.oneOfs.has('md-meta');
  makeDemos(rule, eager);
  dropWatched(rule);
  const page = rule.oneOf('md');
  const markdown = page.use('md-loader');
  page
    .use('ledger-page')
    .after('babel-loader')
    .loader(MAKE_LOADER)
    .options({
      // A tab that goes is no longer to be imported.
      after:
        after && ((path: string) => [after, ...tabFilesOf(path).map(({ file }) => file)]),
      make(source: string, path: string) {
        const payload = payloadOf(source, path);
        if (placeOf) payloads.set(path, payload);
        const facts: PageFacts = {
          ...addressedAt(path),
          place: placeOf && ((part, value) => placeOf(path, part, value)),
          eager,
          hot: !placeOf && !usesWebpack(),
        };
        return pageModuleCode(source, path, builtins, payload, facts);
      },
    });
  for (const [name, part] of Object.entries(BESIDE)) {
    const code = (path: string, payload: PagePayload) =>
      `export default ${placeOf?.(path, part, payload[part]) ?? JSON.stringify(payload[part])};\n`;
    rule
      .oneOf(name)
      .before('md')
      .resourceQuery(new RegExp(`${name}$`))
      .use(name)
      .loader(MAKE_LOADER)
      .options({
        after: after && (() => [after]),
        known(path: string) {
          const payload = payloads.get(path);
          return payload && code(path, payload);
        },
        make: (source: string, path: string) => code(path, payloadOf(source, path)),
      })
      .end()
      .use('md-loader')
      .loader(markdown.get('loader'))
      .options(markdown.get('options'));
  }
}
