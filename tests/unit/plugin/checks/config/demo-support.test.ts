import { formatProblem } from '../../../../../src/model/problem';
import { resolveOptions } from '../../../../../src/plugin/schemas/options';
import { demoSupportProblems } from '../../../../../src/plugin/checks/config/demo-support';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

test('a folder of the option that is not there is a problem', () => {
  const root = folderWith({
    'docs/common/look.css': '',
    '.dumirc.js':
      "module.exports = {\n  themeConfig: {\n    demoSupport: [\n      'docs/common',\n      'docs/comon',\n    ],\n  },\n};\n",
  });
  const demoSupport = ['docs/common', 'docs/comon'];
  const options = resolveOptions({ name: 'Site', demoSupport });
  expect(demoSupportProblems({ options, root }).map(formatProblem)).toEqual([
    '.dumirc.js:5 themeConfig.demoSupport names the folder docs/comon, which does not exist. Use its path from the root of the site, or remove it.',
  ]);
  const none = resolveOptions({ name: 'Site' });
  expect(demoSupportProblems({ options: none, root })).toEqual([]);
});
