import { large, largeSidebars, longSidebars } from '@@/ledger/features';
import { linksOf } from '@@/ledger/group-links';
import { FoldingGroup, GroupToggle, NoSidebar, SidebarFilter } from '@@/ledger/parts';
import React, { useEffect, useRef } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { Links } from './links';
import { useFilter } from './use-filter';
import { useGroupToggles } from './use-group-toggles';

const useToggles = largeSidebars ? useGroupToggles : () => undefined;
const useGroups = longSidebars ? useFilter : () => undefined;

/**
 * The pages of the section by group. The current page is marked and scrolled into view. The groups
 * of a long sidebar fold, below a field that filters them; in a large one, the links of other groups
 * come when they are opened.
 */
export default function Sidebar() {
  const { sidebar, path, locale } = useSite();
  const toggles = useToggles();
  const filter = useGroups(sidebar);
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
      {longSidebars && filter && (
        <SidebarFilter isEmpty={filter.groups.length === 0} onChange={filter.onChange} />
      )}
      {(longSidebars && filter ? filter.groups : sidebar).map((group, index) => {
        const { title } = group;
        // Not `undefined`, so that sites without large sidebars get no byte of what follows from it.
        const toggle =
          largeSidebars && !(longSidebars && filter?.isActive)
            ? toggles?.get(group)
            : null;
        const id = `ledger-group-${index}`;
        const links = (!toggle || toggle.open) && (
          <Links pages={large ? linksOf(locale.id, group) : group.pages} path={path} />
        );
        if (longSidebars && filter && title && !(largeSidebars && toggles?.size)) {
          return (
            <section key={title}>
              <FoldingGroup
                title={title}
                id={id}
                current={group.pages.some((page) => page.path === path)}
                forced={filter.isActive}
              >
                {links}
              </FoldingGroup>
            </section>
          );
        }
        return (
          <section
            key={index}
            role={title && 'group'}
            aria-labelledby={title && id}
            data-open={toggle?.open}
          >
            {title && (
              <p className="ledger-sidebar-title" id={id}>
                {toggle ? <GroupToggle {...toggle} /> : title}
              </p>
            )}
            {links}
          </section>
        );
      })}
    </nav>
  );
}
