import { realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import {
  aliasTheme,
  completeTheme,
  readTheme,
  slotsOfOtherThemes,
} from '../../../../src/plugin/app/theme-files';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const file = (source: string) => ({ specifier: 'X', source });
const ours = readTheme();

test('what this theme has not got comes from the default one, and its own goes before it', () => {
  const { slots, builtins, locales } = completeTheme(ours, {
    locales: { 'en-US': { retry: 'Not ours', 'footer.more': 'More' } },
    slots: { Header: file('/dumi/Header'), Hidden: file('/dumi/Hidden') },
  });
  expect(slots.Header?.source).toMatch(/src\/slots\/Header\/index\.tsx$/);
  expect(slots.Hidden?.source).toBe('/dumi/Hidden');
  expect(locales['en-US']).toMatchObject({ retry: 'Try again', 'footer.more': 'More' });
  expect(locales['zh-CN']).toEqual(ours.locales['zh-CN']);
  expect(builtins.Table?.source).toMatch(/src\/builtins\/Table\/index\.tsx$/);
});

test('a builtin of the default theme is never taken: every page would load it', () => {
  const given = { slots: {}, locales: {}, builtins: { Odd: file('/dumi/Odd') } };
  expect(completeTheme(ours, given).builtins).not.toHaveProperty('Odd');
});

test('names lead to this theme, but for those that the site has files of its own for', () => {
  const alias: Record<string, string> = {
    'dumi/theme-default': '/dumi/theme-default',
    'dumi/theme/slots/Header': '/dumi/theme-default/slots/Header/index.js',
    'dumi/theme/slots/Hidden': '/dumi/theme-default/slots/Hidden/index.js',
    'dumi/theme/slots/Footer': '/site/.dumi/theme/slots/Footer.tsx',
  };
  aliasTheme(alias, ours);
  expect(alias['dumi/theme/slots/Header']).toBe(ours.slots.Header?.source);
  expect(alias['dumi/theme/slots/Hidden']).toBe(
    '/dumi/theme-default/slots/Hidden/index.js',
  );
  expect(alias['dumi/theme/slots/Footer']).toBe('/site/.dumi/theme/slots/Footer.tsx');
  expect(alias['dumi/theme/slots/Drawer']).toBe(ours.slots.Drawer?.source);
  // Before the name of the folder, because the first one that fits is taken.
  const names = Object.keys(alias);
  const editor = 'dumi/theme-default/slots/SourceCodeEditor';
  expect(alias[editor]).toBe(ours.slots.SourceCodeEditor?.source);
  expect(names.indexOf(editor)).toBeLessThan(names.indexOf('dumi/theme-default'));
  // Its style sheet beside it stays dumi's.
  const layout = 'dumi/theme-default/layouts/DocLayout$';
  expect(alias[layout]).toBe(ours.layouts.DocLayout?.source);
  expect(names.indexOf(layout)).toBeLessThan(names.indexOf('dumi/theme-default'));
});

test('a slot that only another installed theme has leads there', () => {
  const root = folderWith({
    'node_modules/dumi-theme-first/package.json': '{}',
    'node_modules/dumi-theme-first/dist/slots/SiteContext.js': '',
    'node_modules/dumi-theme-first/dist/slots/SiteContext.d.ts': '',
    'node_modules/dumi-theme-first/dist/slots/Header/index.js': '',
    'node_modules/@some/dumi-theme-second/package.json': '{}',
    'node_modules/@some/dumi-theme-second/dist/slots/SiteContext.js': '',
    'node_modules/@some/dumi-theme-second/dist/slots/Extra/index.js': '',
    'node_modules/@some/dumi-theme-second/dist/slots/utils.js': '',
    'node_modules/dumi-theme-bare/package.json': '{}',
    'node_modules/dumi-themes/package.json': '{}',
    'node_modules/dumi-themes/dist/slots/Odd.js': '',
  });
  const slots = slotsOfOtherThemes(root, {
    devDependencies: { 'dumi-theme-ledger': '1', '@some/dumi-theme-second': '1' },
    dependencies: {
      'dumi-theme-gone': '1',
      'dumi-theme-first': '1',
      'dumi-themes': '1',
      'dumi-theme-bare': '1',
    },
  });
  expect(slotsOfOtherThemes(root, {})).toEqual({});
  const paths = Object.entries(slots).map(([name, { source }]) => [
    name,
    source.slice(source.indexOf('node_modules/') + 13),
  ]);
  expect(Object.fromEntries(paths)).toEqual({
    Extra: '@some/dumi-theme-second/dist/slots/Extra/index.js',
    Header: 'dumi-theme-first/dist/slots/Header/index.js',
    SiteContext: 'dumi-theme-first/dist/slots/SiteContext.js',
  });
  const alias: Record<string, string> = {};
  aliasTheme(alias, ours, slots);
  expect(alias['dumi/theme/slots/SiteContext']).toBe(slots.SiteContext?.source);
  expect(alias['dumi/theme/slots/Header']).toBe(ours.slots.Header?.source);
});

test('also of a theme that does not let its files be named, and of one behind a link', () => {
  const root = folderWith({
    'site/package.json': '{}',
    'site/node_modules/.store/dumi-theme-linked/package.json': '{}',
    'site/node_modules/.store/dumi-theme-linked/dist/slots/Linked.js': '',
    'node_modules/dumi-theme-closed/package.json':
      '{ "exports": { ".": "./dist/index.js" } }',
    'node_modules/dumi-theme-closed/dist/slots/Closed.js': '',
  });
  const modules = join(root, 'site/node_modules');
  symlinkSync('.store/dumi-theme-linked', join(modules, 'dumi-theme-linked'));
  const slots = slotsOfOtherThemes(join(root, 'site'), {
    dependencies: { 'dumi-theme-linked': '1', 'dumi-theme-closed': '1' },
  });
  // Where the package is, so that it finds what it needs itself.
  expect(slots.Linked?.source).toBe(
    realpathSync(join(modules, '.store/dumi-theme-linked/dist/slots/Linked.js')),
  );
  expect(slots.Closed?.source).toMatch(/dumi-theme-closed\/dist\/slots\/Closed\.js$/);
});
