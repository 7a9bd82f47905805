import { runScript } from './define';
import { onPageMessage, sendToPage } from './page-port';
import type { ToFrame } from '../protocol';

/** The bundler's runtime. */
interface BundlerRuntime {
  /** The handlers that load a chunk's files. */
  f: { miniCss?: (chunk: string, promises: Promise<unknown>[]) => void };
  /** Loads a script; the last argument is its chunk. */
  l(
    address: string,
    done: (event: { type: string; target: { src: string } }) => void,
    key: string,
    chunk: string,
  ): void;
  /** File names of a chunk. */
  u(chunk: string): string;
  miniCssF?: (chunk: string) => string;
  /** Public path. */
  p: string;
}

declare const __webpack_require__: BundlerRuntime;

type Answer = Extract<ToFrame, { type: 'style' | 'script' }>;

/**
 * Has the page name and read the bundle's chunk files. Only the page knows their names,
 * and a script that it passes as text reports its errors; see `define`.
 */
export function requestChunksFromPage(): void {
  const styles = new Map<string, string>();
  const waiting = new Map<string, ((answer: Answer) => void)[]>();
  onPageMessage((message) => {
    if (message.type !== 'style' && message.type !== 'script') return;
    const key = `${message.type} ${message.chunk}`;
    waiting.get(key)?.forEach((resolve) => resolve(message));
    waiting.delete(key);
  });
  const ask = <T extends Answer['type']>(type: T, chunk: string) =>
    new Promise<Extract<Answer, { type: T }>>((resolve) => {
      const key = `${type} ${chunk}`;
      const others = waiting.get(key);
      const one = resolve as (answer: Answer) => void;
      waiting.set(key, [...(others ?? []), one]);
      if (!others) sendToPage({ type, chunk });
    });

  // The page answers with complete addresses.
  __webpack_require__.p = '';
  __webpack_require__.u = (chunk) => chunk;
  __webpack_require__.miniCssF = (chunk) => styles.get(chunk) ?? chunk;
  const { f } = __webpack_require__;
  const loadStyle = f.miniCss;
  if (loadStyle) {
    f.miniCss = (chunk, promises) => {
      const loaded = ask('style', chunk).then(({ address }) => {
        styles.set(chunk, address);
        const own: Promise<unknown>[] = [];
        loadStyle(chunk, own);
        return Promise.all(own);
      });
      promises.push(loaded);
    };
  }
  __webpack_require__.l = (_address, done, _key, chunk) => {
    void ask('script', chunk).then(({ code, address }) => {
      if (code !== undefined) runScript(code, address);
      done({ type: code === undefined ? 'error' : 'load', target: { src: address } });
    });
  };
}
