import { DEMO_ROOT } from '../ui/live';

interface Watched {
  /** Name of the chunk with the demo's script; none where nothing names it. */
  script: string | undefined;
  report: (error: unknown) => void;
}

/** What a reader does first; whatever else handlers hear of follows at once. */
const ACTS =
  'click change drop input keydown keyup pointerdown pointerover pointerup scroll'.split(
    ' ',
  );
/** In milliseconds: browsers tell of a rejected promise in a later task than it was rejected in. */
const MOMENT = 100;

const watched = new Map<Element, Watched>();
/** The roots of the demos whose code runs, or has run a moment ago. */
const acting = new Set<Element>();
let timer: ReturnType<typeof setTimeout>;

/**
 * Says that a demo's code runs, as when it is mounted: what goes wrong in the next moment and does
 * not tell where is that demo's, unless others act as well.
 */
export function noteActing(root: Element): void {
  clearTimeout(timer);
  acting.add(root);
  timer = setTimeout(() => acting.clear(), MOMENT);
}

function onAct({ target }: Event): void {
  acting.clear();
  // The window and the document have no `closest`.
  const root = (target as Partial<Element> | null)?.closest?.(`[${DEMO_ROOT}]`);
  if (root) noteActing(root);
}

/**
 * The demo to which an error belongs. A demo's script has a file of its own, so a stack that names
 * one is sure; of two demos in one file it is the one that acts.
 * @param from all that is known of where the error was thrown
 */
function ownerOf(from: string): Element | undefined {
  const named = [...watched.keys()].filter((root) =>
    from.includes(`/${watched.get(root)?.script}.`),
  );
  const both = named.filter((root) => acting.has(root));
  const found = [both, named, [...acting]].find((roots) => roots.length > 0);
  return found?.length === 1 ? found[0] : undefined;
}

function onError(given: Event): void {
  // Each of the two events has one half of these.
  const event = given as Partial<ErrorEvent & PromiseRejectionEvent>;
  // A notice of the browser's, which nobody has thrown.
  if (event.message?.startsWith('ResizeObserver')) return;
  const error = (event.error ?? event.reason) as { stack?: unknown } | null | undefined;
  const owner = ownerOf(`${error?.stack} ${event.filename}`);
  // React's development build tells of errors while it renders, when no state may be set.
  if (owner) queueMicrotask(() => watched.get(owner)?.report(error));
}

function listen(how: 'addEventListener' | 'removeEventListener'): void {
  const target: EventTarget = window;
  target[how]('error', onError);
  target[how]('unhandledrejection', onError);
  // Before React, which hears some events while they go down to their target.
  ACTS.forEach((type) => target[how](type, onAct, true));
}

/**
 * Reports the errors of a demo that React keeps no boundary for: those of event handlers, timers
 * and rejected promises, which arrive at the window. Each goes to the demo whose script its stack
 * names, or else to the demo that is acting; one that belongs to none is left alone. Nothing is
 * swallowed: the console has them all.
 * @param script name of the chunk with the demo's script
 * @returns stops it
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
