import React, { useLayoutEffect, useState } from 'react';
import { useChoice } from '../../hooks/use-choice';
import { PACKAGE_MANAGER_ATTRIBUTE } from '../../model/kept';
import { TabSet } from './tab-set';
import type { TabSetProps } from './tab-set';

type TabsProps = Omit<TabSetProps, 'shown' | 'onShow'>;

const OwnTabs: React.FC<TabsProps> = (props) => {
  const [shown, setShown] = useState(0);
  return <TabSet {...props} shown={shown} onShow={setShown} />;
};

/** Tabs whose choice is kept, and holds in all sets of their group. */
const GroupTabs: React.FC<TabsProps & { group: string }> = (props) => {
  const [first = '', ...others] = props.titles;
  const titles: [string, ...string[]] = [first, ...others];
  const [value, choose] = useChoice(props.group, titles, true);
  // From here on the choice is shown by React; see `plugin/head-html`.
  useLayoutEffect(() => {
    document.documentElement.removeAttribute(PACKAGE_MANAGER_ATTRIBUTE);
  }, []);
  return (
    <TabSet
      {...props}
      shown={titles.indexOf(value)}
      onShow={(at) => choose(titles[at] ?? first)}
    />
  );
};

/** Parts of a page that are shown one at a time; written by `plugin/authoring`. */
const Tabs: React.FC<TabsProps> = ({ group, ...props }) =>
  group ? <GroupTabs {...props} group={group} /> : <OwnTabs {...props} />;

export default Tabs;
