import { importsOf } from './imports';
import { faultOf } from './rules';

test('every way to import is seen', () => {
  const text = `
import a from 'a';
import type { B } from 'b';
import './c.css';
export * from 'd';
export type { E } from 'e';
import f = require('f');
const g = require('g');
const h = import('h');
type I = import('i').I;
declare module 'x' { import type { J } from 'j'; }
// import 'no';
const no = "import 'no'";
`;
  const found = importsOf('src/plugin/example.ts', text);
  expect(found.map(({ name, typeOnly }) => (typeOnly ? `type ${name}` : name))).toEqual([
    'a',
    'type b',
    './c.css',
    'd',
    'type e',
    'f',
    'g',
    'h',
    'type i',
    'type j',
  ]);
  expect(found[1]?.place).toBe('src/plugin/example.ts:3');
});

test.each([
  ['src/model/a.ts', 'react', 'is not for model/'],
  ['src/model/a.ts', 'node:fs', 'is not there in a browser'],
  ['src/model/a.ts', '../color-mode/store', 'is not for model/'],
  ['src/model/a.ts', './page', undefined],
  ['src/plugin/a.ts', 'react', 'is not for plugin/'],
  ['src/plugin/a.ts', '../ui/copy', 'is not for plugin/'],
  ['src/plugin/a.ts', '../model/page', undefined],
  ['src/ui/a.tsx', 'dumi', 'is not for ui/'],
  ['src/ui/a.tsx', '../hooks/use-site', 'is not for ui/'],
  ['src/hooks/a.ts', '../ui/copy', 'is not for hooks/'],
  ['src/hooks/a.ts', '@@/ledger/site', undefined],
  ['src/slots/A/index.tsx', '../Sidebar', 'must be written as dumi/theme/slots/X'],
  ['src/slots/A/index.tsx', 'dumi/theme/slots/Sidebar', undefined],
  ['src/slots/A/index.tsx', 'dumi/theme/slots/Nothing', 'is nothing that the theme has'],
  ['src/slots/A/index.tsx', '../../plugin/index', 'is not for slots/'],
  ['src/slots/A/index.tsx', 'dumi/theme/builtins/Toc', 'is not for this folder'],
  ['src/slots/A/index.tsx', '../../demo/demos', undefined],
  ['src/builtins/A/index.tsx', '../../demo/demos', undefined],
  ['src/demo/a.ts', '../hooks/use-site', undefined],
  ['src/demo/a.ts', '../renderer/navigation/links', 'is not for demo/'],
  ['src/demo/a.ts', 'dumi', 'is not for demo/'],
  ['src/hooks/a.ts', '../demo/demos', 'is not for hooks/'],
  ['src/renderer/a.ts', '../demo/demos', undefined],
  ['src/renderer/a.ts', 'dumi/theme/builtins/Previewer', undefined],
  ['src/renderer/a.ts', '../plugin/pages/hast', 'is not for renderer/'],
  ['src/plugin/a.ts', '../data/page-data', 'gives types alone'],
  ['src/plugin/a.ts', '../demo/demos', 'is not for plugin/'],
  ['src/bundler/a.ts', 'react', 'is not for bundler/'],
  ['src/bundler/a.ts', '../data/page-data', 'is not for bundler/'],
  ['src/builtins/A/index.tsx', '../Toc', 'is not for builtins/'],
  ['src/builtins/A/index.tsx', 'lodash', 'is not for builtins/'],
  ['src/color-mode/a.ts', '../gone', 'leads to no file'],
  ['src/elsewhere/a.ts', '../model/page', 'stands in a folder without a rule'],
])('in %s an import of "%s" has the fault: %s', (file, name, fault) => {
  const [found] = importsOf(file, `import * as all from '${name}';`);
  expect(found && faultOf(found)).toBe(fault);
});

test.each([
  ["import type { PageData } from '../data/page-data';", undefined],
  ["import { PAGE_DATA_ID } from '../data/page-data';", undefined],
  ["import { PAGE_DATA_ID, pageData } from '../data/page-data';", 'gives types alone'],
  ["import { pageData as PAGE_DATA_ID } from '../data/page-data';", 'gives types alone'],
  ["import { onTurn } from '../renderer/navigation/history';", 'gives types alone'],
  ["export { PAGE_DATA_ID } from '../data/page-data';", 'gives types alone'],
])('in the plugin `%s` has the fault: %s', (text, fault) => {
  const [found] = importsOf('src/plugin/a.ts', text);
  expect(found && faultOf(found)).toBe(fault);
});
