import type { Compiler, Configuration, EntryStatic } from '@rspack/core';

/** As Express calls it. */
type Middleware = (
  request: { path: string },
  response: unknown,
  next: () => void,
) => void;

export interface LaterEntries {
  /** The entries that are compiled now, for the bundler's configuration. */
  entry: () => EntryStatic;
  /** Has an entry compiled when a browser first asks for its script or its styles. */
  middleware(compiler: Pick<Compiler, 'watching'>): Middleware;
}

/** The entry that a file belongs to: `frame` of `/base/frame.js` and `/base/frame.css`. */
const FILE = /([^/]+)\.(?:js|css)$/;

/**
 * Has the development server compile its entries when they are first asked for, but those of the app.
 * The frame of the playground imports every package that a demo uses, and few who start the server
 * open it.
 * @param own names of the entries of the app
 */
export function laterEntries(
  entries: Configuration['entry'],
  own: readonly string[],
): LaterEntries {
  const all = Object.entries((entries ?? {}) as EntryStatic & object);
  const compiled = new Set(own);
  return {
    entry: () =>
      Object.fromEntries(all.filter(([name]) => compiled.has(name))) as EntryStatic,
    middleware: (compiler) => (request, _response, next) => {
      const name = FILE.exec(request.path)?.[1] ?? '';
      if (!compiled.has(name) && all.some(([one]) => one === name)) {
        compiled.add(name);
        // The answer waits until it is compiled.
        compiler.watching?.invalidate();
      }
      next();
    },
  };
}
