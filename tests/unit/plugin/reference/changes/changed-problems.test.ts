import { formatProblem } from '../../../../../src/model/problem';
import { changedProblems } from '../../../../../src/plugin/reference/changes/changed-problems';
import { readApiNotes } from '../../../../../src/plugin/reference/notes';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

const root = folderWith({
  'api/table.yaml': [
    'id: Table',
    'module: lib',
    'type: Table',
    'rows:',
    '  data: { text: A., changed: [2.0.0] }',
    '  size: { text: A., changed: [2.0.0, 1.0.l, 0.0.1-beta.12] }',
    '',
  ].join('\n'),
});
const { notes } = readApiNotes('api', root);
const changes = { page: '/changelog', versions: ['2.0.0', '1.0.1'] };

test('a version that the changelog lacks is a problem of the note that names it', () => {
  const found = changedProblems(notes, changes);
  expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'api/table.yaml:6',
    'api/table.yaml:6',
  ]);
  const [near = '', far = ''] = found.map(formatProblem);
  expect(near).toContain('the note of `Table.size` names 1.0.l in `changed`');
  expect(near).toContain('the changelog /changelog does not have');
  expect(near).toContain('Did you mean 1.0.1?');
  expect(far).toContain('Remove the version, or add it to the changelog.');
});

test('a site without a changelog has no such problem', () => {
  expect(changedProblems(notes, undefined)).toEqual([]);
});
