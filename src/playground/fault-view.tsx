import React from 'react';
import { useMessages } from '../hooks/use-messages';
import { StackTrace } from '../ui/stack-trace';
import { faultText } from './fault-text';
import type { Fault } from './protocol';

/** A fault in the reader's code: its place, its words, and the stack if there is one. */
export function FaultView({ fault }: { fault: Fault | undefined }): React.ReactElement {
  const t = useMessages();
  const { file, place, stack } = fault ?? {};
  return (
    <div className="ledger-playground-trouble">
      <div role="status" className="ledger-playground-fault">
        {file && (
          <span className="ledger-playground-place">
            {place ? t('playground.place', { file, ...place }) : `${file}:`}{' '}
          </span>
        )}
        {fault && faultText(fault, t)}
      </div>
      {stack && <StackTrace label={t('demo.stack')} stack={stack} />}
    </div>
  );
}
