import { prepareFile } from '../prepare/prepare-file';
import type { Fault, Look, ToFrame } from '../protocol';
import { scriptOf, styleOf } from './frame-files';
import { readMessage } from './read-message';

/** What the frame tells; answers of older runs are dropped. */
export interface FrameEvents {
  ready(): void;
  shown(): void;
  fault(fault: Fault): void;
  height(pixels: number): void;
}

export interface FrameConnection {
  run(entry: string, files: Readonly<Record<string, string>>): void;
  look(look: Look): void;
  close(): void;
}

/** The script of a chunk as a text; the browser has most of them already. */
async function readScript(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Speaks with a frame, whose origin is "null": by its window alone is it known. */
export function connectFrame(
  frame: HTMLIFrameElement,
  events: FrameEvents,
): FrameConnection {
  let latest = 0;
  const tell = (message: ToFrame) => frame.contentWindow?.postMessage(message, '*');
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || source === null) return;
    const message = readMessage(data);
    switch (message?.type) {
      case 'ready':
        events.ready();
        break;
      case 'style':
        tell({ ...message, address: styleOf(message.chunk) });
        break;
      case 'script': {
        const address = scriptOf(message.chunk);
        void readScript(address).then((code) => tell({ ...message, address, code }));
        break;
      }
      case 'shown':
        if (message.id === latest) events.shown();
        break;
      case 'fault':
        if (message.id === latest) events.fault(message.fault);
        break;
      case 'height':
        events.height(message.height);
        break;
      default:
    }
  };
  window.addEventListener('message', listen);
  return {
    run(entry, files) {
      latest += 1;
      const prepared = Object.entries(files).map(
        ([name, text]) => [name, prepareFile(name, text)] as const,
      );
      for (const [, file] of prepared) {
        if (file.type === 'script' && file.fault) {
          // What the frame shows stays.
          events.fault(file.fault);
          return;
        }
      }
      tell({ type: 'run', id: latest, entry, files: Object.fromEntries(prepared) });
    },
    look: (look) => tell({ type: 'look', look }),
    close: () => window.removeEventListener('message', listen),
  };
}
