import { problemOfFault } from '../../../../../src/plugin/prerender/faults/fault-problem';
import type { Sources } from '../../../../../src/plugin/prerender/faults/fault-problem';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

const places = { inSite: () => undefined } as unknown as Sources['places'];

const demo = 'export default () => null;';

const files = {
  'docs/table.md': `# Table

## Use

<code src="./a/use.tsx"></code>

<code src="./a/basic.tsx"></code>

<code src="./b/basic.tsx"></code>

<code src="./a/step-2.tsx"></code>
`,
  'docs/a/use.tsx': demo,
  'docs/a/basic.tsx': demo,
  'docs/b/basic.tsx': demo,
  'docs/a/step-2.tsx': demo,
};

test.each([
  // A heading has the name of the first demo.
  ['use-2', 'docs/a/use.tsx', 'use'],
  ['basic', 'docs/a/basic.tsx', 'basic'],
  ['basic-2', 'docs/b/basic.tsx', 'basic'],
  ['step-2', 'docs/a/step-2.tsx', 'step-2'],
])('the demo %s is in %s, and front matter calls it %s', (name, file, called) => {
  const work = { page: '/table', demo: { id: `table-${name}`, name } };
  const problem = problemOfFault(
    { kind: 'render', text: 'Error: no rows', stack: '', work },
    { site: siteIn(folderWith(files)), prefix: '', places },
  );
  expect(problem).toMatchObject({
    file,
    line: 1,
    hint: expect.stringContaining(`\`demos: { ${called}: {`),
  });
});
