import { join } from 'node:path';
import { effectOf, keepEffects } from '../../../../../src/plugin/app/chunks/own-effects';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

test.each([
  ["export { a } from './a';\nexport * from './b';", 'nothing'],
  ["import { a } from './a';\nexport default a;\nexport type A = typeof a;", 'nothing'],
  ["import type { A } from './a';\nexport enum B { One }", 'nothing'],
  ["'use client';\nexport const a = make();", 'nothing'],
  ["import './a.css';\nexport { a } from './a';", 'imports'],
  ["import './a.css';\nstart();\nexport { a } from './a';", 'runs'],
  ["if (typeof window === 'object') window.a = 1;", 'runs'],
])('%j has the effect: %s', (code, effect) => {
  expect(effectOf(code, 'index.ts')).toBe(effect);
});

function rulesFor(code: string, isBuild: boolean): unknown[] {
  const root = folderWith({ 'src/index.ts': code });
  const site = { root, alias: { own: join(root, 'src') }, pkg: {} };
  return keepEffects({ module: { rules: [] as unknown[] } }, site, isBuild).module.rules;
}

test('a site whose entries have no effects is bundled as before', () => {
  expect(rulesFor("export * from './a';", true)).toEqual([]);
});

test('an entry that does more than import is kept as a whole, in the development server any', () => {
  const whole = [expect.objectContaining({ sideEffects: true })];
  expect(rulesFor('start();', true)).toEqual(whole);
  expect(rulesFor("import './a.css';", false)).toEqual(whole);
});
