import { dumiResult } from '../../../src/search/dumi-result';
import type { Hit } from '../../../src/search/engine/engine';

const hit = (type: Hit['type'], priority: number, path: string[] = []): Hit => ({
  type,
  link: `/a#${type}`,
  priority,
  path,
  highlightTitleTexts: [{ text: 'A ' }, { text: type, highlighted: true }],
  highlightTexts: [],
});

test('an answer has the groups and hits of useSiteSearch', () => {
  const best = [hit('page', 9), hit('prop', 8, ['Table', 'Props'])];
  const groups = [{ title: 'Guide', hits: [hit('content', 1, ['Start'])] }];
  const texts = (type: string) => ({
    link: `/a#${type}`,
    highlightTitleTexts: [{ text: 'A ' }, { text: type, highlighted: true }],
    highlightTexts: [],
  });
  expect(
    dumiResult({ best, groups, count: 3, partial: false, complete: true }, 'Best'),
  ).toEqual([
    {
      title: 'Best',
      priority: 9,
      hints: [
        { ...texts('page'), type: 'page', priority: 9, pageTitle: 'A page' },
        // dumi has no such type, and its slot no icon for it.
        { ...texts('prop'), type: 'title', priority: 8, pageTitle: 'Table' },
      ],
    },
    {
      title: 'Guide',
      priority: 1,
      hints: [{ ...texts('content'), type: 'content', priority: 1, pageTitle: 'Start' }],
    },
  ]);
});

test('nothing found is no group', () => {
  expect(
    dumiResult(
      { best: [], groups: [], count: 0, partial: false, complete: true },
      'Best',
    ),
  ).toEqual([]);
});
