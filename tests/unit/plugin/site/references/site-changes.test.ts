import { siteChanges } from '../../../../../src/plugin/site/references/site-changes';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const CHANGELOG =
  '## 2.1.0\n\n- **Fixed** `size`\n- **Internal** `rows`\n\n## 2.0.0\n\n- `size`, `rows`\n';

test('a changelog in a file that a page embeds says which versions name what', () => {
  const root = folderWith({
    'docs/index.md': '# A\n\n`<Changelog></Changelog>`\n\n## 1.0.0\n\n- `size`\n',
    'docs/changes.md': '<Changelog></Changelog>\n\n<embed src="../LOG.md"></embed>\n',
    'docs/changes.zh-CN.md': '<Changelog></Changelog>\n',
    'LOG.md': CHANGELOG,
  });
  expect(siteChanges(siteIn(root))).toEqual({
    page: '/changes',
    versions: ['2.1.0', '2.0.0'],
    names: { size: ['2.1.0', '2.0.0'], rows: ['2.0.0'] },
  });
});

test('a site without a changelog has none', () => {
  const root = folderWith({ 'docs/index.md': `# A\n\n${CHANGELOG}` });
  expect(siteChanges(siteIn(root))).toBeUndefined();
});
