import ReactDOM from 'react-dom';
import type { MakeRoot, ReactAdapter } from './root';

export { createPortal } from 'react-dom';

/** For React 16 and 17, which render before they return, in effects too. */

const rootMadeBy =
  (make: typeof ReactDOM.render): MakeRoot =>
  (container, first) => {
    make(first, container);
    const unmount = () => void ReactDOM.unmountComponentAtNode(container);
    const render = (element: React.ReactElement) =>
      void ReactDOM.render(element, container);
    return {
      render,
      restart(element) {
        // A handler of React's waits with changes of a root, but not with a new one.
        unmount();
        render(element);
      },
      unmount,
    };
  };

export const createRoot = /* @__PURE__ */ rootMadeBy(ReactDOM.render);
export const hydrateRoot = /* @__PURE__ */ rootMadeBy(ReactDOM.hydrate);
export const batched: ReactAdapter['batched'] = ReactDOM.unstable_batchedUpdates;
export const afterCommit: ReactAdapter['afterCommit'] = (callback) => callback();
/** 17 keeps it where 18 does. */
interface Lazy<T> {
  _ctor?: () => Promise<T>;
  _payload?: { _result: () => Promise<T> };
}

export const importOf = <T>(component: unknown): (() => Promise<T>) | undefined => {
  const lazy = component as Lazy<T> | undefined;
  return lazy?._ctor ?? lazy?._payload?._result;
};
