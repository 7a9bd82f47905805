import { DEMO_ROOT } from '../../ui/live';

interface Watched {
  /** Name of the chunk with the demo's script; undefined if it has none. */
  script: string | undefined;
  report: (error: unknown) => void;
}

/**
 * Events that start a reader's action. Other events that handlers receive follow right
 * after.
 */
const ACTION_EVENTS =
  'click change drop input keydown keyup pointerdown pointerover pointerup scroll'.split(
    ' ',
  );
/**
 * In milliseconds. Browsers report a rejected promise in a later task than the rejection.
 */
const ACTIVE_FOR = 100;

const watched = new Map<Element, Watched>();
/** The roots of the demos whose code is running or has just run. */
const active = new Set<Element>();
let timer: ReturnType<typeof setTimeout>;

/**
 * Records that a demo's code is running, for example while it mounts. An error shortly
 * after that has no location belongs to this demo, unless others are active too.
 */
export function markActive(root: Element): void {
  clearTimeout(timer);
  active.add(root);
  timer = setTimeout(() => active.clear(), ACTIVE_FOR);
}

function onAct({ target }: Event): void {
  active.clear();
  // The window and the document have no `closest`.
  const root = (target as Partial<Element> | null)?.closest?.(`[${DEMO_ROOT}]`);
  if (root) markActive(root);
}

/**
 * The demo that an error belongs to. A demo's script has its own file, so a stack that
 * names it is conclusive. If two demos share a file, it is the active one.
 * @param from everything that is known about the error's location
 */
function ownerOf(from: string): Element | undefined {
  const named = [...watched.keys()].filter((root) =>
    from.includes(`/${watched.get(root)?.script}.`),
  );
  const both = named.filter((root) => active.has(root));
  const found = [both, named, [...active]].find((roots) => roots.length > 0);
  return found?.length === 1 ? found[0] : undefined;
}

function onError(given: Event): void {
  // Each of the two events has some of these fields.
  const event = given as Partial<ErrorEvent & PromiseRejectionEvent>;
  // A notice from the browser, not an error that someone threw.
  if (event.message?.startsWith('ResizeObserver')) return;
  const error = (event.error ?? event.reason) as { stack?: unknown } | null | undefined;
  const owner = ownerOf(`${error?.stack} ${event.filename}`);
  // React's development build reports errors during render, when no state may be set.
  if (owner) queueMicrotask(() => watched.get(owner)?.report(error));
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  const target: EventTarget = window;
  target[how]('error', onError);
  target[how]('unhandledrejection', onError);
  // In the capture phase, before React, which also handles some events there.
  ACTION_EVENTS.forEach((type) => target[how](type, onAct, true));
}

/**
 * Reports the errors of a demo that no React boundary catches: those of event handlers,
 * timers, and rejected promises, which arrive at the window. Each goes to the demo whose
 * script is in its stack, or else to the active demo. Errors of no demo are left alone.
 * Nothing is swallowed: the console shows them all.
 * @param script name of the chunk with the demo's script
 * @returns a function that stops watching
 */
export function watchErrors(
  root: Element,
  script: string | undefined,
  report: (error: unknown) => void,
): () => void {
  if (watched.size === 0) listen('addEventListener');
  watched.set(root, { script, report });
  return () => {
    watched.delete(root);
    if (watched.size === 0) listen('removeEventListener');
  };
}
