import type {
  ConsoleLine,
  Fault,
  HeldTimer,
  RenderedFile,
  SharedChunks,
  ThreadInput,
  ThreadMessage,
} from '../thread/messages';
import { runThread } from './run-thread';

/** What is heard of a site while it is rendered. */
export interface Listener {
  /** A file; not called any more once there is a fault, unless faults are tolerated. */
  file(file: RenderedFile, shared: SharedChunks): void;
  /** A list of links that files have a place for. */
  list(name: string, html: string): void;
  /** A line of a demo's or page's console. */
  line(message: ConsoleLine): void;
}

export interface Rendered {
  /** How many demos stand alone. */
  demos: number;
  faults: Fault[];
  timers: HeldTimer[];
}

/**
 * Renders all pages of a site in a thread. A demo that never ends, or ends the thread, is a fault
 * like any other: the thread starts again without it, so that one build names all of them.
 * @param seconds that each demo and each page may take
 */
export async function renderSite(
  input: Omit<ThreadInput, 'failed' | 'failedPages'>,
  seconds: number,
  { file, list, line }: Listener,
): Promise<Rendered> {
  const faults: Fault[] = [];
  const timers: HeldTimer[] = [];
  const failed = new Set<string>();
  const add = (fault: Fault) => {
    const id = fault.work?.demo?.id;
    // What comes after the first fault of a demo comes of it.
    if (id !== undefined && failed.has(id)) return;
    faults.push(fault);
    if (id !== undefined) failed.add(id);
  };
  const failedPages: string[] = [];
  let { pages } = input;
  let demos = 0;
  let shared: SharedChunks = { app: [], starter: [], atLoad: [] };
  const read = (message: ThreadMessage) => {
    if (message.type === 'open') ({ shared } = message);
    if (message.type === 'fault') add(message.fault);
    if (message.type === 'done') ({ demos } = message);
    if (message.type === 'timer') timers.push(message.timer);
    if (message.type === 'console') line(message);
    if (message.type === 'list') list(message.name, message.html);
    if (message.type !== 'file') return;
    // A thread that starts again must know all pages, for the demos that stand alone.
    if (!input.tolerant) pages = pages.filter(({ file }) => file !== message.file.file);
    if (faults.length === 0 || input.tolerant) file(message.file, shared);
  };
  for (;;) {
    const state = { pages, failed: [...failed], failedPages };
    const end = await runThread({ ...input, ...state }, seconds, read);
    if (!end) return { faults, timers, demos };
    add(end);
    const { work } = end;
    // Without the demo, everything else can still be looked at.
    if (work?.demo) continue;
    if (!work || !input.tolerant || failedPages.includes(work.page)) {
      return { faults, timers, demos };
    }
    failedPages.push(work.page);
  }
}
