import { checkHeadings } from '../../../../../src/plugin/checks/text/headings';
import { problemsIn, siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

function problemsOf(text: string): string[] {
  return problemsIn(siteIn(folderWith({ 'docs/a.md': text })), checkHeadings);
}

test.each([
  '## 🎉 Party',
  '## 🎉 {#party}',
  '# 🎉',
  '## `<Table>`',
  '## 表格',
  '## A\n\n## A',
])('nothing is wrong with %j', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test('a heading of signs alone needs an id', () => {
  expect(problemsOf('# A\n\n## 🎉\n\n### ???\n')).toEqual([
    'docs/a.md:3 links cannot name this heading, because it has no letters. Give it an id: `## 🎉 {#its-id}`.',
    'docs/a.md:5 links cannot name this heading, because it has no letters. Give it an id: `### ??? {#its-id}`.',
  ]);
});

test.each(['##', '## <!-- later -->', '### <b></b>'])(
  'a heading without text is told: %j',
  (text) => {
    expect(problemsOf(`A\n\n${text}\n`)).toEqual([
      'docs/a.md:3 this heading has no text. Write one, or remove the line.',
    ]);
  },
);

test.each(['ledger-content', 'root', 'ledger-toc', 'ledger-data', 'ledger-announcer'])(
  'the id %s of the page around it is taken',
  (id) => {
    const text = `docs/a.md:1 the heading id "${id}" is one of the page around it. Give the heading another id: \`## … {#its-id}\`.`;
    expect(problemsOf(`## ${id}\n`)).toEqual([text]);
    expect(problemsOf(`## A {#${id}}\n`)).toEqual([text]);
  },
);
