import { localeOfFile, withLocale } from '../../../src/model/locale';
import { searchPages } from '../../../src/plugin/outputs/search-pages';
import type { Site } from '../../../src/plugin/site/read-site';
import { LOCALES } from './locales';
import { madeOnce } from './made-once';
import { siteIn } from './read-site';
import { ROOT } from './root';

/** The header's links, as in `.dumirc.ts`, which only dumi can read. */
const NAV = [
  { title: { 'en-US': 'Reference', 'zh-CN': '参考' }, link: '/' },
  { title: { 'en-US': 'Demo', 'zh-CN': '示例' }, link: '/demo' },
  { title: { 'en-US': 'Recipes', 'zh-CN': '实战' }, link: '/recipe' },
  { title: { 'en-US': 'Guides', 'zh-CN': '指南' }, link: '/guide' },
  { title: { 'en-US': 'Changelog', 'zh-CN': '更新日志' }, link: '/changelog' },
];

/** This site; a page that is not translated shows the default language's text. */
function thisSite(): Site {
  const site = siteIn(ROOT, {
    name: 'rc-table',
    nav: NAV,
    apiNotes: 'docs/api',
    demoSupport: ['docs/examples/shared'],
  });
  const fallbacks = LOCALES.slice(1).flatMap((locale) =>
    site.pages
      .filter(({ file }) => localeOfFile(file, LOCALES) === LOCALES[0])
      .map((page) => ({
        ...page,
        path: withLocale(page.path, locale),
        locale: locale.id,
        translated: false,
      }))
      .filter(({ path }) => !site.pages.some((page) => page.path === path)),
  );
  return { ...site, pages: [...site.pages, ...fallbacks] };
}

/** This site as its search knows it. */
export function siteSearchPages(locale: string) {
  return madeOnce(`search-pages-${locale}`, () => searchPages(locale, thisSite()));
}
