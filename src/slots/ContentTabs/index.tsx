import { Link, useLocation } from 'dumi';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useShownTab } from '../../hooks/use-shown-tab';
import { useSite } from '../../hooks/use-site';

/**
 * The tabs of a page, as links, so that each has its own address. The query parameter
 * `tab` selects the tab.
 */
export default function ContentTabs() {
  const { page } = useSite();
  const { pathname } = useLocation();
  const t = useMessages();
  const shown = useShownTab(page?.tabs);
  if (!page?.tabs) return null;
  const current = shown ?? page.tabs[0];
  return (
    <nav className="ledger-tabs" aria-label={t('tabs.label')}>
      {page.tabs.map((tab) => (
        <Link
          key={tab.key ?? ''}
          to={tab.key ? `${pathname}?tab=${tab.key}` : pathname}
          aria-current={tab === current ? 'page' : undefined}
        >
          {tab.key ? tab.title : t('tabs.default')}
        </Link>
      ))}
    </nav>
  );
}
