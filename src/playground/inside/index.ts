import './frame.css';
import { packages, reactDom } from '@@/ledger/playground-packages';
import { ROOT_ATTRIBUTE } from '../../color-mode/preference';
import type { Fault, ToFrame } from '../protocol';
import { checkImports } from './check-imports';
import { askForChunks } from './chunk-files';
import { faultOf, stackPlace } from './fault-of';
import type { FindSource } from './fault-of';
import { installStorage } from './memory-storage';
import { onMessage, tell } from './page-port';
import { exportFault, runModules, sourcesOf } from './run-modules';
import { showDemo } from './show-demo';
import type { SiteReact } from './show-demo';

/**
 * The program of the frame in which a reader's code runs: a document without origin, which can
 * touch neither the page round it nor what the site has stored. It compiles what the page sends,
 * runs it, and keeps what was shown last until something new has rendered without an error.
 */

type Run = Extract<ToFrame, { type: 'run' }>;

/** What the reader sees. */
let shown: { remove(): void } | undefined;
/** The run that was asked for last; older ones are dropped. */
let latest = 0;
let findSource: FindSource = () => undefined;

const loadReact = async (): Promise<SiteReact> => {
  const [React, ReactDOM] = await Promise.all([import('react'), reactDom()]);
  return {
    React: React.default,
    ReactDOM: ReactDOM.default as SiteReact['ReactDOM'],
  };
};

const complain = (id: number, fault: Fault) => {
  if (id === latest) tell({ type: 'fault', id, fault });
};

/** Loads packages by name; one that does not come is told as such. */
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
      complain(id, { type: 'not-loaded', text: missing });
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
      complain(id, fault);
      return;
    }
    const demo = showDemo(react, exports.default as never, (error) =>
      complain(id, faultOf(error, find)),
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
    tell({ type: 'shown', id });
  } catch (error) {
    complain(id, faultOf(error, find));
  }
}

function look({ color, dir, lang }: Extract<ToFrame, { type: 'look' }>['look']): void {
  const root = document.documentElement;
  root.setAttribute(ROOT_ATTRIBUTE, color);
  root.dir = dir;
  root.lang = lang;
}

/** What is thrown outside of a render: in a handler, in a timer, in a promise. */
function listenForErrors(): void {
  window.addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    // Two observers that answer each other, which browsers report and go on.
    if (/ResizeObserver loop/.test(message)) return;
    const fault = faultOf(error ?? message, findSource);
    const at = stackPlace(`${filename}:${lineno}:${colno}`);
    complain(latest, fault.place || !at ? fault : { ...fault, ...findSource(...at) });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    complain(latest, faultOf(reason, findSource));
  });
}

installStorage();
askForChunks();
listenForErrors();
onMessage((message) => {
  if (message.type === 'look') look(message.look);
  if (message.type === 'run') void run(message);
});
new ResizeObserver(() => {
  tell({ type: 'height', height: document.body.offsetHeight });
}).observe(document.body);
tell({ type: 'ready' });
