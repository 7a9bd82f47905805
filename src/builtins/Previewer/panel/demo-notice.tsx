import React from 'react';
import { useMessages } from '../../../hooks/use-messages';
import type { CopyResult } from './toolbar/tool-icon';

interface DemoNoticeProps {
  copied?: CopyResult;
  /** What else there is to say. */
  notice: string;
}

/** Tells what came of a tool: what was copied to screen readers alone, as the tool shows it itself. */
export const DemoNotice: React.FC<DemoNoticeProps> = ({ copied, notice }) => {
  const t = useMessages();
  return (
    <div
      role="status"
      className={copied ? 'ledger-visually-hidden' : 'ledger-demo-notice'}
    >
      {copied ? t(`code.${copied.state}` as const) : notice}
    </div>
  );
};
