import { referencePages } from '../../../../../src/plugin/site/references/reference-pages';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
test('each reference has the first page or tab that shows it, in the default language', () => {
  const root = folderWith({
    'docs/index.md': '# A\n\n<API id="Table"></API>\n\n`<API id="Code"></API>`\n',
    'docs/index.zh-CN.md': '# A\n\n<API id="Chinese"></API>\n',
    'docs/late.md': '# Column\n',
    'docs/late.$tab-api.md': '<API id="Column"></API>\n\n<API id="Table"></API>\n',
  });
  expect(referencePages(siteIn(root))).toEqual({
    Table: '/',
    Column: '/late?tab=api',
  });
});

test('a reference in a file that a page embeds is on that page', () => {
  const root = folderWith({
    'docs/a.md': '# A\n\n<embed src="../parts/props.md"></embed>\n',
    'parts/props.md': '<API id="Table"></API>\n',
  });
  expect(referencePages(siteIn(root))).toEqual({ Table: '/a' });
});
