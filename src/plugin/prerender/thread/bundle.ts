import { readFileSync } from 'node:fs';
import { createContext } from 'node:vm';
import type { Context } from 'node:vm';
import { belowHost, withBaseAddress } from './in-node/base-address';
import { recordContexts } from './in-node/contexts';
import { navigatorIn } from './in-node/navigator';
import { importAgain } from './import-again';
import { createMemoryHistory } from './memory-history';
import type { ChunkLoader, PrerenderApp } from '../../../renderer/prerender-host';
import { addsModules } from '../programs';
import type { Fault, SharedChunks, ThreadInput } from './messages';
import { chunksOfModules } from './module-chunks';
import type { Pushed } from './module-chunks';
import { loadServerRenderer, run } from './in-node/server-renderer';

/** Chunks of one page's data, which only run when the page asks for them. */
const DATA = /-(html|sources|javascript)$/;

/** Components of the site's own, by name, on the page that is rendered. */
export interface OwnParts {
  /** All that the page has shown, the one that was rendered last at the end. */
  asked: Set<string>;
  /** Those in whose place the page shows only what it has put into them. */
  left: ReadonlySet<string>;
  /** Those that earlier pages have thrown with, and what they have thrown. */
  throwing: ReadonlyMap<string, Fault>;
  /** The addresses, with the site's base, that its sidebar leads to where it may change by itself. */
  links: readonly string[];
}

/** Something that has been loaded, with the chunks that it needs. */
interface Recorded<T> {
  value: T;
  chunks: string[];
}

type LoadedPage = Awaited<ReturnType<PrerenderApp['load']>>;

/** The built site, running in Node. */
export interface Bundle {
  app: PrerenderApp;
  parts: OwnParts;
  shared: SharedChunks;
  /** Records the chunks that are requested while something loads. */
  record<T>(load: () => Promise<T>): Promise<Recorded<T>>;
  /**
   * Loads a page, as `app.load` does. Its chunks are those of its first load, because the app does
   * not request them again.
   */
  load(...of: Parameters<PrerenderApp['load']>): Promise<Recorded<LoadedPage>>;
  /** The chunks that a function requests at once. Their modules do not run. */
  chunksOf(load: () => Promise<unknown>): string[];
  /** Adds the chunks that a module needs while the app has not been loaded. */
  withoutApp(module: string | number, chunks: readonly string[]): string[];
  renderToString(element: unknown): string;
  /** Whether a function asks for a random number, and for the language of the page. */
  asksFor(run: () => void): { random: boolean; language: boolean };
  /** Id of the language of the page that was loaded last. */
  language(): string | undefined;
  /** The contexts that the site's code has made so far. */
  contexts: ReadonlySet<React.Context<unknown>>;
}

/** Counts how often the site's code asks for a random number. */
function countRandom(context: Context): { readonly calls: number } {
  return run(
    `(() => {
      const count = { calls: 0 };
      const counted = (ask) => (...given) => {
        count.calls += 1;
        return ask(...given);
      };
      Math.random = counted(Math.random);
      for (const name of ['getRandomValues', 'randomUUID']) {
        crypto[name] = counted(crypto[name]);
      }
      return count;
    })()`,
    'random',
    context,
  ) as { calls: number };
}

/**
 * Runs the scripts of a build in Node: the same code that browsers get, so nothing is
 * compiled twice. Stacks name them by chunk, as in `app.js`.
 * @param scripts absolute paths by chunk
 * @param entry chunk of the entry
 * @param site absolute path of the site, its React, and whether it asks for a `navigator`
 * @param globals of the context in which they run
 * @param halfMade called with what a module throws when it is imported
 */
