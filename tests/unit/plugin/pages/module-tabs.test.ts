import { join } from 'node:path';
import { pageModuleCode } from '../../../../src/plugin/pages/module';
import { dumiModule } from '../../support/page-module';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const FOLDER = folderWith(
  Object.fromEntries(
    [
      'a.md',
      'a.$tab-api.md',
      'a.$tab-more.md',
      'a.zh-CN.md',
      'a.$tab-api.zh-CN.md',
      'ab.md',
      'ab.$tab-api.md',
      'b.md',
      'b.$tab-api.zh-CN.md',
      'index.md',
      'index.$tab-api.md',
    ].map((name) => [name, '']),
  ),
);

/** The tabs of a page and the files that they come from, as its module has them. */
function tabsOf(name: string): [string, string][] {
  const path = join(FOLDER, name);
  const code = pageModuleCode(dumiModule(path), path, {});
  const files = [...code.matchAll(/^import (LedgerTab\d+), .* from "(.*)";$/gm)].map(
    ([, tab, file]) => [tab, file],
  );
  const keys = [...code.matchAll(/\{ key: "(.*?)", Content: (LedgerTab\d+) \}/g)];
  expect(code.includes('<DumiPage tabs={ledgerTabs}>')).toBe(keys.length > 0);
  expect(code).toContain(`tabs: [${keys.map((_, at) => `ledgerTab${at}`).join(', ')}],`);
  return keys.map(([, key = '', tab]) => {
    const file = files.find(([one]) => one === tab)?.[1] ?? '';
    return [key, file.slice(FOLDER.length + 1)];
  });
}

test.each([
  [
    'a.md',
    [
      ['api', 'a.$tab-api.md'],
      ['more', 'a.$tab-more.md'],
    ],
  ],
  ['a.zh-CN.md', [['api', 'a.$tab-api.zh-CN.md']]],
  ['ab.md', [['api', 'ab.$tab-api.md']]],
  ['b.md', []],
  ['index.md', [['api', 'index.$tab-api.md']]],
  ['a.$tab-api.md', []],
  ['a.$tab-api.zh-CN.md', []],
])('the page %s has the tabs %j', (name, expected) => {
  expect(tabsOf(name)).toEqual(expected);
});

test('the headings of a page and its tabs stand in the sidebar where the page says so', () => {
  const toc = (id: string) => [{ id, title: id, depth: 2 }];
  const path = join(FOLDER, 'ab.md');
  const tabPath = join(FOLDER, 'ab.$tab-api.md');
  const tab = pageModuleCode(
    dumiModule(tabPath, { matter: { toc: toc('tab') } }),
    tabPath,
    {},
  );
  expect(tab).toContain(`export const ledgerToc = ${JSON.stringify(toc('tab'))};`);
  expect(tab).not.toContain('keepMatter');
  const page = pageModuleCode(
    dumiModule(path, { matter: { toc: toc('page') } }),
    path,
    {},
  );
  expect(page).toContain(
    `import { ledgerToc as ledgerToc0 } from ${JSON.stringify(tabPath)};`,
  );
  expect(page).toContain(
    `toc: [{ key: null, items: ${JSON.stringify(toc('page'))} }, { key: "api", items: ledgerToc0 }]`,
  );
});

test('the demo beside the hero is a part of the module of its page, not of its text', () => {
  const path = join(FOLDER, 'ab.md');
  const payload = { matter: { hero: { title: 'A' } }, heroDemo: '{"demo":{"id":"a"}}' };
  const page = pageModuleCode(dumiModule(path, payload), path, {});
  expect(page).toContain('HeroDemo: () => <LedgerHeroDemo {...{"demo":{"id":"a"}}} />');
  expect(page).toMatch(/import \{ DumiDemo as LedgerHeroDemo \} from ".*dumi-page"/);
  const plain = pageModuleCode(
    dumiModule(path, { ...payload, heroDemo: undefined }),
    path,
    {},
  );
  expect(plain).not.toContain('HeroDemo');
});
