import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useShownTab } from '../../hooks/use-shown-tab';
import { useSite } from '../../hooks/use-site';
import { tocId } from '../../model/content/toc';
import { Icon } from '../../ui/icon';

/**
 * The property for `popovertarget`, which older types lack. React 19 has a name of its own for it, and
 * its development build warns of the attribute's.
 */
const POPOVER_TARGET =
  process.env.NODE_ENV !== 'production' && parseInt(React.version) > 18
    ? 'popoverTarget'
    : 'popovertarget';

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
      {...{ [POPOVER_TARGET]: tocId(tab?.key) }}
    >
      <Icon name="contents" />
    </button>
  );
}
