import React from 'react';

interface Props {
  /** Called with what a demo has thrown; it is gone then. */
  onError: (error: unknown) => void;
}

/** Keeps the page when a demo throws in render or in an effect: nothing is in its place. */
export class DemoBoundary extends React.Component<Props, { gone: boolean }> {
  override state = { gone: false };

  static getDerivedStateFromError() {
    return { gone: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.gone ? null : this.props.children;
  }
}
