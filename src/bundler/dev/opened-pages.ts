import { isAbsolute, join } from 'node:path';
import type { Compiler, RuleSetRule } from '@rspack/core';
import { OPEN_PAGE } from '../../model/address/open-page';
import { MAKE_LOADER, quoted, THEME_ROOT } from '../../plugin/host';
import type { SitePages } from '../umi-webpack';

/** As Express calls them. */
interface Request {
  method: string;
  path: string;
  query: Record<string, unknown>;
  headers: { accept?: string };
}
interface Response {
  status(code: number): { end(): void };
}
export type Middleware = (request: Request, response: Response, next: () => void) => void;

export interface OpenedPages {
  /** For the bundler's configuration. */
  rules: RuleSetRule[];
  /**
   * Has a page compiled when its document is asked for, which is before its script is, or when an open
   * page asks for its module.
   */
  middleware(compiler: {
    watching?: Pick<Watching, 'invalidateWithChangesAndRemovals'>;
  }): Middleware;
}

type Watching = NonNullable<Compiler['watching']>;

/** Generated modules that import pages. */
const TABLES = ['core/route.tsx', 'ledger/routes.ts', 'ledger/demo-pages.ts'];

/** Their imports: `import(/* a comment *\/ '/site/docs/index.md')`. */
const IMPORT = /\bimport\((?:\/\*[^*]*\*\/)?\s*(['"])([^'"]+)\1\)/g;

/** The generated module that imports the pages that were opened. */
const LIST = 'ledger/opened-pages.ts';

/** True for a request of a browser that opens a page. */
export function asksForDocument({ method, headers }: Request): boolean {
  return method === 'GET' && !!headers.accept?.includes('text/html');
}

const asksForModule = ({ method, path }: Request) =>
  method === 'POST' && path === OPEN_PAGE;

/**
 * Has the development server compile a page, with its demos, when a browser first opens it, so that
 * starts and edits cost the same on a site of any size: the table of routes imports no pages, but
 * asks for them, and one module imports those that were asked for. With Rspack's `lazyCompilation`, each
 * page is a module that waits, and Rspack goes through all of them at each change.
 * @param folder absolute path of what umi and dumi have generated
 * @param last file of the page that was opened last in an earlier start: it is compiled with the app
 * @param tellOpened is called with the file of each page whose document is asked for
 */
export function openedPages(
  pages: SitePages,
  folder: string,
  last: string | undefined,
  tellOpened: (file: string) => void,
): OpenedPages {
  const opened = new Set(last === undefined ? [] : [last]);
  const list = join(folder, LIST);
  const withoutPages = (table: string) => {
    const files = pages.files();
    return [
      "import { openPage } from '@@/ledger/opened-pages';",
      table.replace(IMPORT, (whole, _quote, file: string) =>
        isAbsolute(file) && files.has(file) ? `openPage(${quoted(file)})` : whole,
      ),
    ].join('\n');
  };
  const listCode = () => {
    const files = pages.files();
    return [
      `import { pageOpener } from ${quoted(join(THEME_ROOT, 'renderer/navigation/open-page'))};`,
      'export const openPage = pageOpener(import.meta.webpackHot, {',
      ...[...opened]
        .filter((file) => files.has(file))
        .map((file) => `  ${quoted(file)}: () => import(${quoted(file)}),`),
      '});',
    ].join('\n');
  };
  return {
    rules: [
      {
        include: TABLES.map((table) => join(folder, table)),
        enforce: 'pre',
        use: [{ loader: MAKE_LOADER, options: { make: withoutPages } }],
      },
      {
        include: [list],
        enforce: 'pre',
        // A page that is gone leaves the table, and then the list.
        use: [
          {
            loader: MAKE_LOADER,
            options: { make: listCode, after: () => [join(folder, 'core/route.tsx')] },
          },
        ],
      },
    ],
    middleware: (compiler) => (request, response, next) => {
      const open = (file: string) => {
        if (opened.has(file)) return;
        opened.add(file);
        compiler.watching?.invalidateWithChangesAndRemovals(new Set([list]));
      };
      if (asksForModule(request)) {
        const { file } = request.query;
        const isPage = typeof file === 'string' && pages.files().has(file);
        if (isPage) open(file);
        response.status(isPage ? 204 : 404).end();
        return;
      }
      const file = asksForDocument(request) ? pages.at(request.path) : undefined;
      if (file) {
        tellOpened(file);
        open(file);
      }
      next();
    },
  };
}
