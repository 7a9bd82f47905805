import { format } from 'node:util';
import type { ConsoleLevel, HeldTimer, ThreadMessage, Work } from './messages';

const LEVELS: readonly ConsoleLevel[] = ['log', 'info', 'debug', 'warn', 'error'];

type StartTimer = (callback: unknown, ...args: never[]) => unknown;

/** Nothing is seen and nothing changes its size: there are no elements. */
class InertObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** Nobody has chosen files in Node. */
class NoFileList {}

/**
 * What a browser has too and libraries make, extend or ask for when they are imported or rendered,
 * such as the one observer that all elements share, or `value instanceof File`. None of it is a sign
 * of a browser, as `MutationObserver` is for some, which then ask for a document.
 */
const ALSO_IN_BROWSERS = {
  // Nothing is painted.
  requestAnimationFrame: () => 0,
  cancelAnimationFrame: () => undefined,
  IntersectionObserver: InertObserver,
  ResizeObserver: InertObserver,
  Blob,
  File,
  FileList: NoFileList,
  FormData,
  Headers,
  Request,
  Response,
  ReadableStream,
  WritableStream,
  TransformStream,
  TextDecoderStream,
  TextEncoderStream,
  Event,
  EventTarget,
  DOMException,
  AbortSignal,
  atob,
  btoa,
  crypto: {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: crypto.randomUUID.bind(crypto),
    subtle: crypto.subtle,
  },
};

/** Ids of held timers, above those of real ones. */
const FIRST_ID = 1e9;

export interface Sandbox {
  /** The globals of Node that the site's code may use: no document, no window. */
  globals: Record<string, unknown>;
  /** Does a piece of work to its end, including promises that it leaves behind. */
  within<T>(work: Work, run: () => Promise<T>): Promise<T>;
  /** What is being rendered; undefined while the site starts. */
  current(): Work | undefined;
}

/**
 * The world in which the site's code runs. Timers that a demo starts while it is imported or
 * rendered do not run, so that a build ends and is the same every time: a browser would run them
 * after the HTML was there.
 * @param post sends a message to the build
 */
export function createSandbox(post: (message: ThreadMessage) => void): Sandbox {
  let work: Work | undefined;
  let held = new Map<number, HeldTimer>();
  let nextId = FIRST_ID;

  const begin = (next?: Work) => {
    work = next;
    post({ type: 'begin', work });
  };
  const holding =
    (call: string, start: StartTimer) =>
    (callback: unknown, ...args: never[]): unknown => {
      if (!work?.demo) return start(callback, ...args);
      held.set((nextId += 1), { call, work, stack: new Error().stack ?? '' });
      return nextId;
    };
  const clearing = (clear: (id: never) => void) => (id: never) => {
    if (!held.delete(id)) clear(id);
  };
  /** What has been written; a demo may write the same with each of its parts. */
  const written = new Set<string>();
  const write =
    (level: ConsoleLevel) =>
    (...values: unknown[]) => {
      const text = format(...values);
      const line = [level, work?.demo?.id ?? work?.page, text].join(' ');
      if (written.has(line)) return;
      written.add(line);
      post({ type: 'console', level, text, work });
    };

  return {
    globals: {
      console: {
        ...console,
        ...Object.fromEntries(LEVELS.map((level) => [level, write(level)])),
      },
      setTimeout: holding('setTimeout', setTimeout as StartTimer),
      clearTimeout: clearing(clearTimeout),
      setInterval: holding('setInterval', setInterval as StartTimer),
      clearInterval: clearing(clearInterval),
      setImmediate: holding('setImmediate', setImmediate as StartTimer),
      clearImmediate: clearing(clearImmediate),
      queueMicrotask,
      URL,
      URLSearchParams,
      TextEncoder,
      TextDecoder,
      AbortController,
      performance,
      structuredClone,
      Intl,
      ...ALSO_IN_BROWSERS,
    },
    current: () => work,
    async within(next, run) {
      const before = { work, held };
      held = new Map();
      begin(next);
      try {
        return await run();
      } finally {
        // Rejected promises are known after the turn in which they were left.
        await new Promise((done) => setImmediate(done));
        held.forEach((timer) => post({ type: 'timer', timer }));
        held = before.held;
        begin(before.work);
      }
    },
  };
}
