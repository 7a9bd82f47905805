import { dayIn, matterIn, updatedAt } from '../../../../src/plugin/pages/page-matter';
import { LOCALES } from '../../support/locales';

const [english, chinese] = LOCALES as [(typeof LOCALES)[0], (typeof LOCALES)[0]];
const place = { locale: chinese, locales: LOCALES, base: '/base/' };

test('a page without hero and features has nothing for its layout', () => {
  expect(matterIn({}, place)).toBeUndefined();
  expect(matterIn({ features: [] }, place)).toBeUndefined();
});

test('links of the hero stay in the language, pictures below the base', () => {
  const actions = [
    { text: 'Start', link: '/guide' },
    { text: 'Source', link: 'https://example.com' },
    { text: 'Home' },
    { link: '/nowhere' },
  ];
  expect(
    matterIn(
      { hero: { title: '<b>A</b>', command: 'npm i a', actions, background: '/a.png' } },
      place,
    ),
  ).toEqual({
    hero: {
      title: 'A',
      background: '/base/a.png',
      command: 'npm i a',
      actions: [
        { text: 'Start', link: '/zh-CN/guide' },
        { text: 'Source', link: 'https://example.com' },
        { text: 'Home', link: '/zh-CN' },
      ],
    },
  });
});

test('an icon that is no address stands as an emoji', () => {
  const features = [{ icon: '🚀' }, { icon: 'data:,' }, { emoji: '💎', icon: '🚀' }];
  expect(matterIn({ features }, place)?.features).toEqual([
    { emoji: '🚀' },
    { icon: 'data:,' },
    { emoji: '💎' },
  ]);
});

test('a picture whose path has the base does not get it twice', () => {
  const features = [{ title: 'A', icon: '/base/a.svg', link: '/guide' }];
  expect(matterIn({ features }, { ...place, locale: english })).toEqual({
    features: [{ title: 'A', icon: '/base/a.svg', link: '/guide' }],
  });
});

test('a date is the same day in every time zone, in the words of each address', () => {
  const time = Date.UTC(2024, 1, 29, 23, 59);
  expect(dayIn('en-US', time)).toBe('February 29, 2024');
  const addresses = [
    { path: '/a', locale: 'en-US' },
    { path: '/zh-CN/a', locale: 'zh-CN' },
  ];
  const words = {
    'en-US': { 'markdown.updated': 'Changed on {date}' },
    'zh-CN': { 'markdown.updated': '更新于 {date}' },
  };
  expect(updatedAt(time, { addresses, words })).toEqual({
    '/a': { updated: { time: '2024-02-29', text: 'Changed on February 29, 2024' } },
    '/zh-CN/a': { updated: { time: '2024-02-29', text: '更新于 2024年2月29日' } },
  });
  expect(updatedAt(undefined, { addresses, words })).toEqual({
    '/a': {},
    '/zh-CN/a': {},
  });
});
