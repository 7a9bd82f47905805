import type ReactNamespace from 'react';
import type ReactDomNamespace from 'react-dom';

/** The site's React, of whichever version. It is loaded, so that JSX cannot be written here. */
export interface SiteReact {
  React: typeof ReactNamespace;
  ReactDOM: typeof ReactDomNamespace & {
    createRoot?: (element: Element) => {
      render(node: ReactNamespace.ReactNode): void;
      unmount(): void;
    };
  };
}

/** A demo on the page of the frame. */
export interface ShownDemo {
  /** Resolves when it has rendered and its effects have run, rejects with what it threw until then. */
  settled: Promise<void>;
  /** Shows it in the place of what was shown before. */
  reveal(): void;
  remove(): void;
}

interface ParentProps {
  /** Called when the effects of all that is rendered have run. */
  onEffects: () => void;
  onError: (error: Error) => void;
  box: HTMLElement;
}

/**
 * A component that stands round a demo. When the demo throws after it was shown, what the reader
 * saw last stays, as a picture that does not answer.
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
        React.createElement(Last, { onEffects }),
      );
    }
  };

  /** Its effects run after those of the demo. */
  function Last({ onEffects }: { onEffects: () => void }) {
    React.useEffect(onEffects, [onEffects]);
    return null;
  }
}

/**
 * Renders a demo into a root of its own, which is not seen until it is revealed but has its size.
 * @param onError called with what the demo throws after it has settled
 */
export function showDemo(
  { React, ReactDOM }: SiteReact,
  Demo: ReactNamespace.ComponentType<{ direction?: string }>,
  onError: (error: unknown) => void,
): ShownDemo {
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
  // React tells of an effect that threw after all effects have run.
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
        // A demo that throws on its way out is gone all the same.
        onError(error);
      }
      place.remove();
    },
  };
}
