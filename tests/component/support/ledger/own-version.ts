import type { RowVersions } from '../../../../src/model/reference/newer';

export const versions = ['7.28.0', '7.15.0', '7.9.0', '6.9.0'];
export const changelog: string | undefined = '/changelog';
export const rows: RowVersions = {
  'table-sticky': ['sticky', '7.9.0'],
  'table-caption': ['caption', '7.27.0'],
  'column-rowscope': ['rowScope', '7.28.0'],
};
export const pages: Readonly<Record<string, string>> = {
  '/demo/scroll-x': '7.28.0',
  '/demo/simple': '7.9.0',
};
