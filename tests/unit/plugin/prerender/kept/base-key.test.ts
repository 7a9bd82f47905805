import {
  createPageData,
  siteDataName,
} from '../../../../../src/plugin/pages/data/page-data';
import { hashesOfPages } from '../../../../../src/plugin/prerender/kept/base-key';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const site = siteIn(folderWith({ 'docs/a.md': 'A.', 'docs/a.zh-CN.md': 'A.' }));

/** The hashes of both pages with these descriptions of Chinese pages. */
function hashesWith(descriptions: Record<string, string>): string[] {
  const data = createPageData();
  data.place('docs/a.md', 'html', ['<p>A.</p>']);
  data.place(siteDataName('zh-CN'), 'all', descriptions);
  return ['/a', '/zh-CN/a'].map(hashesOfPages(site, data));
}

test('a page is rendered again when one of its language says something else of itself', () => {
  const [english, chinese] = hashesWith({ '/zh-CN/b': 'one' });
  const [sameEnglish, otherChinese] = hashesWith({ '/zh-CN/b': 'two' });
  expect(sameEnglish).toBe(english);
  expect(otherChinese).not.toBe(chinese);
});
