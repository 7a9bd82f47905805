import type { Compiler, Configuration, EntryStatic } from '@rspack/core';

/** As Express calls it. */
type Middleware = (
  request: { path: string },
  response: unknown,
  next: () => void,
) => void;

/** True for a script or style sheet of an entry, `/base/frame.js`, whatever stands between. */
function isFileOf(name: string, path: string): boolean {
  return path.includes(`/${name}.`) && /\.(?:js|css)$/.test(path);
}

export interface LaterEntries {
  /** The entries that are compiled now, for the bundler's configuration. */
  entry: () => EntryStatic;
  /** Has an entry compiled when a browser first asks for its script or its styles. */
  middleware(compiler: Pick<Compiler, 'watching'>): Middleware;
}

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
      const asked = all.filter(
        ([name]) => !compiled.has(name) && isFileOf(name, request.path),
      );
      for (const [name] of asked) compiled.add(name);
      // The answer waits until it is compiled.
      if (asked.length > 0) compiler.watching?.invalidate();
      next();
    },
  };
}
