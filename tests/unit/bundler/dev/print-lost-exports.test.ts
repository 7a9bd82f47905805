import { printLostExports } from '../../../../src/bundler/dev/print-lost-exports';

/** The result of a compilation in which a page imports these names, which no module exports. */
const compiled = (...names: string[]) => ({
  toJson: () => ({
    warnings: names.map((name) => ({
      message: `ESModulesLinkingWarning: export '${name}' (imported as '${name}') was not found in './a' (possible exports: b)`,
      moduleIdentifier: '/site/docs/page.tsx',
    })),
  }),
});

test('what no module exports is printed once, until it has changed', () => {
  const printed: string[] = [];
  const print = printLostExports('/site', (text) => printed.push(text));
  for (const names of [[], ['x'], ['x'], ['x', 'y'], [], ['x']]) {
    print(compiled(...names) as never);
  }
  expect(printed.map((text) => /^\d+/.exec(text)?.[0])).toEqual(['1', '2', '1']);
  expect(printed[0]).toContain('docs/page.tsx:1 "x" is imported from "./a"');
});
