import { join } from 'node:path';
import en from '../../../../src/locales/en-US.json';
import zh from '../../../../src/locales/zh-CN.json';
import { formatProblem } from '../../../../src/model/problem';
import { readMessageFile } from '../../../../src/plugin/messages/read';
import {
  fillersOf,
  messageProblems,
  messagesCode,
  withoutMessages,
} from '../../../../src/plugin/messages/site-messages';
import { temporaryFolders } from '../../support/temporary-folder';

type Words = Record<string, string | ((values: object) => string)>;

const folderWith = temporaryFolders();
const LOCALES = ['en-US', 'zh-CN', 'fr'].map((id) => ({ id, name: id }));

/** A site with words of its own, by language. */
function siteWith(own: Record<string, string> = {}) {
  const cwd = folderWith({
    'package.json': '{}',
    ...Object.fromEntries(
      Object.entries(own).map(([id, text]) => [`.dumi/theme/locales/${id}.json`, text]),
    ),
  });
  return {
    problems: () => messageProblems(cwd, LOCALES),
    words(id: string): Words {
      const made = [false, true]
        .map((later) => messagesCode(cwd, id, { later, menus: true, ownVersion: true }))
        .map((part) => {
          const make = new Function(
            part.replace('export default', 'return'),
          ) as () => Words;
          return make();
        });
      return { ...made[0], ...made[1] };
    },
  };
}

test('a language without words is told, but for another English', () => {
  const locales = ['en-GB', 'zh-CN', 'fr-FR', 'de'].map((id) => ({ id, name: id }));
  const root = folderWith({ '.dumi/theme/locales/de.json': '{}' });
  expect(withoutMessages(root, locales)).toEqual([
    'The interface has no messages in fr-FR and shows English. Write them into .dumi/theme/locales/fr-FR.json.',
  ]);
});

test.each([
  ['en-US', en.skip],
  ['zh-CN', zh.skip],
  ['fr', en.skip],
])('in %s the theme speaks: %s', (id, expected) => {
  const words = siteWith().words(id);
  expect(words.skip).toBe(expected);
  // What stands in pages themselves no browser needs; fillers come with the index of search, and
  // words of the option `offline` with its script.
  const shipped = Object.keys(en).filter(
    (key) =>
      !/^(markdown|offline|header\.social)\./.test(key) && key !== 'search.fillers',
  );
  expect(Object.keys(words).sort()).toEqual(shipped.sort());
});

test("a site's own words go over those of the theme, in their language only", () => {
  const { words } = siteWith({
    'zh-CN': '{ "skip": "到正文", "own.greeting": "{name}，你好" }',
  });
  const chinese = words('zh-CN');
  expect(chinese.skip).toBe('到正文');
  expect(chinese['404.title']).toBe(zh['404.title']);
  expect((chinese['own.greeting'] as (values: object) => string)({ name: '小明' })).toBe(
    '小明，你好',
  );
  expect(words('en-US').skip).toBe(en.skip);
});

test('a language that the theme does not have is English with the words of the site', () => {
  const { words } = siteWith({ fr: '{ "skip": "Aller au contenu" }' });
  const french = words('fr');
  expect(french.skip).toBe('Aller au contenu');
  expect(french['404.title']).toBe(en['404.title']);
});

test('a page that is not translated names the language of the site, whichever it is', () => {
  const message = siteWith().words('en-US')['page.untranslated'];
  expect((message as (values: object) => string)({ language: 'Deutsch' })).toBe(
    'This page has not been translated yet. It is shown in Deutsch.',
  );
});

test('the words of the theme have no problems', () => {
  expect(siteWith().problems()).toEqual([]);
});

test("a fault in a site's own words is said once with its file and line", () => {
  const { problems } = siteWith({
    'en-US': '{ "skip": "{" }',
    fr: '{\n  "skip": "Aller",\n  "retry": "{n, plural"\n}',
  });
  expect(problems()).toMatchObject([
    { file: '.dumi/theme/locales/en-US.json', line: 1 },
    {
      file: '.dumi/theme/locales/fr.json',
      line: 3,
      message: expect.stringContaining('"retry"') as string,
    },
  ]);
});

