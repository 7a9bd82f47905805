import React from 'react';
import { useMessages } from '../hooks/use-messages';
import type { HeldReason } from './protocol';

interface HeldProps {
  reason: HeldReason;
  onRun: () => void;
}

/** Stands in the place of the result while the code waits for the reader: why, and a button. */
export function Held({ reason, onRun }: HeldProps): React.ReactElement {
  const t = useMessages();
  return (
    <div className="ledger-playground-result">
      <p role="alert">
        {t(`playground.held.${reason}`)}{' '}
        <button type="button" className="ledger-button" onClick={onRun}>
          {t('playground.run')}
        </button>
      </p>
    </div>
  );
}
