import type { Compiler, Configuration, Module, rspack } from '@rspack/core';
import type { SitePages } from '../umi-webpack';

type LazyCompilation = Exclude<Configuration['lazyCompilation'], boolean | undefined>;

/** As Express calls it. */
interface Request {
  method: string;
  path: string;
  headers: { accept?: string };
}
type Middleware = (request: Request, response: object, next: () => void) => void;

export interface LazyPages {
  /** For the bundler's configuration. */
  options: LazyCompilation;
  /**
   * Answers the pages that ask for a module, and has a page compiled when its document is asked for,
   * which is before its script does.
   */
  middlewares(
    compiler: Compiler,
    lazyCompilationMiddleware: typeof rspack.lazyCompilationMiddleware,
  ): Middleware[];
}

/** The HTML of a page, which is shown with it. */
const isHtml = (id: string) => id.endsWith('?ledger-html');

const asksForDocument = ({ method, headers }: Request) =>
  method === 'GET' && headers.accept?.includes('text/html');

/** The address at which Rspack takes the modules that a page asks for. */
const ADDRESS = '/lazy-compilation-using-';

/**
 * Has the development server compile a page, with its demos, when a browser first opens it, so that a
 * start costs the same on a site of any size. Everything else is compiled with what imports it: the
 * frame of the playground, whose origin may not call the server, uses some of the theme's files, and
 * demos of their own would each take a round of compiling, sending and loading.
 * @param last file of the page that was opened last in an earlier start: it is compiled with the app
 * @param tellOpened is called with the file of each page that is opened
 */
export function lazyPages(
  pages: SitePages,
  last: string | undefined,
  tellOpened: (file: string) => void,
): LazyPages {
  /** Files of pages that were opened before the bundler came to them: they are as any other module. */
  const opened = new Set(last === undefined ? [] : [last]);
  /** Names of the modules of the others, by file. */
  const waiting = new Map<string, string>();
  return {
    options: {
      entries: false,
      imports: true,
      test(module: Module) {
        const file = module.nameForCondition() ?? '';
        const id = module.identifier();
        if (!pages.has(file) || isHtml(id)) return false;
        if (!id.endsWith(file)) return true;
        if (!waiting.has(file) && opened.has(file)) return false;
        waiting.set(file, id);
        return true;
      },
    },
    middlewares(compiler, lazyCompilationMiddleware) {
      const answer = lazyCompilationMiddleware(compiler) as (
        ...given: [request: object, response: object, next: () => void]
      ) => void;
      const compile = (id: string) =>
        answer(
          { url: ADDRESS, method: 'POST', body: [`lazy-compilation-proxy|${id}`] },
          { writeHead() {}, write() {}, end() {} },
          () => {},
        );
      return [
        answer,
        (request, _response, next) => {
          const file = asksForDocument(request) ? pages.at(request.path) : undefined;
          if (file) tellOpened(file);
          if (file && !opened.has(file)) {
            opened.add(file);
            const id = waiting.get(file);
            if (id) compile(id);
          }
          next();
        },
      ];
    },
  };
}
