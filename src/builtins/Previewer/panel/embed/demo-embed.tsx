import './demo-embed.css';
import React, { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../../hooks/use-messages';

interface DemoEmbedProps {
  id: string;
  /** Starts StackBlitz in the element; resolves when it responds. */
  start: (element: HTMLElement) => Promise<void>;
  /** Says why it did not start. */
  explain: (error: unknown) => string;
  /** Opens the demo in StackBlitz, in a new tab. */
  onOpen: () => void;
}

/** StackBlitz below a demo: lines until it responds, and a sentence if it does not. */
export const DemoEmbed: React.FC<DemoEmbedProps> = ({ id, start, explain, onOpen }) => {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'starting' | 'running' | 'failed'>('starting');
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let gone = false;
    const { current } = place;
    const started = current ? start(current) : Promise.resolve();
    started.then(
      () => gone || setState('running'),
      (error: unknown) => {
        if (gone) return;
        setFailure(explain(error));
        setState('failed');
      },
    );
    return () => {
      gone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- started once; the reader closes and opens it for another try
  }, []);
  return (
    <div id={id} className="ledger-demo-embed">
      <div className="ledger-demo-embed-bar">
        <p role="status">{state === 'starting' ? t('demo.embed.starting') : failure}</p>
        <button type="button" className="ledger-button" onClick={onOpen}>
          {t('demo.embed.tab')}
        </button>
      </div>
      {state !== 'failed' && (
        <div
          ref={place}
          className="ledger-demo-embed-frame"
          aria-busy={state === 'starting'}
        />
      )}
    </div>
  );
};
