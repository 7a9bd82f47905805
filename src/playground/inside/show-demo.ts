import type ReactNamespace from 'react';
import type ReactDomNamespace from 'react-dom';

/** The site's React, in any version. It is passed in, so JSX cannot be used here. */
export interface SiteReact {
  React: typeof ReactNamespace;
  ReactDOM: typeof ReactDomNamespace & {
    createRoot?: (element: Element) => {
      render(node: ReactNamespace.ReactNode): void;
      unmount(): void;
    };
  };
}

/** A demo rendered in the frame's page. */
export interface MountedDemo {
  /**
   * Resolves when it has rendered and its effects have run; rejects with an error thrown
   * before that.
   */
  settled: Promise<void>;
  /** Shows it in place of the previous result. */
  reveal(): void;
  remove(): void;
}

interface ParentProps {
  /** Called when the effects of the whole tree have run. */
  onEffects: () => void;
  onError: (error: Error) => void;
  box: HTMLElement;
}

/**
 * A component around a demo. If the demo throws after it was shown, a static copy of the
 * last output stays.
 */
function createParent(React: SiteReact['React']) {
  return class Parent extends React.Component<ParentProps, { failed: boolean }> {
    override state = { failed: false };

    static getDerivedStateFromError() {
      return { failed: true };
    }

    override getSnapshotBeforeUpdate() {
      return [...this.props.box.childNodes].map((node) => node.cloneNode(true));
    }

    override componentDidCatch(error: Error) {
      this.props.onError(error);
    }

    override componentDidUpdate(_: unknown, before: { failed: boolean }, last: Node[]) {
      if (before.failed || !this.state.failed) return;
      const picture = document.createElement('div');
      picture.inert = true;
      picture.append(...last);
      this.props.box.after(picture);
    }

    override render() {
      if (this.state.failed) return null;
      const { children, onEffects } = this.props;
      return React.createElement(
        React.Fragment,
        null,
        children,
        React.createElement(LastEffect, { onEffects }),
      );
    }
  };

  /** Its effects run after those of the demo. */
  function LastEffect({ onEffects }: { onEffects: () => void }) {
    React.useEffect(onEffects, [onEffects]);
    return null;
  }
}

/**
 * Renders a demo into its own root, which has its size but stays invisible until it is
 * revealed.
 * @param onError called with errors that the demo throws after it has settled
 */
export function showDemo(
  { React, ReactDOM }: SiteReact,
  Demo: ReactNamespace.ComponentType<{ direction?: string }>,
  onError: (error: unknown) => void,
): MountedDemo {
  const place = document.createElement('div');
  place.className = 'ledger-frame-trial';
  place.inert = true;
  const box = document.createElement('div');
  place.append(box);
  document.body.append(place);
  const root = ReactDOM.createRoot?.(box);
  let settle: { resolve(): void; reject(error: unknown): void } | undefined;
  const settled = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const failed = (error: unknown) => {
    if (settle) settle.reject(error);
    else onError(error);
    settle = undefined;
  };
  const Parent = createParent(React);
  // React reports an error in an effect after all effects have run.
  const onEffects = () => {
    setTimeout(() => {
      settle?.resolve();
      settle = undefined;
    });
  };
  const node = React.createElement(
    Parent,
    { box, onEffects, onError: failed },
    React.createElement(Demo, { direction: document.documentElement.dir }),
  );
  try {
    if (root) root.render(node);
    else ReactDOM.render(node, box);
  } catch (error) {
    failed(error);
  }
  return {
    settled,
    reveal() {
      place.className = '';
      place.inert = false;
    },
    remove() {
      try {
        if (root) root.unmount();
        else ReactDOM.unmountComponentAtNode(box);
      } catch (error) {
        // A demo that throws while unmounting is gone anyway.
        onError(error);
      }
      place.remove();
    },
  };
}
