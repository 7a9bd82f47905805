import { join } from 'node:path';
import { changesDemos } from '../../../../src/plugin/demos/own-code';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const BLOCK = '.dumi/theme/builtins/Previewer/index.tsx';

const inBlock = (code: string) => ({ [BLOCK]: code });

function changes(files: Record<string, string>, hasActions = false): boolean {
  const root = folderWith(files);
  const previewer = files[BLOCK] === undefined ? undefined : join(root, BLOCK);
  return changesDemos({ root, previewer, hasActions });
}

test.each([
  ["import { useLiveDemo } from 'dumi';\nexport default () => useLiveDemo('a');\n", true],
  ["import { useDemo } from 'dumi';\nexport default () => useDemo('a');\n", true],
  ["export { default } from 'dumi/theme-default/builtins/Previewer';\n", true],
  ["import 'dumi/theme/slots/PreviewerActions';\nexport default () => null;\n", true],
  ["export { Previewer as default } from 'dumi-theme-mobile';\n", true],
  ["export { default } from 'dumi/theme-original/builtins/Previewer';\n", false],
  ['export default ({ children }) => <section>{children}</section>;\n', false],
])(
  'a block of the site changes demos if it asks for their code: %s',
  (code, expected) => {
    expect(changes(inBlock(code))).toBe(expected);
  },
);

test('so does one that asks in a file beside it, or elsewhere in the theme of the site', () => {
  const asks = "import { useLiveDemo } from 'dumi';\nexport const use = useLiveDemo;\n";
  const shows = (path: string) =>
    inBlock(`import { use } from '${path}';\nexport default use;\n`);
  expect(changes({ ...shows('./use'), [join(BLOCK, '../use.ts')]: asks })).toBe(true);
  expect(changes({ ...shows('a/use'), '.dumi/theme/common/use.ts': asks })).toBe(true);
});

test('a site without a block of its own does not, unless it has tools of its own', () => {
  const asks = { '.dumi/theme/slots/Other.tsx': "import { useDemo } from 'dumi';\n" };
  expect(changes(asks)).toBe(false);
  expect(changes({}, true)).toBe(true);
});
