import { PORT_KEY } from '../../model/demo/playground-frame';
import type { FromFrame, ToFrame } from '../protocol';

function takePort(): MessagePort {
  const slot = window as unknown as Record<string, MessagePort>;
  const port = slot[PORT_KEY];
  delete slot[PORT_KEY];
  if (!port) throw new Error('The frame was started without a port to the page.');
  return port;
}

/** The only way to the page. Code that runs here later cannot reach it. */
const port = takePort();
/** As it was before any of the reader's code could replace it. */
const post = port.postMessage.bind(port);

/** Sends a message to the page. */
export function sendToPage(message: FromFrame): void {
  post(message);
}

/** Calls back with each message from the page. */
export function onPageMessage(listener: (message: ToFrame) => void): void {
  port.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => listener(data));
  port.start();
}
