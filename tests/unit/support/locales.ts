/** The languages of this site, as `.dumirc.ts` says them. */
export const LOCALES = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
];
