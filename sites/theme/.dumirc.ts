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
    rtl: true,
    prefersColor: { default: 'auto' },
    contentPolicy: {},
    footer: 'dumi-theme-ledger is released under the MIT license.',
  } as object,
});
