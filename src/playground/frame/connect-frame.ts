import type { StartMessage } from '../../model/demo/playground-frame';
import { prepareFile } from '../prepare/prepare-file';
import type { Appearance, Fault, FromFrame, StopReason, ToFrame } from '../protocol';
import { countMessages } from './count-messages';
import { programFiles, readScript, scriptOf, styleOf } from './frame-files';
import { readMessage } from './read-message';

/** Events from the frame. Results of older runs are dropped. */
export interface FrameEvents {
  ready(): void;
  shown(): void;
  fault(fault: Fault): void;
  height(pixels: number): void;
  /** The frame has answered a ping. */
  alive(): void;
  /** The frame's program could not be loaded. */
  missing(): void;
  /** The frame must go: its code does what it may not. Nothing is told after that. */
  stop(reason: StopReason): void;
}

export interface FrameConnection {
  run(entry: string, files: Readonly<Record<string, string>>): void;
  look(look: Appearance): void;
  ping(): void;
  close(): void;
}

/**
 * Connects to a frame before it loads. Its program and the page talk through a port of their
 * own. Code in the frame cannot reach the port. What it sends to the page itself is counted
 * and never read.
 */
export function connectFrame(
  frame: HTMLIFrameElement,
  events: FrameEvents,
): FrameConnection {
  let latest = 0;
  let isLoaded = false;
  const { port1: port, port2: portOfFrame } = new MessageChannel();
  const isFew = countMessages();
  const { script, style } = programFiles();
  const program = readScript(script);
  const tell = (message: ToFrame) => port.postMessage(message);

  const close = () => {
    port.close();
    window.removeEventListener('message', count);
    frame.removeEventListener('load', load);
  };
  const stop = (reason: StopReason) => {
    close();
    events.stop(reason);
  };
  const onMessage = (message: FromFrame) => {
    switch (message.type) {
      case 'ready':
        events.ready();
        break;
      case 'pong':
        events.alive();
        break;
      case 'style':
        tell({ ...message, address: styleOf(message.chunk) });
        break;
      case 'script': {
        const address = scriptOf(message.chunk);
        void readScript(address).then((code) => tell({ ...message, address, code }));
        break;
      }
      case 'height':
        events.height(message.height);
        break;
      default:
        if (message.id !== latest) break;
        if (message.type === 'shown') events.shown();
        else if (message.type === 'fault') events.fault(message.fault);
        else stop(message.reason);
    }
  };
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isFew()) {
      stop('flood');
      return;
    }
    const message = readMessage(data);
    if (message) onMessage(message);
  };
  function count({ source }: MessageEvent): void {
    // Its data is not read: that alone takes time.
    if (source !== null && source === frame.contentWindow && !isFew()) stop('flood');
  }
  function load(): void {
    if (isLoaded) {
      // Another document is in the frame.
      stop('left');
      return;
    }
    isLoaded = true;
    void program.then((code) => {
      if (code === undefined) {
        events.missing();
        return;
      }
      const start: StartMessage = { type: 'start', code, address: script, style };
      // The frame's origin is "null", so only its window identifies it.
      frame.contentWindow?.postMessage(start, '*', [portOfFrame]);
    });
  }
  window.addEventListener('message', count);
  frame.addEventListener('load', load);
  return {
    run(entry, files) {
      latest += 1;
      const prepared = Object.entries(files).map(
        ([name, text]) => [name, prepareFile(name, text)] as const,
      );
      for (const [, file] of prepared) {
        if (file.type === 'script' && file.fault) {
          // The frame keeps its last result.
          events.fault(file.fault);
          return;
        }
      }
      tell({ type: 'run', id: latest, entry, files: Object.fromEntries(prepared) });
    },
    look: (look) => tell({ type: 'look', look }),
    ping: () => tell({ type: 'ping' }),
    close,
  };
}
