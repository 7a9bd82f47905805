import './frame.css';
import { packages, reactDom } from '@@/ledger/playground-packages';
import { ROOT_ATTRIBUTE } from '../../color-mode/preference';
import type { Fault, ToFrame } from '../protocol';
import { checkImports } from './check-imports';
import { requestChunksFromPage } from './chunk-files';
import { faultOf, stackPlace } from './fault-of';
import type { FindSource } from './fault-of';
import { reportFault, countFault } from './report-faults';
import { installStorage } from './memory-storage';
import { onPageMessage, sendToPage } from './page-port';
import { exportFault, runModules, sourcesOf } from './run-modules';
import { showDemo } from './show-demo';
import type { SiteReact } from './show-demo';

/**
 * The program of the frame that runs a reader's code: a document without origin, which
 * can access neither the page around it nor the site's storage. It compiles and runs the
 * files that the page sends, and keeps showing the last result until new code has
 * rendered without an error.
 */

type Run = Extract<ToFrame, { type: 'run' }>;

/** The visible result. */
let shown: { remove(): void } | undefined;
/** The most recent run; older ones are dropped. */
let latest = 0;
let latestEntry = '';
let findSource: FindSource = () => undefined;

const loadReact = async (): Promise<SiteReact> => {
  const [{ default: React }, ReactDOM] = await Promise.all([import('react'), reactDom()]);
  // From 17 on, JSX needs no `React` in scope, and the compiler writes it.
  if (parseInt(React.version, 10) > 16) Object.assign(window, { React });
  return {
    React,
    ReactDOM: ReactDOM.default as SiteReact['ReactDOM'],
  };
};

/** A fault with a file: the entry, if the thrown value does not say where it is from. */
const inFile = (fault: Fault): Fault => ({ file: latestEntry, ...fault });

/** Reports what the code of a run has thrown, unless there is a newer run. */
const report = (id: number, thrown: unknown, find: FindSource) => {
  if (id === latest && countFault(id)) reportFault(id, inFile(faultOf(thrown, find)));
};

/** Loads packages by name and reports one that fails. */
async function loadPackages(names: readonly string[]) {
  const loaded = await Promise.all(
    names.map(async (name) => {
      try {
        return [name, await packages[name]?.()] as const;
      } catch {
        return [name] as const;
      }
    }),
  );
  return {
    modules: new Map<string, unknown>(loaded.map(([name, module]) => [name, module])),
    missing: loaded.find((one) => one.length === 1)?.[0],
  };
}

async function run({ id, entry, files }: Run): Promise<void> {
  latest = id;
  latestEntry = entry;
  let find: FindSource = () => undefined;
  try {
    const program = checkImports(entry, files, Object.keys(packages));
    find = sourcesOf(id, program);
    const [react, { modules, missing }] = await Promise.all([
      loadReact(),
      loadPackages(program.packages),
    ]);
    if (id !== latest) return;
    if (missing !== undefined) {
      reportFault(id, { type: 'not-loaded', text: missing, ...program.places[missing] });
      return;
    }
    findSource = find;
    const { exports, styles } = runModules(id, {
      entry,
      files,
      program,
      packages: modules,
    });
    const dropStyles = () => styles.forEach((style) => style.remove());
    const fault = exportFault(entry, exports.default);
    if (fault) {
      dropStyles();
      reportFault(id, fault);
      return;
    }
    const demo = showDemo(react, exports.default as never, (error) =>
      report(id, error, find),
    );
    try {
      await demo.settled;
    } catch (error) {
      demo.remove();
      dropStyles();
      throw error;
    }
    if (id !== latest) {
      demo.remove();
      dropStyles();
      return;
    }
    shown?.remove();
    shown = {
      remove() {
        demo.remove();
        dropStyles();
      },
    };
    demo.reveal();
    sendToPage({ type: 'shown', id });
  } catch (error) {
    report(id, error, find);
  }
}

function applyAppearance({
  color,
  dir,
  lang,
}: Extract<ToFrame, { type: 'look' }>['look']): void {
  const root = document.documentElement;
  root.setAttribute(ROOT_ATTRIBUTE, color);
  root.dir = dir;
  root.lang = lang;
}

/** What the browser says of an error without a value, if that is more than its name. */
function plainMessage(message: string): string {
  return /^Uncaught (undefined|null)$/.test(message) ? '' : message;
}

/** Errors outside of rendering: in handlers, timers, and promises. */
function listenForErrors(): void {
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    // Two observers that trigger each other. Browsers report this and continue.
    if (/ResizeObserver loop/.test(message)) return;
    if (!countFault(latest)) return;
    // A script that does not parse has no error but a message; `throw undefined` has neither.
    const thrown = error === undefined || error === null ? plainMessage(message) : error;
    const fault = faultOf(thrown, findSource);
    const at = stackPlace(`${filename}:${lineno}:${colno}`);
    const found = fault.place || !at ? undefined : findSource(...at);
    reportFault(latest, inFile({ ...fault, ...found }));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report(latest, reason, findSource);
  });
}

installStorage();
requestChunksFromPage();
listenForErrors();
onPageMessage((message) => {
  if (message.type === 'look') applyAppearance(message.look);
  if (message.type === 'run') void run(message);
  if (message.type === 'ping') sendToPage({ type: 'pong' });
});
new ResizeObserver(() => {
  sendToPage({ type: 'height', height: document.body.offsetHeight });
}).observe(document.body);
sendToPage({ type: 'ready' });
