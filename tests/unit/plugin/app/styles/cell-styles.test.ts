import { cellStyles } from '../../../../../src/plugin/app/styles/cell-styles';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

test.each([
  ['| A |\n| :-: |\n| a |', 1],
  ['A | B\n--- | --:\na | b', 1],
  ['> | A |\n> | -: |\n> | a |', 1],
  ['<table><tr><td width="9" align="center">a</td></tr></table>', 1],
  ['| A |\n| --- |\n| a: -: |', 0],
  ['---\n\n:::info\nText.\n:::', 0],
  ['<p align="center">a</p>', 0],
])('a page with %j has %d style sheets for aligned cells', (text, count) => {
  const site = siteIn(folderWith({ 'docs/page.md': `# A\n\n${text}\n` }));
  expect(cellStyles(site)).toHaveLength(count);
});
