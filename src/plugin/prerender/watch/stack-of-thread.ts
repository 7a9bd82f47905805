import { Session } from 'node:inspector';
import { pathToFileURL } from 'node:url';

/** A message of a thread's debugger, reduced to what is read here. */
interface DebuggerMessage {
  id?: number;
  method?: string;
  params?: {
    scriptId?: string;
    url?: string;
    callFrames?: {
      functionName: string;
      location: { scriptId: string; lineNumber: number; columnNumber?: number };
    }[];
  };
}

/** How long the debugger may take, in milliseconds. */
const PATIENCE = 3000;

/** What the debugger is asked, in order. */
const STOP = ['Debugger.enable', 'Debugger.pause'];
/** A thread that is left in the debugger cannot be ended. */
const GO_ON = ['Debugger.resume', 'Debugger.disable'];
const LAST = STOP.length + GO_ON.length - 1;

/** The stack as V8 would write it. */
function stackOf(
  { callFrames = [] }: NonNullable<DebuggerMessage['params']>,
  urls: ReadonlyMap<string, string>,
): string {
  const lines = callFrames.map(({ functionName, location }) => {
    const { scriptId, lineNumber, columnNumber = 0 } = location;
    const place = `${urls.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1}`;
    return `    at ${functionName || '<anonymous>'} (${place})`;
  });
  return lines.join('\n');
}

/**
 * Where a thread of this process is, even in a loop that never ends: stops it in a debugger, and has
 * it go on. Empty where it cannot be stopped.
 * @param entry absolute path of the file with which the thread was started
 */
export async function stackOfThread(entry: string): Promise<string> {
  const { href: url } = pathToFileURL(entry);
  const session = new Session();
  const urls = new Map<string, string>();
  let stack = '';
  const ended = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE).unref();
    let thread = '';
    const ask = (methods: readonly string[], first: number) =>
      methods.forEach((method, at) => {
        const message = JSON.stringify({ id: first + at, method });
        session.post('NodeWorker.sendMessageToWorker', { sessionId: thread, message });
      });
    const read = ({ id, method, params = {} }: DebuggerMessage) => {
      if (method === 'Debugger.scriptParsed') {
        urls.set(params.scriptId ?? '', params.url ?? '');
      }
      if (method === 'Debugger.paused') {
        stack = stackOf(params, urls);
        ask(GO_ON, STOP.length);
      }
      if (id === LAST) resolve();
    };
    session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      if (params.sessionId === thread)
        read(JSON.parse(params.message) as DebuggerMessage);
    });
    session.on('NodeWorker.attachedToWorker', ({ params }) => {
      if (params.workerInfo.url !== url) return;
      thread = params.sessionId;
      ask(STOP, 0);
    });
  });
  try {
    session.connect();
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
    await ended;
  } catch {
    // A Node without a debugger.
  }
  session.disconnect();
  return stack;
}
