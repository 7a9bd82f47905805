import React, { useEffect, useRef, useState } from 'react';
import { copyText } from './copy';
import { Icon } from './icon';

interface CopyButtonProps {
  /** Returns the text to copy. Called when the button is pressed. */
  text: () => string;
  labels: { copy: string; copied: string; failed: string };
}

/** How long the button shows the result of a press, in milliseconds. */
const RESULT_SHOWN_FOR = 2000;

/** A button that copies a text and shows whether it worked. */
export const CopyButton: React.FC<CopyButtonProps> = ({ text, labels }) => {
  const [state, setState] = useState<keyof typeof labels>('copy');
  useEffect(() => {
    if (state === 'copy') return undefined;
    const timer = setTimeout(() => setState('copy'), RESULT_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  // The browser may ask for permission first, and the reader may leave the page in the
  // meantime.
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
