import ContentTabs from 'dumi/theme/slots/ContentTabs';
import React from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShownTab } from '../../hooks/use-shown-tab';
import { useSite } from '../../hooks/use-site';

interface DumiTab {
  key: string;
  title: string;
  meta: { frontmatter: { title: string } };
}

/** What dumi gives to the slot; the theme's own needs nothing. */
const Slot = ContentTabs as React.ComponentType<{
  tabs: DumiTab[];
  /** Null for the page itself. */
  tabKey: string | null;
  onChange(tab?: { key: string }): void;
}>;

/** The slot of a site for tabs, with dumi's properties. */
export const OwnTabs: React.FC = () => {
  const { page } = useSite();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shown = useShownTab(page?.tabs);
  const tabs = (page?.tabs ?? []).flatMap(({ key, title }) =>
    key === null ? [] : { key, title, meta: { frontmatter: { title } } },
  );
  return (
    <Slot
      tabs={tabs}
      tabKey={shown?.key ?? null}
      onChange={(tab) => navigate(tab ? `${pathname}?tab=${tab.key}` : pathname)}
    />
  );
};
