import React from 'react';
import { useMessages } from '../hooks/use-messages';
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
      {stack && (
        <details>
          <summary>{t('demo.stack')}</summary>
          {/* A scrolling box must be reachable by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} dir="ltr">
            {stack}
          </pre>
        </details>
      )}
    </div>
  );
}