test('a fault is said with the place of the file that holds it, wherever the site is', () => {
  const theme = folderWith({ 'zh-CN.json': '{\n  "skip": "a",\n  "toc.title": "{"\n}' });
  const words = readMessageFile(theme, 'zh-CN', join(theme, 'site/of/theirs'));
  expect(words?.problems).toMatchObject([{ file: '../../../zh-CN.json', line: 3 }]);
  expect(readMessageFile(theme, 'fr', theme)).toBeUndefined();
});

const JSON_HINT =
  'Put every id and every text in double quotes, and a comma between two entries but not after the last.';

test.each([
  ['a comma too many', '{\n  "skip": "a",\n}\n', 3, 'this file is not valid JSON.'],
  [
    'a comma too few',
    '{\n  "skip": "a"\n  "b": "c"\n}\n',
    3,
    'this file is not valid JSON.',
  ],
  ['a value of no kind', '{\n  "skip": }\n', 2, 'this file is not valid JSON.'],
  ['a text without an end', '{\n\n  "skip": "a\n}\n', 3, 'this file is not valid JSON.'],
  ['a comment', '{\n  // Words\n  "skip": "a"\n}\n', 2, 'this file is not valid JSON.'],
  ['nothing in it', '', 1, 'this file is not valid JSON.'],
])('%s is a problem of its line', (_, text, line, message) => {
  const { problems, words } = siteWith({ fr: text });
  expect(problems()).toEqual([
    {
      code: 'message-json',
      file: '.dumi/theme/locales/fr.json',
      line,
      message,
      hint: JSON_HINT,
    },
  ]);
  expect(words('fr').skip).toBe(en.skip);
});

test('a file of something else than texts by their ids is a problem', () => {
  const { problems, words } = siteWith({
    fr: '["skip"]',
    'zh-CN': '{\n  "skip": "到正文",\n  "toc": { "title": "a" },\n  "n": 1\n}',
  });
  expect(problems().map(formatProblem)).toEqual([
    '.dumi/theme/locales/zh-CN.json:3 the message "toc" must be a string. Put its text in double quotes. Ids are flat and contain dots: `"toc.title": "…"`.',
    '.dumi/theme/locales/zh-CN.json:4 the message "n" must be a string. Put its text in double quotes. Ids are flat and contain dots: `"toc.title": "…"`.',
    '.dumi/theme/locales/fr.json:1 this file must be a JSON object of messages. Map ids to texts: `{ "skip": "…" }`.',
  ]);
  expect(words('zh-CN').skip).toBe('到正文');
  expect(words('fr').skip).toBe(en.skip);
});

test('a language has its own fillers and those of English, in which code is written', () => {
  const root = folderWith({
    '.dumi/theme/locales/es-419.json': '{ "search.fillers": "cómo  el" }',
    '.dumi/theme/locales/en-US.json': '{ "search.fillers": "kindly" }',
  });
  const english = en['search.fillers'].split(' ');
  const chinese = zh['search.fillers'].split(' ');
  expect(fillersOf(root, 'en-US')).toEqual([...english, 'kindly']);
  expect(fillersOf(root, 'zh-CN')).toEqual([...english, ...chinese]);
  expect(fillersOf(root, 'es-419')).toEqual([...english, 'cómo', 'el']);
  expect(english.filter((word) => chinese.includes(word))).toEqual([]);
});

test.each(['zh', 'zh-Hans', 'zh-TW'])(
  'the language %s has the words of Chinese',
  (id) => {
    const root = folderWith({});
    expect(withoutMessages(root, [{ id, name: id }])).toEqual([]);
    expect(siteWith().words(id)['nav.pages']).toBe(zh['nav.pages']);
  },
);

test('a header without menus has no words for them', () => {
  const code = messagesCode(folderWith({}), 'en-US', {
    later: false,
    menus: false,
    ownVersion: false,
  });
  expect(code).not.toContain('nav.below');
  expect(code).toContain('nav.open');
});

test('a site on which readers choose no version has no words for it', () => {
  const words = (ownVersion: boolean) =>
    messagesCode(folderWith({}), 'en-US', { later: true, menus: true, ownVersion });
  expect(words(false)).not.toContain('own.');
  expect(words(true)).toContain('own.newer');
});
