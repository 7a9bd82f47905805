import { pageData } from '../../data/page-data';
import { DEMO_ROOT } from '../../ui/live';
import { demoOfPage, loadDemo } from './load-demo';
import type { DemoModule, DemosOfPage } from './load-demo';
import { mountDemo } from './mount';

/** The part of the bundler's run-time that loads a module. */
interface Runtime {
  (module: string | number): unknown;
  e(chunk: string): Promise<unknown>;
}

declare const __webpack_require__: Runtime;

/**
 * Storage keys of what the tools of demos remember: open code, its language, edits. With the prefix
 * of `model/storage-keys`, whose module would be one more for each page with a demo.
 */
const CHOICES = /^ledger:(code|language|edits)/;

/** True if the reader has used the tools of demos before, so that they may show something else. */
function hasChoices(): boolean {
  try {
    return Object.keys(localStorage).some((key) => CHOICES.test(key));
  } catch {
    // Storage is switched off.
    return false;
  }
}

/** True if the address is a page's own, and not another spelling that the host accepts. */
function isCanonical(path: string): boolean {
  return path === '/' || location.pathname.endsWith(encodeURI(path));
}

/**
 * Shows the demos of a pre-rendered page without the app, each when the reader comes near. The app
 * takes them over as they are when it starts.
 * @param startApp called if a demo fails, because the app has the words for it, and if the reader's
 * choices or the address need the app
 */
export function startDemos(startApp: () => void): void {
  const { path = '/', demos = [] } = pageData() ?? {};
  for (const { id, name, script, module, chunks } of demos) {
    const element = document.querySelector(`[${DEMO_ROOT}="${CSS.escape(name)}"]`);
    if (!element) continue;
    const load = async () => {
      await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
      const loaded = __webpack_require__(module) as DemoModule | DemosOfPage;
      return 'demos' in loaded ? demoOfPage(loaded, id) : loaded;
    };
    const mount = mountDemo(element, script);
    mount.onCrash = startApp;
    mount.showWhenNear(() => loadDemo(id, load), startApp);
  }
  // The app keeps a heading in view while demos above it grow, and knows links to edited demos.
  if (location.hash || hasChoices() || !isCanonical(path)) startApp();
}
