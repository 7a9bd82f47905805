import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '../../../src/model/page';
import { resolveOptions } from '../../../src/model/options';
import { readApiNotes } from '../../../src/plugin/read-api-notes';
import { readPage } from '../../../src/plugin/read-page';
import { createReader, searchPages } from '../../../src/plugin/search-pages';
import { LOCALES } from './locales';
import { ROOT } from './root';

/** The header's links, as in `.dumirc.ts`, which only dumi can read. */
const NAV = [
  { title: { 'en-US': 'Reference', 'zh-CN': '参考' }, link: '/' },
  { title: { 'en-US': 'Demo', 'zh-CN': '示例' }, link: '/demo' },
  { title: { 'en-US': 'Changelog', 'zh-CN': '更新日志' }, link: '/changelog' },
];

/** The pages below `docs` in one language; one that has no file in it shows the default one's. */
function pagesOf(locale: string): Page[] {
  const files = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => `docs/${relative('.', file).replace(/\\/g, '/')}`)
    .filter((file) => /^docs\/(demo\/)?[\w-]+\.md$/.test(file));
  const prefix = locale === 'en-US' ? '' : `/${locale}`;
  return files.map((original) => {
    const translation = original.replace(/md$/, `${locale}.md`);
    const translated = existsSync(join(ROOT, translation));
    const file = translated ? translation : original;
    const source = readPage(join(ROOT, file), ROOT);
    const path = `/${original.slice('docs/'.length, -'.md'.length)}`.replace(
      /\/index$/,
      '',
    );
    return {
      path: prefix + path || '/',
      locale,
      title: String(source.frontMatter.title),
      description: String(source.frontMatter.description ?? ''),
      keywords: source.frontMatter.keywords,
      group: source.frontMatter.group,
      order: source.frontMatter.order ?? 0,
      file,
      translated: translated || locale === 'en-US',
      ...(source.tabs.length > 0 && {
        tabs: [
          { key: null, title: '' },
          ...source.tabs.map(({ key }) => ({ key, title: key })),
        ],
      }),
    };
  });
}

/** This site as its search knows it. */
export function siteSearchPages(locale: string) {
  return searchPages(locale, {
    pages: pagesOf(locale),
    notes: readApiNotes('docs/api', ROOT).notes,
    locales: LOCALES,
    options: resolveOptions({ name: 'rc-table', nav: NAV }),
    reader: createReader(),
    root: ROOT,
  });
}
