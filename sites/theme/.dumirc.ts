import { defineConfig } from 'dumi';

/** Where the site is hosted below its host: `BASE=/ledger/ npm run build:theme`. */
const base = process.env.BASE ?? '/';

export default defineConfig({
  base,
  publicPath: base,
  locales: [
    { id: 'en-US', name: 'English' },
    { id: 'zh-CN', name: '中文' },
  ],
  resolve: { docDirs: ['docs'], atomDirs: [] },
  favicons: [`${base}logo.svg`],
  themeConfig: {
    name: 'Ledger',
    logo: '/logo.svg',
    strict: true,
    // Generated, and not translated: the folders of Chinese pages do not have it.
    nav: {
      mode: 'append',
      value: { 'en-US': [], 'zh-CN': [{ title: '选项', link: '/options' }] },
    },
    rtl: true,
    prefersColor: { default: 'auto' },
    siteUrl: process.env.SITE_URL,
    markdownPages: true,
    contentPolicy: {},
    footer: {
      'en-US': 'dumi-theme-ledger is released under the MIT license.',
      'zh-CN': 'dumi-theme-ledger 以 MIT 许可证发布。',
    },
  } as object,
});
