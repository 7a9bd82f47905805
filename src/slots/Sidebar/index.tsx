import { menuTocs } from '@@/ledger/features';
import { NoSidebar, SidebarToc } from '@@/ledger/parts';
import { Link } from 'dumi';
import React, { useEffect, useRef } from 'react';
import { linkLists } from '../../data/link-lists';
import { matterOf } from '../../data/page-matter';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import type { SidebarLink } from '../../model/sidebar';

interface LinksProps {
  pages: readonly SidebarLink[];
  /** The current page's. */
  path: string;
}

/** The pages of a group. */
function Links({ pages, path }: LinksProps) {
  const hasToc = menuTocs && matterOf(path).toc;
  const { html, name } = (!hasToc && linkLists.place?.(pages, path)) || {};
  if (html !== undefined) return <ul dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <ul data-links={name}>
      {pages.map((page) =>
        // Whole elements, so that sites without such pages get no byte of it.
        menuTocs && page.path === path ? (
          <li key={page.path}>
            <Link to={page.path} aria-current="page">
              {page.title}
            </Link>
            <SidebarToc />
          </li>
        ) : (
          <li key={page.path}>
            <Link to={page.path} aria-current={page.path === path ? 'page' : undefined}>
              {page.title}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}

/**
 * The pages of the section by group. The current page is marked and scrolled into view.
 */
export default function Sidebar() {
  const { sidebar, path } = useSite();
  const t = useMessages();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = nav.current?.parentElement;
    const page = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!box || !page) return;
    // After `scrollIntoView`, the Tab key would start there, past the header.
    const { top, bottom } = box.getBoundingClientRect();
    box.scrollTop += Math.min(page.top - top, 0) + Math.max(page.bottom - bottom, 0);
  }, [path]);
  if (sidebar.length === 0) return <NoSidebar />;
  return (
    <nav className="ledger-sidebar" aria-label={t('nav.pages')} ref={nav}>
      {sidebar.map((group, index) => (
        <section
          key={index}
          role={group.title && 'group'}
          aria-labelledby={group.title && `ledger-group-${index}`}
        >
          {group.title && (
            <p className="ledger-sidebar-title" id={`ledger-group-${index}`}>
              {group.title}
            </p>
          )}
          <Links pages={group.pages} path={path} />
        </section>
      ))}
    </nav>
  );
}
