import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Fault, ThreadInput, ThreadMessage, Work } from '../thread/messages';
import { stackOfThread } from './stack-of-thread';

const ENTRY = join(__dirname, '../thread/entry.cjs');

/** Seconds in which the site's own scripts must have started, on a slow machine too. */
const START_LIMIT = 60;

/**
 * Megabytes for young objects of the thread, four times V8's own. A library of components makes large
 * objects for each of them, which live as long as a page is rendered: with V8's own, a site of antd 6
 * collected them every 17 ms, a quarter of its time.
 */
const YOUNG_SIZE = 192;

/** The code of the error of a thread that has used all memory it may have. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs the thread that renders the site to its end.
 * @param seconds that each demo and each page may take
 * @param read is called with each of its messages
 * @returns the fault that has ended the thread; undefined if it has done everything
 * @throws what `read` throws; the thread has been ended then
 */
export function runThread(
  input: ThreadInput,
  seconds: number,
  read: (message: ThreadMessage) => void,
): Promise<Fault | undefined> {
  const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_SIZE };
  const thread = new Worker(ENTRY, { workerData: input, resourceLimits });
  let work: Work | undefined;
  let watch: NodeJS.Timeout | undefined;
  return new Promise<Fault | undefined>((resolve, reject) => {
    const begin = (limit: number, next?: Work) => {
      clearTimeout(watch);
      work = next;
      // After the messages that have come while this process was busy.
      const isLate = () => setImmediate(() => work === next && tooLate(limit));
      watch = setTimeout(isLate, limit * 1000);
    };
    const tooLate = async (limit: number) => {
      const stack = await stackOfThread(ENTRY);
      resolve({ kind: 'time', work, text: `${limit} seconds`, stack });
    };
    begin(Math.max(seconds, START_LIMIT));
    thread.on('message', (message: ThreadMessage) => {
      if (message.type === 'begin') begin(seconds, message.work);
      try {
        read(message);
      } catch (error) {
        reject(error);
      }
      if (message.type === 'done') resolve(undefined);
    });
    thread.on('error', (error: NodeJS.ErrnoException) => {
      const kind = error.code === OUT_OF_MEMORY ? 'memory' : 'uncaught';
      resolve({ kind, work, text: error.message, stack: error.stack ?? '' });
    });
    // A thread that waits for nothing that can come ends by itself.
    thread.on('exit', () => resolve({ kind: 'pending', work, text: '', stack: '' }));
  }).finally(() => {
    clearTimeout(watch);
    return thread.terminate();
  });
}
