import type { IApi } from 'dumi';
import en from '../../../src/locales/en-US.json';
import zh from '../../../src/locales/zh-CN.json';
import { siteMessages } from '../../../src/plugin/site-messages';
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
  const api = { cwd, config: { locales: LOCALES } } as unknown as IApi;
  const { code, problems } = siteMessages(api);
  return {
    problems,
    async words(id: string): Promise<Words> {
      const parts = await Promise.all([code(id, false), code(id, true)]);
      const made = parts.map((part) => {
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
])('in %s the theme speaks: %s', async (id, expected) => {
  const words = await siteWith().words(id);
  expect(words.skip).toBe(expected);
  // What stands in pages themselves no browser needs.
  const shipped = Object.keys(en).filter((key) => !key.startsWith('markdown.'));
  expect(Object.keys(words).sort()).toEqual(shipped.sort());
});

test("a site's own words go over those of the theme, in their language only", async () => {
  const { words } = siteWith({
    'zh-CN': '{ "skip": "到正文", "own.greeting": "{name}，你好" }',
  });
  const chinese = await words('zh-CN');
  expect(chinese.skip).toBe('到正文');
  expect(chinese['404.title']).toBe(zh['404.title']);
  expect((chinese['own.greeting'] as (values: object) => string)({ name: '小明' })).toBe(
    '小明，你好',
  );
  expect((await words('en-US')).skip).toBe(en.skip);
});

test('a language that the theme does not have is English with the words of the site', async () => {
  const { words } = siteWith({ fr: '{ "skip": "Aller au contenu" }' });
  const french = await words('fr');
  expect(french.skip).toBe('Aller au contenu');
  expect(french['404.title']).toBe(en['404.title']);
});

test('the words of the theme have no problems', async () => {
  expect(await siteWith().problems()).toEqual([]);
});

test("a fault in a site's own words is said with its file and line", async () => {
  const { problems } = siteWith({
    fr: '{\n  "skip": "Aller",\n  "retry": "{n, plural"\n}',
  });
  expect(await problems()).toMatchObject([
    {
      file: '.dumi/theme/locales/fr.json',
      line: 3,
      message: expect.stringContaining('"retry"'),
    },
  ]);
});
