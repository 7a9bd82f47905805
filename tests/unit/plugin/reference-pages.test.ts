import { referencePages } from '../../../src/plugin/reference-pages';
import { makePage } from '../support/make-page';
import { temporaryFolders } from '../support/temporary-folder';

const folderWith = temporaryFolders();
const locales = [
  { id: 'en-US', name: 'English', base: '/' },
  { id: 'zh-CN', name: '中文', base: '/zh-CN' },
];

test('each reference has the first page or tab that shows it, in the default language', () => {
  const root = folderWith({
    'docs/index.md': '# A\n\n<API id="Table"></API>\n\n`<API id="Code"></API>`\n',
    'docs/index.zh-CN.md': '# A\n\n<API id="Chinese"></API>\n',
    'docs/column.md': '# Column\n',
    'docs/column.$tab-api.md': '<API id="Column"></API>\n\n<API id="Table"></API>\n',
  });
  const pages = [
    makePage({ path: '/', locale: 'en-US', file: 'docs/index.md' }),
    makePage({ path: '/zh-CN', locale: 'zh-CN', file: 'docs/index.zh-CN.md' }),
    makePage({ path: '/column', locale: 'en-US', file: 'docs/column.md' }),
  ];
  expect(referencePages(pages, locales, root)).toEqual({
    Table: '/',
    Column: '/column?tab=api',
  });
});
