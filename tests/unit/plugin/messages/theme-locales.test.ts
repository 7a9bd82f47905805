import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import en from '../../../../src/locales/en-US.json';
import { CALLOUT_TYPES } from '../../../../src/model/callout-type';
import { fillersOf, messagesCode } from '../../../../src/plugin/messages/site-messages';
import { ROOT } from '../../support/root';
import { temporaryFolders } from '../../support/temporary-folder';

const mockTheme = { root: '' };
jest.mock('../../../../src/plugin/host', () => ({
  ...jest.requireActual<object>('../../../../src/plugin/host'),
  get THEME_ROOT() {
    return mockTheme.root;
  },
}));

const folderWith = temporaryFolders();

test('a file that is added to the locales of the theme is a language of the theme', () => {
  mockTheme.root = folderWith({
    'locales/es-419.json': '{ "skip": "Al abordaje", "search.fillers": "cómo" }',
  });
  copyFileSync(
    join(ROOT, 'src/locales/en-US.json'),
    join(mockTheme.root, 'locales/en-US.json'),
  );
  const cwd = folderWith({ 'package.json': '{}' });
  const code = messagesCode(cwd, 'es-419', {
    later: false,
    menus: true,
    ownVersion: true,
  });
  expect(code).toContain('Al abordaje');
  expect(code).toContain(en['toc.title']);
  expect(code).not.toContain(en.skip);
  expect(fillersOf(cwd, 'es-419')).toContain('cómo');
});

test('every callout has a title', () => {
  const types = new Set(Object.values(CALLOUT_TYPES));
  expect([...types].filter((type) => !(`markdown.${type}` in en))).toEqual([]);
});
