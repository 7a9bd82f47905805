/** Where the search index of the small site would be. */
export const indexes = {
  'en-US': { index: '/search/en-US.json', texts: '/search/en-US.texts.json' },
  'zh-CN': { index: '/search/zh-CN.json', texts: '/search/zh-CN.texts.json' },
};
