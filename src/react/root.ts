import type React from 'react';

/** A React root, the same for all versions of React. `@@/ledger/react` is the adapter for the site's. */
export interface Root {
  /** Renders an element, and returns when it is in the document. Not for effects; see `afterCommit`. */
  render(element: React.ReactElement): void;
  /** The same with a new state, after an error as well. */
  restart(element: React.ReactElement): void;
  /** Ends what is rendered, at the latest when the task ends. */
  unmount(): void;
}

/** Makes a root, which has rendered its first element when this returns. */
export type MakeRoot = (container: Element, element: React.ReactElement) => Root;

/** What differs between the versions of React in the browser. */
export interface ReactAdapter {
  /** Renders an element in an empty one of the document. */
  createRoot: MakeRoot;
  /**
   * Hydrates the HTML of an element.
   * @param anew called before it returns if React, from 18 on, has rendered anew what it did not find
   * in the HTML
   */
  hydrateRoot(container: Element, element: React.ReactElement, anew?: () => void): Root;
  /**
   * The import inside a component of `React.lazy` that has not been rendered, which is private.
   * Undefined for any other component.
   */
  importOf<T>(component: unknown): (() => Promise<T>) | undefined;
  /** Renders once, before it returns, for all changes of state that `run` makes. */
  batched(run: () => void): void;
  /** Calls back before the browser paints, when the effect that calls it has ended. */
  afterCommit(callback: () => void): void;
}
