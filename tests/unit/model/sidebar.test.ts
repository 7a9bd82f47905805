import type { Page } from '../../../src/model/page';
import { neighborsOf, sidebarOf } from '../../../src/model/sidebar';
import { makePage } from '../support/make-page';

/** A sidebar as text: `Group: /page /page`. */
function outline(pages: readonly Page[], locale = 'en-US'): string[] {
  return sidebarOf(pages, locale).map(
    (group) => `${group.title}: ${group.pages.map(({ path }) => path).join(' ')}`,
  );
}

describe('sidebarOf', () => {
  test('pages stand by their order', () => {
    const pages = [
      makePage({ path: '/c', group: 'A', order: 3 }),
      makePage({ path: '/a', group: 'A', order: -1 }),
      makePage({ path: '/b', group: 'A', order: 2 }),
    ];
    expect(outline(pages)).toEqual(['A: /a /b /c']);
  });

  test('pages of the same order stand by their address', () => {
    const pages = [
      makePage({ path: '/b', group: 'A' }),
      makePage({ path: '/a', group: 'A' }),
    ];
    expect(outline(pages)).toEqual(['A: /a /b']);
  });

  test('a group stands where its first page stands and gathers the later ones', () => {
    const pages = [
      makePage({ path: '/1', group: 'B', order: 1 }),
      makePage({ path: '/2', group: 'A', order: 2 }),
      makePage({ path: '/3', group: 'B', order: 3 }),
    ];
    expect(outline(pages)).toEqual(['B: /1 /3', 'A: /2']);
  });

  test('pages without a group, and those of other languages, are left out', () => {
    const pages = [
      makePage({ path: '/hidden' }),
      makePage({ path: '/empty', group: '' }),
      makePage({ path: '/zh-CN/a', group: 'A', locale: 'zh-CN' }),
      makePage({ path: '/a', group: 'A' }),
    ];
    expect(outline(pages)).toEqual(['A: /a']);
    expect(outline(pages, 'zh-CN')).toEqual(['A: /zh-CN/a']);
    expect(outline(pages, 'de')).toEqual([]);
  });

  test('the list that was given keeps its order', () => {
    const pages = [
      makePage({ path: '/b', group: 'A', order: 2 }),
      makePage({ path: '/a', group: 'A', order: 1 }),
    ];
    sidebarOf(pages, 'en-US');
    expect(pages.map(({ path }) => path)).toEqual(['/b', '/a']);
  });
});

describe('neighborsOf', () => {
  const groups = sidebarOf(
    [
      makePage({ path: '/1', group: 'A', order: 1 }),
      makePage({ path: '/2', group: 'A', order: 2 }),
      makePage({ path: '/3', group: 'B', order: 3 }),
    ],
    'en-US',
  );

  test.each([
    ['the first page has only a next one', '/1', undefined, '/2'],
    ['a page in the middle has both, across groups', '/2', '/1', '/3'],
    ['the last page has only a previous one', '/3', '/2', undefined],
    ['a page that is not in the sidebar has none', '/4', undefined, undefined],
  ])('%s', (_, path, previous, next) => {
    const found = neighborsOf(groups, path);
    expect(found.previous?.path).toBe(previous);
    expect(found.next?.path).toBe(next);
  });
});
