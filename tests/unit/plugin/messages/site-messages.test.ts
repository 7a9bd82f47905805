import { join } from 'node:path';
import type { IApi } from 'dumi';
import en from '../../../src/locales/en-US.json';
import zh from '../../../src/locales/zh-CN.json';
import { formatProblem } from '../../../src/model/problem';
import { readWords } from '../../../src/plugin/read-words';
import { messageProblems, messagesCode } from '../../../src/plugin/site-messages';
import { temporaryFolders } from '../support/temporary-folder';

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
  const api = { cwd } as unknown as IApi;
  return {
    problems: () => messageProblems(cwd, LOCALES),
    words(id: string): Words {
      const made = [false, true]
        .map((later) => messagesCode(api, id, later))
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

test.each([
  ['en-US', en.skip],
  ['zh-CN', zh.skip],
  ['fr', en.skip],
])('in %s the theme speaks: %s', (id, expected) => {
  const words = siteWith().words(id);
  expect(words.skip).toBe(expected);
  // What stands in pages themselves no browser needs.
  const shipped = Object.keys(en).filter((key) => !key.startsWith('markdown.'));
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
    'This page is not translated yet. You are reading it in Deutsch.',
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
  const words = readWords(theme, 'zh-CN', join(theme, 'site/of/theirs'));
  expect(words?.problems).toMatchObject([{ file: '../../../zh-CN.json', line: 3 }]);
  expect(readWords(theme, 'fr', theme)).toBeUndefined();
});

const JSON_HINT =
  'Every id and every text stands between double quotes; a comma stands between two entries and not after the last.';

test.each([
  ['a comma too many', '{\n  "skip": "a",\n}\n', 3, 'this file is no valid JSON.'],
  [
    'a comma too few',
    '{\n  "skip": "a"\n  "b": "c"\n}\n',
    3,
    'this file is no valid JSON.',
  ],
  ['a value of no kind', '{\n  "skip": }\n', 2, 'this file is no valid JSON.'],
  ['a text without an end', '{\n\n  "skip": "a\n}\n', 3, 'this file is no valid JSON.'],
  ['a comment', '{\n  // Words\n  "skip": "a"\n}\n', 2, 'this file is no valid JSON.'],
  ['nothing in it', '', 1, 'this file is no valid JSON.'],
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
    '.dumi/theme/locales/zh-CN.json:3 the message "toc" is no text. Write one between double quotes; ids have points, `"toc.title": "…"`, and are not nested.',
    '.dumi/theme/locales/zh-CN.json:4 the message "n" is no text. Write one between double quotes; ids have points, `"toc.title": "…"`, and are not nested.',
    '.dumi/theme/locales/fr.json:1 this file holds no messages. Write an object of texts by their ids, `{ "skip": "…" }`.',
  ]);
  expect(words('zh-CN').skip).toBe('到正文');
  expect(words('fr').skip).toBe(en.skip);
});
