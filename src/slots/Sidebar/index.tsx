import { NoSidebar } from '@@/ledger/parts';
import React, { useEffect, useRef } from 'react';
import { siteData } from '../../data/site-data';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { collapsedGroups, groupKey } from '../../model/sidebar';
import { GroupToggle } from './group-toggle';
import { Links } from './links';
import { keepOpen, toggleGroup, useOpenedGroups } from './opened-groups';

/**
 * The pages of the section by group. The current page is marked and scrolled into view. In a large
 * sidebar, the links of other groups come when they are opened.
 */
export default function Sidebar() {
  const { sidebar, path, locale } = useSite();
  const collapsed = collapsedGroups(sidebar, siteData(locale.id).pages, path);
  const opened = useOpenedGroups();
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
  useEffect(() => {
    for (const group of sidebar)
      if (group.pages.some((page) => page.path === path)) keepOpen(groupKey(group));
  }, [sidebar, path]);
  if (sidebar.length === 0) return <NoSidebar />;
  return (
    <nav className="ledger-sidebar" aria-label={t('nav.pages')} ref={nav}>
      {sidebar.map((group, index) => {
        const { title, pages } = group;
        const to = collapsed.get(group);
        const open = to === undefined || opened.has(groupKey(group));
        return (
          <section
            key={index}
            role={title && 'group'}
            aria-labelledby={title && `ledger-group-${index}`}
            data-open={to === undefined ? undefined : open}
          >
            {title && (
              <p className="ledger-sidebar-title" id={`ledger-group-${index}`}>
                {to === undefined ? (
                  title
                ) : (
                  <GroupToggle
                    title={title}
                    to={to}
                    open={open}
                    onPress={() => toggleGroup(groupKey(group))}
                  />
                )}
              </p>
            )}
            {open && <Links pages={pages} path={path} />}
          </section>
        );
      })}
    </nav>
  );
}
