import React from 'react';

interface Props {
  /** Shown in the demo's place when it throws. */
  fallback: (error: Error, retry: () => void) => React.ReactNode;
}

/** Keeps the page when a demo throws. */
export class DemoBoundary extends React.Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback(error, () => this.setState({ error: undefined }));
  }
}
