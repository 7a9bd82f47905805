import React from 'react';

interface Props {
  /** Called with the error of a demo that React has unmounted. */
  onError: (error: unknown) => void;
}

/**
 * Protects the page if a demo throws during render or in an effect. It then renders
 * nothing.
 */
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
