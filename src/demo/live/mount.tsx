import React, { Suspense } from 'react';
import { emptyDemos, rendersAnew } from '@@/ledger/features';
import { createRoot, hydrateRoot } from '@@/ledger/react';
import { watchDirection } from '../../data/watch-direction';
import type { Direction } from '../../model/direction';
import { markLive } from '../../ui/live';
import { nextTask } from '../../ui/next-task';
import { applyLateStyles } from '../late-styles';
import type { Root } from '../../react/root';
import { DemoBoundary } from './demo-boundary';
import { markActive, watchErrors } from './demo-errors';
import type { DemoModule } from './load-demo';
import { makeFocusable } from './reachable';

/** What a demo has thrown. */
export interface Crash {
  error: unknown;
  /** True if React has unmounted the demo, as it does after an error during render. */
  gone: boolean;
}

/** A demo's element in the document. */
export interface Mount {
  /** The last crash. */
  crash?: Crash;
  /** Called with each crash. Whoever takes the element over sets it. */
  onCrash?: (crash: Crash) => void;
  /** Renders the demo into the element, or hydrates what the element contains. */
  show(demo: DemoModule): void;
  /**
   * Shows the demo when the reader comes near, unless it is shown. Of several calls, the last one
   * counts.
   * @param onFailed called with what `load` throws, and where it gives no module
   */
  showWhenNear(load: () => Promise<DemoModule>, onFailed: (error: unknown) => void): void;
  /** Shows the demo once more, with a new state. Returns false if it has never been shown. */
  showAgain(): boolean;
  /** Ends the demo, with its page. */
  end(): void;
}

/** A demo is loaded within this distance below the window, in pixels. */
const MARGIN = 600;

/** Calls back when an element is near the window or receives the focus. */
function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(),
    { rootMargin: `${MARGIN}px 0px` },
  );
  const stop = () => {
    observer.disconnect();
    element.removeEventListener('focusin', done);
  };
  const done = () => {
    stop();
    callback();
  };
  observer.observe(element);
  element.addEventListener('focusin', done);
  return stop;
}

const mounts = new WeakMap<Element, Mount>();

/**
 * Watches the errors of a demo, shows it, and ends it.
 * @param element the demo's element; where it has been mounted before, that mount is returned
 * @param script name of the chunk with the demo's script
 */
export function mountDemo(element: Element, script: string | undefined): Mount {
  const known = mounts.get(element);
  if (known) return known;

  let shown: DemoModule | undefined;
  let root: Root | undefined;
  let stopWaiting = () => {};
  let stopDirection = () => {};
  const crashed = (crash: Crash) => {
    // React's development build also reports the errors that it has caught.
    mount.crash = mount.crash?.gone ? mount.crash : crash;
    mount.onCrash?.(mount.crash);
  };
  const stopErrors = watchErrors(element, script, (error) =>
    crashed({ error, gone: false }),
  );
  const onError = (error: unknown) => {
    // If hydration fails, React 16 leaves the HTML in place.
    element.textContent = '';
    crashed({ error, gone: true });
  };

  const mount: Mount = {
    show(demo) {
      const { default: Demo } = demo;
      // What hydrates has no mark of a `Suspense` in the document. React 16 and 17 ask the parents of a
      // boundary about its own children, so that one around a demo without a component sees nothing.
      const mayWait = (rendersAnew || emptyDemos) && (root || !element.hasChildNodes());
      const tree = (direction?: Direction) => (
        <DemoBoundary onError={onError}>
          {mayWait ? (
            <Suspense fallback={null}>
              <Demo direction={direction} />
            </Suspense>
          ) : (
            <Demo direction={direction} />
          )}
        </DemoBoundary>
      );
      shown = demo;
      mount.crash = undefined;
      if (root) root.restart(tree());
      else root = (element.hasChildNodes() ? hydrateRoot : createRoot)(element, tree());
      // Not before: what a demo throws when it ends is not an error of the next one.
      markActive(element);
      stopDirection();
      stopDirection = watchDirection((direction) => root?.render(tree(direction)));
      markLive(element);
      nextTask().then(() => makeFocusable(element));
    },
    showWhenNear(load, onFailed) {
      stopWaiting();
      if (shown) return;
      let wanted = true;
      const stop = whenNear(element, () => {
        load()
          .then(async (demo) => {
            // It may need styles that the page's critical CSS does not include.
            await applyLateStyles();
            await nextTask();
            // A block of code without a default export makes no module, and throws here.
            if (wanted) mount.show(demo);
          })
          .catch((error: unknown) => wanted && onFailed(error));
      });
      stopWaiting = () => {
        wanted = false;
        stop();
      };
    },
    showAgain() {
      if (!shown) return false;
      mount.show(shown);
      return true;
    },
    end() {
      [stopWaiting, stopDirection, stopErrors].forEach((stop) => stop());
      mounts.delete(element);
      root?.unmount();
    },
  };
  mounts.set(element, mount);
  return mount;
}
