import {
  collapsedGroups,
  MOST_LINKS,
} from '../../../../src/model/sidebar/collapsed-groups';
import { makePage } from '../../support/make-page';

describe('collapsedGroups', () => {
  const groupOf = (title: string, count: number) => ({
    title,
    pages: Array.from({ length: count }, (_, at) =>
      makePage({ path: `/${title || 'first'}/${at}` }),
    ),
  });
  const collapsed = (path: string, count: number) => {
    const groups = [
      groupOf('', 10),
      groupOf('A', 10),
      groupOf('B', count),
      groupOf('C', 10),
    ];
    const pages = groups.flatMap((group) => group.pages);
    return [...collapsedGroups(groups, pages, path)].map(([{ title }, to]) => [
      title,
      to,
    ]);
  };

  test('are none in a sidebar of as many links as all pages can list', () => {
    expect(collapsed('/A/1', MOST_LINKS - 30)).toEqual([]);
  });

  test('are all others with a title in a larger one', () => {
    const others = [
      ['B', '/B/0'],
      ['C', '/C/0'],
    ];
    expect(collapsed('/A/1', MOST_LINKS - 29)).toEqual(others);
    expect(collapsed('/first/1', MOST_LINKS - 29)).toEqual([['A', '/A/0'], ...others]);
  });
});
