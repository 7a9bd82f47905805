import { ownToc } from '@@/ledger/features';
import { OwnToc } from '@@/ledger/parts';
import React from 'react';
import { matterOf } from '../../data/page-matter';
import { useMessages } from '../../hooks/use-messages';
import { useMarkedHeading } from '../../hooks/use-marked-heading';
import { useShownTab } from '../../hooks/use-shown-tab';
import { useSite } from '../../hooks/use-site';
import type { TocItem } from '../../model/content/toc';
import './sidebar-toc.css';

const Headings: React.FC<{ items: readonly TocItem[] }> = ({ items }) => {
  const t = useMessages();
  useMarkedHeading();
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- in a narrow window the sidebar is in a dialog, over the heading. Enter is a click too
    <ul
      className="ledger-sidebar-toc"
      aria-label={t('toc.title')}
      onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
    >
      {items.map(({ id, title, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
};

/**
 * The headings of the page or its shown tab, below the page's entry in the sidebar, where its front
 * matter says `toc: menu`.
 */
export default function SidebarToc() {
  const { toc } = matterOf(useSite().path);
  const items = (useShownTab(toc) ?? toc?.[0])?.items ?? [];
  if (toc && ownToc) return <OwnToc />;
  return items.length > 0 ? <Headings items={items} /> : null;
}
