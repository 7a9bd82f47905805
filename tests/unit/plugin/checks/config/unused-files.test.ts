import { formatProblem } from '../../../../../src/model/problem';
import { unusedFiles } from '../../../../../src/plugin/checks/config/unused-files';

const told = (names: string[], loading?: string) =>
  unusedFiles({
    slots: new Map(names.map((name) => [name, `.dumi/theme/slots/${name}.tsx`])),
    loading,
  }).map(formatProblem);

test('nothing is told of slots that the theme shows', () => {
  expect(told(['Header', 'PreviewerActions', 'SourceCodeEditor', 'Ours'])).toEqual([]);
});

test('what is shown while a page loads has no place', () => {
  const reason =
    'pages are in their documents, and a page stays until the next one has loaded. Remove it.';
  expect(told(['Loading'], '.dumi/loading.tsx')).toEqual([
    `.dumi/theme/slots/Loading.tsx:1 the slot \`Loading\` is not shown: ${reason}`,
    `.dumi/loading.tsx:1 this component is not shown: ${reason}`,
  ]);
});
