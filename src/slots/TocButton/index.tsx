import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useShownTab } from '../../hooks/use-shown-tab';
import { useSite } from '../../hooks/use-site';
import { tocId } from '../../model/toc';
import { Icon } from '../../ui/icon';

/** Opens the table of contents if the window is too narrow to show it beside the text. */
export default function TocButton() {
  const { page } = useSite();
  const t = useMessages();
  const tab = useShownTab(page?.tabs);
  return (
    <button
      type="button"
      className="ledger-tool ledger-toc-button"
      aria-label={t('toc.title')}
      title={t('toc.title')}
      // React 16 has no types for this attribute.
      {...{ popovertarget: tocId(tab?.key) }}
    >
      <Icon name="contents" />
    </button>
  );
}
