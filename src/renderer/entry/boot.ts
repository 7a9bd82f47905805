import { asksWidth, ownVersion, pictures } from '@@/ledger/features';
import { load as loadOwnScripts } from '@@/ledger/own-scripts';
import { applyLateStyles } from '../../demo/late-styles';
import { nextTask } from '../../ui/next-task';
import { showBootFailure } from './boot-failure';
import { applyFileNames, preloadOwnChunks } from './chunk-files';
import type { BundlerRuntime } from './chunk-files';
import { markHeading } from '../../data/mark-heading';
import { reloadIfOutdated } from '../../data/outdated';
import { pageData } from '../../data/page-data';
import { prerenderHost } from '../prerender-host';
import { tellOfPictures } from './pictures';
import { replayWhenLive } from './replay';

declare const __webpack_require__: BundlerRuntime;

const INTENT_EVENTS = [
  'click',
  'pointerdown',
  'pointermove',
  'keydown',
  'focusin',
  // Back and Forward among addresses that belonged to one document before a reload.
  'popstate',
] as const;

/** Loads a part of the site. If it does not load, the reader can try again. */
function run(load: () => Promise<unknown>): void {
  load().catch(async (error: unknown) => {
    if (prerenderHost) {
      prerenderHost.failed(error);
      return;
    }
    // eslint-disable-next-line no-console -- helps to debug a failure
    console.error(error);
    if (!(await reloadIfOutdated())) showBootFailure(() => run(load));
  });
}

let hasStarted = false;

/** Loads React, the shell, and the page, once. */
function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  run(() => {
    preloadOwnChunks();
    return import(/* webpackChunkName: "app" */ '@@/ledger/app');
  });
}

/** Loads React and the page's demos. */
function startDemos(): void {
  run(() =>
    import(/* webpackChunkName: "starter" */ '../../demo/live/start').then((starter) =>
      starter.startDemos(start),
    ),
  );
}

/** Starts the app once, at the first sign that the reader wants to do more than read. */
function startOnIntent(): void {
  // Browsers also fire pointermove for a resting pointer when a page appears under it.
  let rest: PointerEvent | undefined;
  const once = (event: Event) => {
    if (event.type === 'pointermove') {
      const { screenX, screenY } = event as PointerEvent;
      rest ??= event as PointerEvent;
      if (rest.screenX === screenX && rest.screenY === screenY) return;
    }
    INTENT_EVENTS.forEach((type) => removeEventListener(type, once, true));
    start();
  };
  INTENT_EVENTS.forEach((type) => addEventListener(type, once, true));
}

/** The scripts of the document's chunks. */
const chunkScripts = () => document.querySelectorAll('script[data-chunk]');

/**
 * The bundler's runtime would wait for a script that has failed. Without its element, the runtime
 * requests it again and reports the error.
 */
function removeChunkScripts(): void {
  chunkScripts().forEach((element) => element.remove());
}

/** Calls back when the scripts of the document's chunks have run or failed. */
function afterChunks(callback: () => void): void {
  const done = () => {
    removeChunkScripts();
    callback();
  };
  if (chunkScripts().length === 0) callback();
  // The entry runs before these scripts, so that it records early clicks. They run before
  // this callback.
  else {
    const later = () => nextTask().then(done);
    document.addEventListener('DOMContentLoaded', later, { once: true });
  }
}

/** Runs the site's own scripts once they are there, before the document's `load` event. */
function runOwnScripts(): void {
  const run = () => {
    removeChunkScripts();
    // An error is reported by the browser, as that of a script element is.
    void loadOwnScripts?.();
  };
  document.addEventListener('DOMContentLoaded', run, { once: true });
}

/**
 * True if marks must show what is newer than the reader's version. The key is that of
 * `model/storage-keys`, whose module would be one more for each page.
 */
function hasVersion(): boolean {
  try {
    return 'ledger:version' in localStorage;
  } catch {
    // Storage is switched off.
    return false;
  }
}

/**
 * The entry: starts the app on a pre-rendered page. A page with live content starts at
 * once, a text page when the reader interacts.
 */
function boot(): void {
  if (prerenderHost) {
    prerenderHost.record(__webpack_require__);
    start();
    return;
  }
  applyFileNames();
  replayWhenLive();
  if (pictures) tellOfPictures();
  void applyLateStyles();
  // The contents follow the reader before the app has come, and at the place of the address. The
  // app's own listener is the same function, which is called once.
  addEventListener('scroll', markHeading);
  requestAnimationFrame(markHeading);
  const data = pageData();
  const atOnce =
    // No data means that the build rendered nothing: the development server.
    !data ||
    data.live ||
    // The address asks for a search, a tab, or a part of a changelog or a reference.
    /[?&](q|tab|text|kind|from|to|since)=/.test(location.search) ||
    data.missing ||
    // The document has what a layout of the site's own shows in a wide window.
    (asksWidth && innerWidth <= 1024) ||
    (ownVersion && hasVersion());
  if (atOnce || document.activeElement !== document.body) afterChunks(start);
  else {
    // With the app, these run before it.
    if (loadOwnScripts) runOwnScripts();
    startOnIntent();
    if (data?.demos) afterChunks(startDemos);
  }
}

boot();
