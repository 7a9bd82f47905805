import { createRequire } from 'node:module';
import { join } from 'node:path';
import { socialModule } from '../../../../src/plugin/app/social';
import type { Site } from '../../../../src/plugin/site/read-site';
import { LOCALES } from '../../support/locales';
import { ROOT } from '../../support/root';

type Icons = Record<string, { paths: string[]; labels: Record<string, string> }>;

/** The icons for the networks that a site names. */
function iconsFor(...names: string[]): Icons {
  const socialLinks = Object.fromEntries(
    names.map((name) => [name, 'https://a.example']),
  );
  const site = { options: { socialLinks }, locales: LOCALES } as unknown as Site;
  const words = { 'zh-CN': { 'header.social.weibo': '微博' } };
  const dumi = createRequire(join(ROOT, 'node_modules/dumi/package.json'));
  const text = String(socialModule(site, words, dumi)['social.ts']);
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Icons;
}

const OF_DUMI = [
  ...['github', 'weibo', 'twitter', 'x', 'gitlab', 'facebook', 'zhihu', 'yuque'],
  'linkedin',
];

test.each(OF_DUMI)('%s has an icon', (name) => {
  expect(iconsFor(name)[name]?.paths[0]).toMatch(/^M/);
});

test('only the icons of the site are there, with names in its languages', () => {
  const icons = iconsFor('weibo', '../github');
  expect(Object.keys(icons)).toEqual(['weibo', '../github']);
  expect(icons.weibo?.labels).toEqual({ 'en-US': 'weibo', 'zh-CN': '微博' });
  expect(icons['../github']?.paths).toEqual([]);
});

test.each([
  ['https://github.com/me/library', true],
  ['https://gitlab.example.com/me/library', true],
  ['https://example.com/github/library', false],
  [undefined, false],
])('the repository %s has the mark of its host: %s', (repository, hasMark) => {
  const site = { options: { repository }, locales: LOCALES } as unknown as Site;
  const dumi = createRequire(join(ROOT, 'node_modules/dumi/package.json'));
  const text = String(socialModule(site, {}, dumi)['social.ts']);
  expect(/"M/.test(text)).toBe(hasMark);
});
