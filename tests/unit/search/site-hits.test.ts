import { siteSearchPages } from '../support/search-site';
import { engineWithTexts, hitsOf, linksOf } from './made-pages';

describe.each(['en-US', 'zh-CN'])('this site in %s', (locale) => {
  const site = engineWithTexts(siteSearchPages(locale));
  const QUERIES = [
    ...['table', 'rowKey', 'fixed columns', 'sticky header', 'a', 'e', 'react', 'scroll'],
    ...[
      'expandable',
      'performance',
      'usestate',
      'virtual list',
      '固定',
      '表',
      'width',
      '7.30.3',
    ],
  ];
  const answers = QUERIES.map((query) => site.search(query));

  test('at most three hits are the best, and no other is better', () => {
    for (const { best, groups } of answers) {
      expect(best.length).toBeLessThanOrEqual(3);
      const others = groups.flatMap(({ hits }) => hits.map(({ priority }) => priority));
      const worst = Math.min(...best.map(({ priority }) => priority));
      expect(others.filter((priority) => priority > worst)).toEqual([]);
      if (others.length > 0) expect(best).toHaveLength(3);
    }
  });

  test('the better hit stands first in every group', () => {
    for (const { best, groups } of answers) {
      for (const hits of [best, ...groups.map((group) => group.hits)]) {
        const priorities = hits.map(({ priority }) => priority);
        expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
      }
    }
  });

  test('groups stand in the order of the links of the header', () => {
    const navs =
      locale === 'en-US'
        ? ['Reference', 'Demo', 'Recipes', 'Guides', 'Changelog', 'rc-table']
        : ['参考', '示例', '实战', '指南', '更新日志', 'rc-table'];
    for (const { groups } of answers) {
      const titles = groups.map(({ title }) => title);
      expect(titles).toEqual(navs.filter((nav) => titles.includes(nav)));
    }
    expect(site.search('table').groups).toHaveLength(6);
  });

  test('no hit stands twice, and all are counted', () => {
    for (const answer of answers) {
      const keys = hitsOf(answer).map(({ type, link }) => `${type} ${link}`);
      expect(new Set(keys).size).toBe(keys.length);
      expect(answer.count).toBe(keys.length);
      expect(answer.groups.filter(({ hits }) => hits.length === 0)).toEqual([]);
    }
  });

  test('every hit leads to a page of this language', () => {
    const start = locale === 'en-US' ? /^\/(?!zh-CN)/ : /^\/zh-CN(\/|#|\?|$)/;
    const all = answers.flatMap(linksOf);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((link) => !start.test(link))).toEqual([]);
  });
});
