import React, { useEffect } from 'react';
import { useLater } from '../hooks/use-later';
import { useMessages } from '../hooks/use-messages';

/** Why a demo is not as it should be. */
export interface Failure {
  text: 'demo.crashed' | 'demo.failed';
  /** What a crashed demo has thrown. */
  error?: unknown;
  /** True where React has taken the demo away, as it does with what throws while it renders. */
  gone?: boolean;
}

interface DemoFailureProps {
  name: string;
  failure: Failure;
  onRetry: () => void;
}

const loadCrash = () => import(/* webpackChunkName: "demo-crash" */ './demo-crash');

/**
 * Says what has happened to a demo, and offers another try. What it says of a crash in detail is
 * loaded with the first one; where that does not come, the least is said already.
 */
export const DemoFailure: React.FC<DemoFailureProps> = ({ name, failure, onRetry }) => {
  const t = useMessages();
  const { Component: Crash, want } = useLater(loadCrash);
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
