import { sidebarless } from '@@/ledger/features';
import React from 'react';
import { matterOf } from '../../data/page-matter';
import { useSite } from '../../hooks/use-site';
import './date.css';

/**
 * When the page was changed, in words that the build has written. As in dumi's theme, a page without a
 * sidebar does not say it.
 */
export default function PageDate() {
  const site = useSite();
  const { updated } = matterOf(site.path);
  if (!updated) return null;
  if (sidebarless && site.sidebar.length === 0) return null;
  return (
    <p className="ledger-date">
      <time dateTime={updated.time}>{updated.text}</time>
    </p>
  );
}
