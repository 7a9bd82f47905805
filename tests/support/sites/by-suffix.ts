import type { SiteSource } from '../built-site';
import { configFile } from '../small-site';
import { machineFiles, machineOptions } from './for-machines';

/**
 * A site below a path, which names its languages at the end of addresses and knows its host. Its
 * first page is translated, the others are not.
 */
export const bySuffix: SiteSource = {
  name: 'by-suffix',
  base: '/table/',
  files: {
    '.dumirc.ts': configFile({
      bySuffix: true,
      themeConfig: { siteUrl: 'https://example.com/table', ...machineOptions },
    }),
    ...machineFiles,
    'docs/index.zh-CN.md': '---\ntitle: 小站\ngroup: 开始\n---\n\n# 小站\n\n第一页。\n',
  },
};
