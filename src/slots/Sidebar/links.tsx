import { menuTocs } from '@@/ledger/features';
import { SidebarToc } from '@@/ledger/parts';
import { Link } from 'dumi';
import React from 'react';
import { linkLists } from '../../data/link-lists';
import { matterOf } from '../../data/page-matter';
import type { SidebarLink } from '../../model/sidebar';

interface LinksProps {
  pages: readonly SidebarLink[];
  /** The current page's. */
  path: string;
}

/** The pages of a group. */
export function Links({ pages, path }: LinksProps) {
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
