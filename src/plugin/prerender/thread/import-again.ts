import { runInContext } from 'node:vm';
import type { Context } from 'node:vm';
import type { parseHTML as ParseHTML } from 'linkedom';
import type { ModuleFactory } from '../../../renderer/prerender-host';

/** What takes no value and gives none. */
const nothing = () => undefined;

/** A connection, a worker, a request or an observer, of which nothing comes. */
class Silent {
  addEventListener = nothing;
  removeEventListener = nothing;
  postMessage = nothing;
  send = nothing;
  open = nothing;
  close = nothing;
  terminate = nothing;
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

/** The names of such classes. */
const SILENT = [
  ...['Worker', 'SharedWorker', 'WebSocket', 'EventSource', 'XMLHttpRequest'],
  ...['FileReader', 'IntersectionObserver', 'ResizeObserver'],
];

class XMLSerializer {
  serializeToString = String;
}

/** Storage that forgets. */
const storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: nothing,
  removeItem: nothing,
  clear: nothing,
};

/** What the document's window lacks, as in a browser with an empty page that nothing happens to. */
const REST = {
  addEventListener: nothing,
  removeEventListener: nothing,
  dispatchEvent: () => true,
  requestIdleCallback: () => 0,
  cancelIdleCallback: nothing,
  getSelection: () => null,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addListener: nothing,
    removeListener: nothing,
    addEventListener: nothing,
    removeEventListener: nothing,
  }),
  ...Object.fromEntries(SILENT.map((name) => [name, Silent])),
  XMLSerializer,
  localStorage: storage,
  sessionStorage: storage,
  history: { length: 1, state: null, pushState: nothing, replaceState: nothing },
  screen: { width: 1280, height: 720, availWidth: 1280, availHeight: 720 },
  innerWidth: 1280,
  innerHeight: 720,
  devicePixelRatio: 1,
  scrollX: 0,
  scrollY: 0,
};

/** A document, and what else of a browser libraries ask for when they are imported. */
function browserGlobals(): Record<string, unknown> {
  // Few sites need it.
  const dom = require('linkedom') as Record<string, unknown> & {
    parseHTML: typeof ParseHTML;
  };
  const window = dom.parseHTML(
    // Scripts look for the element that they come from.
    '<!doctype html><html><head><script></script></head><body></body></html>',
  ) as unknown as Record<string, unknown>;
  const { document, navigator, customElements } = window;
  const classes = Object.keys(dom).filter((name) => /^[A-Z]/.test(name));
  return {
    ...Object.fromEntries(
      [...classes, 'HTMLElement', 'Image', 'MutationObserver'].map((name) => [
        name,
        window[name],
      ]),
    ),
    ...REST,
    location: new URL('http://localhost/'),
    getComputedStyle: (element: { style?: unknown }) => element.style ?? {},
    document,
    navigator,
    customElements,
  };
}

/** Whether an error may come of what only a browser has. */
function isOfBrowser(error: unknown): boolean {
  const { name } = Object(error) as Partial<Error>;
  return name === 'ReferenceError' || name === 'TypeError';
}

/**
 * Imports a module that throws once more, with a document: a library may ask for one only to find out
 * what its browser can do. The document is there for the module's own code alone, not for what it
 * imports, and not when something is rendered.
 * @param context in which the modules run
 * @param modules the bundler's functions that run modules, by id; changed in place
 * @param halfMade called with the error of a module whose second run throws too. Later imports get that
 * module half made, so that one which imports it may not throw when it is run once more
 */
export function importAgain(
  context: Context,
  modules: Record<string, ModuleFactory>,
  halfMade: (error: unknown) => void = nothing,
): void {
  let globals: Record<string, unknown> | undefined;
  let isShown = false;
  const show = (wanted: boolean) => {
    if (wanted === isShown) return;
    isShown = wanted;
    globals ??= { ...browserGlobals(), window: runInContext('globalThis', context) };
    for (const [name, value] of Object.entries(globals)) {
      if (wanted) context[name] ??= value;
      else if (context[name] === value) delete context[name];
    }
  };
  for (const [id, run] of Object.entries(modules)) {
    modules[id] = (module, exports, load) => {
      const before = isShown;
      show(false);
      try {
        run.call(exports, module, exports, load);
      } catch (error) {
        if (!isOfBrowser(error)) throw error;
        show(true);
        // What the first attempt has defined cannot be defined again.
        const again = (module.exports = {});
        try {
          run.call(again, module, again, load);
        } catch {
          halfMade(error);
          throw error;
        }
      } finally {
        show(before);
      }
    };
  }
}
