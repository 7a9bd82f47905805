import { NoSidebar } from '@@/ledger/parts';
import Sidebar from 'dumi/theme/slots/Sidebar';
import React from 'react';
import { useSite } from '../../hooks/use-site';

/**
 * The site's own sidebar, on pages that have one: dumi's layout shows it on no other page, where
 * `useSidebarData` has nothing to give.
 */
export default function OwnSidebar() {
  const { sidebar } = useSite();
  if (sidebar.length === 0) return <NoSidebar />;
  return (
    <div className="ledger-own-sidebar">
      <Sidebar />
    </div>
  );
}
