import React, { useEffect } from 'react';
import { useLazyComponent } from '../hooks/use-later';
import { useMessages } from '../hooks/use-messages';

/** Why a demo failed. */
export interface Failure {
  text: 'demo.crashed' | 'demo.failed';
  /** The value that a crashed demo threw. */
  error?: unknown;
  /** True if React has unmounted the demo, as it does after an error during render. */
  gone?: boolean;
}

interface DemoFailureProps {
  name: string;
  failure: Failure;
  onRetry: () => void;
}

const loadCrash = () => import(/* webpackChunkName: "demo-crash" */ './demo-crash');

/**
 * Reports a demo's failure and offers to try again. The details of a crash load with the
 * first one. If they do not load, the short message remains.
 */
export const DemoFailure: React.FC<DemoFailureProps> = ({ name, failure, onRetry }) => {
  const t = useMessages();
  const { Component: Crash, want } = useLazyComponent(loadCrash);
  useEffect(() => want(), [want]);
  return (
    <div role="alert" className="ledger-demo-error">
      {Crash && failure.text === 'demo.crashed' ? (
        <Crash name={name} error={failure.error} />
      ) : (
        <p>{t(failure.text, { name })}</p>
      )}
      <button type="button" className="ledger-button" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
};
