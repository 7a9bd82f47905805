import { formatProblem } from '../../../../../src/model/problem';
import { unusedFiles } from '../../../../../src/plugin/checks/config/unused-files';

const told = (names: string[], builtins: string[] = [], loading?: string) =>
  unusedFiles({
    slots: new Map(names.map((name) => [name, `.dumi/theme/slots/${name}.tsx`])),
    builtins,
    loading,
  }).map(formatProblem);

test('nothing is told of slots that the theme shows', () => {
  expect(told(['Header', 'PreviewerActions', 'SearchResult', 'Ours'])).toEqual([]);
});

test('what is shown while a page loads has no place', () => {
  const reason =
    'pages are in their documents, and a page stays until the next one has loaded. Remove it.';
  expect(told(['Loading'], [], '.dumi/loading.tsx')).toEqual([
    `.dumi/theme/slots/Loading.tsx:1 the slot \`Loading\` is not shown: ${reason}`,
    `.dumi/loading.tsx:1 this component is not shown: ${reason}`,
  ]);
});

test('an editor is shown by tools of the site alone', () => {
  expect(told(['SourceCodeEditor'])).toEqual([
    ".dumi/theme/slots/SourceCodeEditor.tsx:1 the slot `SourceCodeEditor` is not shown: the theme's editor has all files of a demo and runs them in a frame. Remove it, or show it in a slot `PreviewerActions` of your own.",
  ]);
  expect(told(['SourceCodeEditor', 'PreviewerActions'])).toEqual([]);
  expect(told(['SourceCodeEditor'], ['Previewer'])).toEqual([]);
});
