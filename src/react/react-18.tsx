import React from 'react';
import * as ReactDOM from 'react-dom';
import * as client from 'react-dom/client';
import type { ReactAdapter } from './root';

export { createPortal } from 'react-dom';

/** For React 18 and 19, whose roots render in a task of their own unless they are flushed. */

const { flushSync } = ReactDOM as unknown as { flushSync: (run: () => void) => void };

type MakeClientRoot = (
  container: Element,
  first: React.ReactElement,
  anew?: () => void,
) => client.ClientRoot;

const rootMadeBy =
  (make: MakeClientRoot): ReactAdapter['hydrateRoot'] =>
  (container, first, anew) => {
    let root: client.ClientRoot | undefined;
    let times = 0;
    const numbered = (element: React.ReactElement) => (
      <React.Fragment key={times}>{element}</React.Fragment>
    );
    flushSync(() => {
      root = make(container, numbered(first), anew);
    });
    const render = (element: React.ReactElement) =>
      flushSync(() => root?.render(numbered(element)));
    return {
      render,
      restart(element) {
        times += 1;
        render(element);
      },
      unmount() {
        // React refuses it while another root renders, which a cleanup cannot know.
        queueMicrotask(() => root?.unmount());
      },
    };
  };

export const createRoot = /* @__PURE__ */ rootMadeBy((container, first) => {
  const root = client.createRoot(container);
  root.render(first);
  return root;
});

/**
 * Where the browser renders something else than the build, as demos with an open dialog do, React
 * renders it again. Readers see the right page, so only authors need to know.
 */
function onRecoverableError(error: unknown): void {
  // eslint-disable-next-line no-console -- for authors
  if (process.env.NODE_ENV !== 'production') console.warn(error);
}

export const hydrateRoot = /* @__PURE__ */ rootMadeBy((container, first, anew) =>
  client.hydrateRoot(container, first, {
    onRecoverableError(error) {
      anew?.();
      onRecoverableError(error);
    },
  }),
);
export const batched: ReactAdapter['batched'] = flushSync;

export const afterCommit: ReactAdapter['afterCommit'] = queueMicrotask;
interface Lazy<T> {
  _payload?: { _result: () => Promise<T> };
}

export const importOf = <T,>(component: unknown): (() => Promise<T>) | undefined =>
  (component as Lazy<T> | undefined)?._payload?._result;
