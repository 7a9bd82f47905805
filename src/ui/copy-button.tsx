import React, { useEffect, useState } from 'react';
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
  const icons = { copy: 'copy', copied: 'done', failed: 'failed' } as const;
  return (
    <button
      type="button"
      className="ledger-tool"
      data-state={state}
      title={labels[state]}
      aria-label={labels.copy}
      onClick={async () => setState((await copyText(text())) ? 'copied' : 'failed')}
    >
      <Icon name={icons[state]} size={18} />
      <span role="status" className="ledger-visually-hidden">
        {state === 'copy' ? '' : labels[state]}
      </span>
    </button>
  );
};
