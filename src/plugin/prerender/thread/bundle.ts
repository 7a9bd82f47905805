import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import type { Context } from 'node:vm';
import { createMemoryHistory } from './memory-history';
import type { PrerenderApp } from '../../renderer/prerender-host';

/** What of node the site's code may use while its pages are rendered: no document, no window. */
const GLOBALS = {
  console,
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  setImmediate,
  queueMicrotask,
  URL,
  URLSearchParams,
  TextEncoder,
  TextDecoder,
  AbortController,
  performance,
  structuredClone,
  Intl,
};

/** The scripts of a worker and of a frame are programs of their own. */
const PROGRAM = /-(worker|frame)\.js$/;

/** The built site, running in node. */
export interface Bundle {
  app: PrerenderApp;
  /** Chunks that the shell needs on every page. */
  shell: string[];
  /** Notes the chunks that are asked for while something is loaded. */
  record<T>(load: () => Promise<T>): Promise<{ value: T; chunks: string[] }>;
  renderToString(element: unknown): string;
}

function run(code: string, filename: string, context: Context): unknown {
  return new Script(code, { filename }).runInContext(context);
}

/** React's renderer for servers, bound to the React of the bundle: hooks work with no other. */
function loadServerRenderer(context: Context, root: string, React: unknown) {
  const path = createRequire(join(root, 'package.json')).resolve(
    'react-dom/cjs/react-dom-server.browser.production.min.js',
  );
  const make = run(
    `(function (require, module) {${readFileSync(path, 'utf8')}\n})`,
    path,
    context,
  ) as (require: (name: string) => unknown, module: object) => void;
  const module: { exports: { renderToString?: (element: unknown) => string } } = {
    exports: {},
  };
  make((name) => (name === 'react' ? React : Object.assign), module);
  const { renderToString } = module.exports;
  if (!renderToString) {
    throw new Error(`${path} exports no renderToString. React 16.14 is needed.`);
  }
  return renderToString;
}

/**
 * Runs the files of a build in node: the same code that browsers get, so nothing is compiled a
 * second time.
 * @param folder absolute path of the built site; its scripts are named by chunk
 * @param root absolute path of the site's source, where React is found
 * @param entry name of the entry's file
 * @param keep names of files that are not of the bundle, such as those copied from `public`
 */
export async function openBundle(
  folder: string,
  root: string,
  entry: string,
  keep: ReadonlySet<string>,
): Promise<Bundle> {
  const context = createContext({ ...GLOBALS });
  run('var self = globalThis, global = globalThis;', 'globals', context);
  const scripts = readdirSync(folder).filter(
    (name) =>
      name.endsWith('.js') && name !== entry && !PROGRAM.test(name) && !keep.has(name),
  );
  for (const name of scripts) {
    run(readFileSync(join(folder, name), 'utf8'), name, context);
  }
  let noted = new Set<string>();
  const app = await new Promise<PrerenderApp>((resolve, reject) => {
    // umi's entry starts by itself and hands its promise to nobody.
    process.once('unhandledRejection', reject);
    context.__ledgerPrerender = {
      history: createMemoryHistory(root),
      app(given: PrerenderApp) {
        process.removeListener('unhandledRejection', reject);
        resolve(given);
      },
      failed: reject,
      chunk: (id: string) => noted.add(id),
    };
    run(readFileSync(join(folder, entry), 'utf8'), entry, context);
  });
  const shell = [...noted];
  return {
    app,
    shell,
    renderToString: loadServerRenderer(context, root, app.React),
    async record(load) {
      noted = new Set();
      const value = await load();
      return { value, chunks: [...noted] };
    },
  };
}
