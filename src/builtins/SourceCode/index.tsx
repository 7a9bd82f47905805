import React, { useRef } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { CopyButton } from '../../ui/copy-button';

interface SourceCodeProps {
  /** Highlighted at build by the markdown plugin. */
  html?: { __html: string };
  title?: string;
  /** Of code that the markdown plugin does not highlight; it is shown as it is. */
  lang?: string;
  children?: string;
}

/** The visible code, without lines that are marked as removed. */
function codeOf(element: HTMLElement | null): string {
  return [...(element?.childNodes ?? [])]
    .map((node) => (node.nodeName === 'DEL' ? '' : node.textContent))
    .join('');
}

/** A block of code with a copy button. */
const SourceCode: React.FC<SourceCodeProps> = ({ html, title, children }) => {
  const t = useMessages();
  const code = useRef<HTMLElement>(null);
  return (
    <figure className="ledger-code">
      {title && <figcaption>{title}</figcaption>}
      <div className="ledger-code-box">
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard */}
        <pre tabIndex={0} dir="ltr">
          {html === undefined ? (
            <code ref={code}>{children}</code>
          ) : (
            <code ref={code} dangerouslySetInnerHTML={html} suppressHydrationWarning />
          )}
        </pre>
        <CopyButton
          text={() => codeOf(code.current)}
          labels={{
            copy: t('code.copy'),
            copied: t('code.copied'),
            failed: t('code.failed'),
          }}
        />
      </div>
    </figure>
  );
};

export default SourceCode;
