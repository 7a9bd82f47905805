import {
  allFiles,
  partCount,
  partFile,
  partOf,
} from '../../../../src/model/address/site-parts';

test('the part of a page is the same for all spellings of its address', () => {
  expect(partOf('/Guide/%70age/', 131)).toBe(partOf('/guide/page', 131));
  expect(partOf('/zh-CN/%E8%A1%A8', 131)).toBe(partOf('/zh-cn/表', 131));
});

test('parts stay small where a site has more pages', () => {
  for (const pages of [201, 2000, 20_000]) {
    const count = partCount(pages);
    const sizes = Array.from({ length: count }, () => 0);
    for (let page = 0; page < pages; page++) {
      const part = partOf(`/guide/page-${page}`, count);
      sizes[part] = (sizes[part] ?? 0) + 1;
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(48);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(pages);
  }
});

test('the names of files follow from that of the list', () => {
  expect(partFile('files.13105701.json', 3)).toBe('pages-3.13105701.json');
  expect(allFiles('files.13105701.json')).toBe('all-files.13105701.json');
});
