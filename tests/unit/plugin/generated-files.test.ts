import { readFileSync } from 'node:fs';
import { exportedNames } from '../../../src/plugin/generated-files';

test('the names of a module are read, those of types are not', () => {
  const text = [
    "export { a, b as c } from './one';",
    "export type { T } from './one';",
    'export { d } from "./two"',
    'export const e: Function = () => {};',
    'const f = 1;',
  ].join('\n');
  expect(exportedNames(text)).toEqual(['a', 'c', 'd', 'e']);
});

test('dumi gives its hooks out by name, as they are read here', () => {
  const path = require.resolve('dumi/dist/client/theme-api/index.js');
  const text = readFileSync(path, 'utf8');
  const names = exportedNames(text);
  expect(names).toEqual(
    expect.arrayContaining(['useRouteMeta', 'useSidebarData', 'openStackBlitz']),
  );
  // One that gives out all of another module would be missed.
  expect(text).not.toMatch(/export \*/);
});
