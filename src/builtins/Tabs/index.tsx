import React, { useLayoutEffect, useState } from 'react';
import { useChoice } from '../../hooks/use-choice';
import { PACKAGE_MANAGER_ATTRIBUTE } from '../../model/storage-keys';
import { TabSet } from './tab-set';
import type { TabSetProps } from './tab-set';

type TabsProps = Omit<TabSetProps, 'shown' | 'onShow'>;

const OwnTabs: React.FC<TabsProps> = (props) => {
  const [shown, setShown] = useState(0);
  return <TabSet {...props} shown={shown} onShow={setShown} />;
};

/** Tabs whose choice is stored and shared by all sets of the group. */
const GroupTabs: React.FC<TabsProps & { group: string }> = (props) => {
  const [first = '', ...others] = props.titles;
  const titles: [string, ...string[]] = [first, ...others];
  const [value, choose] = useChoice(props.group, titles, true);
  // From here on, React shows the choice; see `plugin/app/head-html`.
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

/** Content that is shown one tab at a time. Written by `plugin/authoring`. */
const Tabs: React.FC<TabsProps> = ({ group, ...props }) =>
  group ? <GroupTabs {...props} group={group} /> : <OwnTabs {...props} />;

export default Tabs;
