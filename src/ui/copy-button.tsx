import React, { useEffect, useRef, useState } from 'react';
import { copyText } from './copy';
import { Icon } from './icon';

interface CopyButtonProps {
  /** The text to copy, asked for when the button is pressed. */
  text: () => string;
  labels: { copy: string; copied: string; failed: string };
}

/** How long, in milliseconds, the button says what came of a press. */
const NEWS_LASTS = 2000;

/** A button that copies and says whether it did. */
export const CopyButton: React.FC<CopyButtonProps> = ({ text, labels }) => {
  const [state, setState] = useState<keyof typeof labels>('copy');
  useEffect(() => {
    if (state === 'copy') return undefined;
    const timer = setTimeout(() => setState('copy'), NEWS_LASTS);
    return () => clearTimeout(timer);
  }, [state]);
  // The browser may ask the reader first, who may leave the page meanwhile.
  const gone = useRef(false);
  useEffect(
    () => () => {
      gone.current = true;
    },
    [],
  );
  const copy = async () => {
    const copied = await copyText(text());
    if (!gone.current) setState(copied ? 'copied' : 'failed');
  };
  const icons = { copy: 'copy', copied: 'done', failed: 'failed' } as const;
  return (
    <>
      <button
        type="button"
        className="ledger-tool"
        data-state={state}
        title={labels[state]}
        aria-label={labels.copy}
        onClick={copy}
      >
        <Icon name={icons[state]} size={18} />
      </button>
      <span role="status" className="ledger-visually-hidden">
        {state === 'copy' ? '' : labels[state]}
      </span>
    </>
  );
};
