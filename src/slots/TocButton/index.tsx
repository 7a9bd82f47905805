import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { useTab } from '../../hooks/use-tab';
import { tocId } from '../../model/toc';
import { Icon } from '../../ui/icon';

/** Opens the table of contents where the window has no room for it beside the text. */
export default function TocButton() {
  const { page } = useSite();
  const t = useMessages();
  const chosen = useTab();
  const tab = page?.tabs?.find(({ key }) => key === chosen);
  return (
    <button
      type="button"
      className="ledger-tool ledger-toc-button"
      aria-label={t('toc.title')}
      title={t('toc.title')}
      // React 16 has no types for it.
      {...{ popovertarget: tocId(tab?.key) }}
    >
      <Icon name="contents" />
    </button>
  );
}