export async function openBundle(
  scripts: Readonly<Record<string, string>>,
  entry: string,
  {
    root,
    react,
    asksNavigator,
  }: Pick<ThreadInput, 'root' | 'react'> & Partial<Pick<ThreadInput, 'asksNavigator'>>,
  globals: Readonly<Record<string, unknown>>,
  halfMade?: (error: unknown) => void,
): Promise<Bundle> {
  const context = createContext({ ...globals });
  run('var self = globalThis, global = globalThis;', 'globals', context);
  const random = countRandom(context);
  const language: { id?: string; calls: number } = { calls: 0 };
  const asked = () => {
    language.calls += 1;
    return language.id;
  };
  if (asksNavigator) context.navigator = navigatorIn(asked);
  const read = (chunk: string) => readFileSync(scripts[chunk] ?? '', 'utf8');
  const runChunk = (chunk: string, code = read(chunk)) =>
    run(code, `${chunk}.js`, context);
  for (const chunk of Object.keys(scripts)) {
    if (chunk === entry || DATA.test(chunk)) continue;
    const code = read(chunk);
    if (addsModules(code)) runChunk(chunk, code);
  }
  const ran = new Set<string>();
  const runData = (chunk: string) => {
    if (!DATA.test(chunk) || ran.has(chunk)) return;
    ran.add(chunk);
    runChunk(chunk);
  };
  // The entry takes them from here.
  const pushed = [...((context.webpackChunk as Pushed[]) ?? [])];
  const contexts = recordContexts(pushed);
  const parts: OwnParts = {
    asked: new Set(),
    left: new Set(),
    throwing: new Map(),
    links: [],
  };
  let recorded = new Set<string>();
  let runsModules = true;
  let isRecording = true;
  const app = await new Promise<PrerenderApp>((resolve, reject) => {
    // umi's entry starts itself and does not expose its promise.
    process.once('unhandledRejection', reject);
    context.__ledgerPrerender = {
      history: createMemoryHistory(root),
      get language() {
        return asked();
      },
      set language(id) {
        language.id = id;
      },
      app(given: PrerenderApp) {
        process.removeListener('unhandledRejection', reject);
        resolve(given);
      },
      failed: reject,
      record(runtime: ChunkLoader) {
        const { e, f, m } = runtime;
        importAgain(context, m, halfMade);
        // All scripts are present, and style sheets are not needed.
        f.miniCss = () => undefined;
        runtime.e = (chunk) => {
          if (runsModules) runData(chunk);
          if (!isRecording) return e(chunk);
          recorded.add(chunk);
          // A chunk whose modules must not run never loads.
          return runsModules ? e(chunk) : new Promise(() => undefined);
        };
      },
      leavesOut(part: string) {
        parts.asked.delete(part);
        parts.asked.add(part);
        return parts.left.has(part);
      },
      leadsTo(addresses: readonly string[]) {
        parts.links = addresses;
      },
      withoutRecording<T>(load: () => T): T {
        isRecording = false;
        try {
          // The chunks are requested before the call returns.
          return load();
        } finally {
          isRecording = true;
        }
      },
    };
    runChunk(entry, withBaseAddress(read(entry)));
  });
  const shell = [...recorded];
  const complete = chunksOfModules(pushed, shell);
  const chunksOfPages = new Map<string, string[]>();
  const chunksOf = (load: () => Promise<unknown>) => {
    recorded = new Set();
    runsModules = false;
    try {
      // A demo that has thrown throws again; that has been reported.
      load().catch(() => undefined);
    } finally {
      runsModules = true;
    }
    return [...recorded];
  };
  const record = async <T>(load: () => Promise<T>): Promise<Recorded<T>> => {
    recorded = new Set();
    const value = await load();
    return { value, chunks: [...recorded] };
  };
  const starter = chunksOf(app.loadStarter);
  const atLoad = app.loadOwnScripts ? chunksOf(app.loadOwnScripts) : [];
  const renderToString = loadServerRenderer(context, react, app);
  return {
    app,
    parts,
    shared: { app: shell, starter, atLoad },
    withoutApp: (module, chunks) => complete(module, chunks, starter),
    renderToString: (element) => belowHost(renderToString(element)),
    asksFor(work) {
      const [numbers, languages] = [random.calls, language.calls];
      work();
      return { random: random.calls > numbers, language: language.calls > languages };
    },
    language: () => language.id,
    contexts,
    record,
    async load(pathname, shellOnly) {
      const { value, chunks } = await record(() => app.load(pathname, shellOnly));
      if (!chunksOfPages.has(pathname)) chunksOfPages.set(pathname, chunks);
      return { value, chunks: chunksOfPages.get(pathname) ?? [] };
    },
    chunksOf,
  };
}
