/** What only large sites have; on others, nothing stands in their places and `large` is false. */
declare module '@@/ledger/large-site' {
  type Large = typeof import('./data/large-site');
  export const keepPages: Large['keepPages'];
  export const loadList: Large['loadList'];
  export const needList: Large['needList'];
  export const completeSiteData: Large['completeSiteData'];
  export const groupsBeside: Large['groupsBeside'];
}
declare module '@@/ledger/site-parts' {
  export const loadPart: typeof import('./renderer/navigation/site-parts').loadPart;
  export const loadAllNames: typeof import('./renderer/navigation/site-parts').loadAllNames;
}
declare module '@@/ledger/group-links' {
  type Group = import('./model/sidebar').SidebarGroup;
  export const groupsWithout: (groups: readonly Group[]) => Map<Group, string>;
  export const linksOf: (locale: string, group: Group) => Group['pages'];
  export const withLinks: (locale: string, group: Group, then: () => void) => void;
}
