import type { FromFrame, ToFrame } from '../protocol';

/** Tells the page something. Its origin is not known here, and nothing that is told is secret. */
export function tell(message: FromFrame): void {
  window.parent.postMessage(message, '*');
}

/** Calls back with each message of the page, and with no one else's. */
export function onMessage(listener: (message: ToFrame) => void): void {
  window.addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
    if (source === window.parent) listener(data);
  });
}
