import { base } from '@@/ledger/site';
import React, { useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { markdownFile } from '../../model/address/markdown-file';

const loadCopying = () => import(/* webpackChunkName: "copy-page" */ './copy-page');

/** True for a press that asks for another tab or window, or for a download. */
function isForBrowser(event: React.MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

const Links: React.FC<{ address: string }> = ({ address }) => {
  const t = useMessages();
  const [copied, setCopied] = useState<boolean>();
  // The clipboard is open for a moment after a press, so the text is there before it.
  const prepare = () =>
    loadCopying()
      .then(({ textAt }) => textAt(address))
      .catch(() => {});
  const copy = (event: React.MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    loadCopying()
      .then(({ copyPage }) => copyPage(address))
      .catch(() => false)
      .then(setCopied);
  };
  return (
    <p className="ledger-edit">
      <a href={address} type="text/markdown">
        {t('page.markdown')}
      </a>
      {' · '}
      <a href={address} onClick={copy} onFocus={prepare} onPointerEnter={prepare}>
        {t('page.copy')}
      </a>{' '}
      <span role="status">
        {copied !== undefined && t(copied ? 'code.copied' : 'code.failed')}
      </span>
    </p>
  );
};

/** Links to the page as Markdown; the second one copies it. */
export default function PageMarkdown() {
  const { page } = useSite();
  if (!page) return null;
  const address = base + encodeURI(markdownFile(page.path));
  return <Links key={address} address={address} />;
}
