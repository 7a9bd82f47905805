import { lateStyles } from '../demo/late-styles';
import { nextTask } from '../ui/next-task';
import { showBootFailure } from './boot-failure';
import { nameChunkFiles, noteChunks, warmOwnChunks } from './chunk-files';
import { pageData, type PageData } from './page-data';
import { prerenderHost } from './prerender-host';
import { replayWhenLive } from './replay';

const INTENT = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'focusin',
] as const;
const LISTEN = { capture: true, passive: true } as const;

/** Loads React, the shell and the page. */
function start(): void {
  warmOwnChunks();
  import(/* webpackChunkName: "app" */ '@@/ledger/app').catch((error: unknown) => {
    if (prerenderHost) {
      prerenderHost.failed(error);
      return;
    }
    // eslint-disable-next-line no-console -- for who looks into a failure
    console.error(error);
    showBootFailure(start);
  });
}

/** Calls back once, at the first sign that the reader wants more than to read. */
function startOnIntent(): void {
  // Browsers tell of a pointer that rests where a page appears, too, as if it had moved.
  let rest: PointerEvent | undefined;
  const once = (event: Event) => {
    if (event.type === 'pointermove') {
      const { screenX, screenY } = event as PointerEvent;
      rest ??= event as PointerEvent;
      if (rest.screenX === screenX && rest.screenY === screenY) return;
    }
    INTENT.forEach((type) => document.removeEventListener(type, once, LISTEN));
    start();
  };
  INTENT.forEach((type) => document.addEventListener(type, once, LISTEN));
}

/** Calls back when the scripts of chunks that the document brings have run, or failed. */
function afterChunks(callback: () => void): void {
  const chunks = document.querySelectorAll('script[data-chunk]');
  const done = () => {
    // One that failed would be waited for; without its element, the bundler's run-time asks for
    // it again and says what is wrong.
    chunks.forEach((element) => element.remove());
    callback();
  };
  if (chunks.length === 0) done();
  // The entry runs before them, so that a press meanwhile is kept, and they before this.
  else {
    const later = () => nextTask().then(done);
    document.addEventListener('DOMContentLoaded', later, { once: true });
  }
}

/** True where the document is in another language than its address. */
function isForeign({ others = [] }: PageData): boolean {
  const { pathname } = location;
  return others.some((other) =>
    other.startsWith('/')
      ? `${pathname}/`.startsWith(`${other}/`)
      : pathname.endsWith(other),
  );
}

/**
 * The entry: wakes a page that was rendered at build. A page with something live on it begins at
 * once, a page of text when the reader does.
 */
function boot(): void {
  if (prerenderHost) {
    noteChunks(prerenderHost.chunk);
    start();
    return;
  }
  nameChunkFiles();
  replayWhenLive();
  void lateStyles();
  const data = pageData();
  // Without data nothing was rendered at build: the development server. An address may search.
  const searches = new URLSearchParams(location.search).has('q');
  const atOnce = !data || data.live || searches || isForeign(data);
  if (atOnce || document.activeElement !== document.body) afterChunks(start);
  else startOnIntent();
}

boot();
