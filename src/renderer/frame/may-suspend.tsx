import React, { Suspense } from 'react';
import { isWaiting } from '../../model/demo/waiting';

interface Props {
  /** Empties the element that the site is in. If hydration fails, React 16 and 17 leave the HTML there. */
  clear: () => void;
}

interface State {
  shows: 'plain' | 'nothing' | 'suspense';
}

/**
 * Lets what is in it wait for code or data, as in dumi, where every page stands in a `Suspense`. A
 * document of the build has no mark of one, so it is there only once something waits, and what is in
 * it begins anew then. Other errors go on to what is around it.
 */
export class MaySuspend extends React.Component<React.PropsWithChildren<Props>, State> {
  override state: State = { shows: 'plain' };

  static getDerivedStateFromError(error: unknown): State {
    if (!isWaiting(error)) throw error;
    return { shows: 'nothing' };
  }

  override componentDidCatch() {
    this.props.clear();
    this.setState({ shows: 'suspense' });
  }

  override render() {
    const { shows } = this.state;
    const { children } = this.props;
    if (shows === 'plain') return children;
    return shows === 'nothing' ? null : <Suspense fallback={null}>{children}</Suspense>;
  }
}
