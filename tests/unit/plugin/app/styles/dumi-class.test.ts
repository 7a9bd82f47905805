import {
  asksForClass,
  looksForClass,
} from '../../../../../src/plugin/app/styles/dumi-class';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const RULE = '.dumi-default-previewer-demo { padding: 0 }';

test.each([
  ['.dumi/global.less', RULE],
  ['.dumi/theme/layouts/GlobalLayout.tsx', `<style>{'${RULE}'}</style>`],
  ['public/site.css', RULE],
  ['.dumirc.ts', `export default { styles: ['${RULE}'] };`],
])('a site asks for the class of demos in %s', (name, text) => {
  expect(asksForClass(folderWith({ [name]: text }), 'previewer-demo')).toBe(true);
});

test.each([
  ['.dumi/global.less', '.dumi-default-previewer { padding: 0 }'],
  ['docs/index.md', RULE],
])('a site does not ask for it in %s', (name, text) => {
  expect(asksForClass(folderWith({ [name]: text }), 'previewer-demo')).toBe(false);
});

test.each([
  [
    '.dumirc.ts',
    "export default { scripts: [`find('.dumi-default-search-bar')`] };",
    true,
  ],
  ['.dumi/global.ts', "document.querySelector('.dumi-default-search-bar')", true],
  ['.dumi/global.ts', "document.querySelector('.dumi-default-search-bar-input')", false],
  ['.dumi/global.less', '.dumi-default-search-bar { padding: 0 }', false],
])('a script looks for the search field in %s: %s', (name, text, looks) => {
  expect(looksForClass(folderWith({ [name]: text }), 'search-bar')).toBe(looks);
});
