import { Link, useLocation } from 'dumi';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { useTab } from '../../hooks/use-tab';

/**
 * The parts of a page as links, so that each has an address of its own; which one is shown is
 * decided by the query parameter `tab`.
 */
export default function ContentTabs() {
  const { page } = useSite();
  const { pathname } = useLocation();
  const t = useMessages();
  const chosen = useTab();
  if (!page?.tabs) return null;
  const current = page.tabs.find(({ key }) => key === chosen) ?? page.tabs[0];
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
