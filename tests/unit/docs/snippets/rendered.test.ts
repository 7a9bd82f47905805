/** @jest-environment jsdom */
import { resetWarned } from 'rc-util/lib/warning';
import { CONTEXTS, NOT_COMPILED } from './contexts';
import { readSnippets } from './read-snippets';
import { isProgram, runSnippet, tablesOf } from './run-snippet';

const snippets = readSnippets();
const complete = snippets.filter(
  ({ code, skipped }) => !skipped && (isProgram(code) || tablesOf(code).length > 0),
);

test('every context and every exception is of a snippet', () => {
  const names = snippets.map(({ name }) => name);
  const named = [...Object.keys(CONTEXTS), ...Object.keys(NOT_COMPILED)];
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
});

test('there are complete snippets', () => {
  process.stdout.write(
    `${complete.length} of ${snippets.length} snippets are rendered\n`,
  );
  expect(complete.length).toBeGreaterThan(10);
});

afterEach(() => jest.restoreAllMocks());

test.each(complete.map(({ place, code }) => [place, code]))(
  '%s renders its table, and nothing is logged',
  (_, code) => {
    resetWarned();
    const logs = (['error', 'warn'] as const).map((kind) =>
      jest.spyOn(console, kind).mockImplementation(() => {}),
    );
    const root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    runSnippet(code);
    expect(document.querySelector('.rc-table')).not.toBeNull();
    root.remove();
    expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([]);
  },
);
