import { formatProblem } from '../../../../../src/model/problem';
import { babelProblems } from '../../../../../src/plugin/checks/config/babel';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

test('plugins of Babel are told with the line of their option', async () => {
  const root = folderWith({
    '.dumirc.js': "module.exports = {\n  base: '/',\n  extraBabelPlugins: ['a'],\n};\n",
  });
  const found = await babelProblems(root, { extraBabelPlugins: ['a'] }, () =>
    Promise.resolve([]),
  );
  expect(found.map(formatProblem)).toEqual([
    '.dumirc.js:3 `extraBabelPlugins` has no effect, because SWC compiles the site, not Babel. Remove it, or set BUNDLER=webpack in the environment to compile with Babel.',
  ]);
});

test('plugins of Babel that another plugin adds are told in the configuration', async () => {
  const root = folderWith({ '.dumirc.ts': 'export default {};\n' });
  const found = await babelProblems(root, { extraBabelPlugins: [] }, (hook) =>
    Promise.resolve(hook === 'addExtraBabelPresets' ? ['b'] : []),
  );
  expect(found.map(formatProblem)).toEqual([
    ".dumirc.ts:1 a plugin's use of `addExtraBabelPresets` has no effect, because SWC compiles the site, not Babel. Remove it, or set BUNDLER=webpack in the environment to compile with Babel.",
  ]);
});
