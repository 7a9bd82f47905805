import { defineConfig } from 'dumi';
import { inspectedParts } from './docs/inspected-parts';
import { searchSynonyms } from './docs/search-synonyms';
import type { LedgerOptions } from './src/plugin/schemas/options';

/** Where the site is hosted below its host: `BASE=/table/ npm run build`. */
const base = process.env.BASE ?? '/';

const themeConfig: LedgerOptions = {
  name: 'rc-table',
  logo: '/logo.svg',
  nav: [
    {
      title: { 'en-US': 'Reference', 'zh-CN': '参考' },
      link: '/',
      activePath: ['/', '/types'],
    },
    { title: { 'en-US': 'Demo', 'zh-CN': '示例' }, link: '/demo' },
    { title: { 'en-US': 'Recipes', 'zh-CN': '实战' }, link: '/recipe' },
    { title: { 'en-US': 'Guides', 'zh-CN': '指南' }, link: '/guide' },
    { title: { 'en-US': 'Changelog', 'zh-CN': '更新日志' }, link: '/changelog' },
  ],
  sidebar: 'all',
  apiNotes: 'docs/api',
  ownVersion: true,
  demoSupport: ['docs/examples/shared'],
  siteUrl: process.env.SITE_URL,
  socialPictures: ['@fontsource-variable/noto-sans-sc'],
  markdownPages: true,
  referenceFiles: true,
  manifest: true,
  repository: 'https://github.com/react-component/table',
  // The pages are not in the library's repository. Without an address they have no edit links.
  editUrl: process.env.EDIT_URL,
  lastUpdated: true,
  rtl: true,
  verified: {
    file: 'docs/verified.json',
    version: '7.30.3',
    url: process.env.SOURCE_URL,
  },
  searchSynonyms,
  searchPictures: { '/demo': '/previews' },
  inspect: inspectedParts,
  strict: true,
  contentPolicy: {},
  hosting: ['apache', 'cloudflare', 'github-pages', 'netlify', 'nginx', 'vercel'],
  footer: {
    'en-US': 'rc-table and this documentation are released under the MIT license.',
    'zh-CN': 'rc-table 与本文档均以 MIT 许可证发布。',
  },
};

export default defineConfig({
  plugins: ['./scripts/theme-from-source.cjs'],
  base,
  publicPath: base,
  locales: [
    { id: 'en-US', name: 'English' },
    { id: 'zh-CN', name: '中文' },
  ],
  resolve: { docDirs: ['docs'], atomDirs: [], codeBlockMode: 'passive' },
  favicons: [`${base}logo.svg`],
  // dumi types its default theme's options, which ours are not.
  themeConfig: themeConfig as object,
});
