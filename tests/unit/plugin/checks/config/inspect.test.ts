import { formatProblem } from '../../../../../src/model/problem';
import { inspectProblems } from '../../../../../src/plugin/checks/config/inspect';
import { resolveOptions } from '../../../../../src/plugin/schemas/options';
import type { Site } from '../../../../../src/plugin/site/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

test('rows of the option `inspect` that no reference has are named with their lines', () => {
  const root = folderWith({
    '.dumirc.js':
      "module.exports = {\n  themeConfig: {\n    inspect: {\n      '.icon': ['Button.icon', 'Button.icn'],\n    },\n  },\n};\n",
  });
  const notes = [{ id: 'Button', rows: { icon: {} } }] as unknown as Site['notes'];
  const inspect = { '.icon': ['Button.icon', 'Button.icn'] };
  const options = resolveOptions({ name: 'Site', inspect });
  expect(inspectProblems({ options, root, notes }).map(formatProblem)).toEqual([
    ".dumirc.js:4 themeConfig.inspect names Button.icn, which no reference of the site has. Write the id of a reference, a dot, and the name of a row: 'Button.icon'.",
  ]);
  const none = resolveOptions({ name: 'Site' });
  expect(inspectProblems({ options: none, root, notes })).toEqual([]);
});
