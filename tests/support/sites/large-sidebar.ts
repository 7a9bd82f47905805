import type { SiteSource } from '../built-site';

/** The groups in both languages, and how many pages each has. */
const GROUPS = [
  { folder: 'guides', titles: ['Guides', '指南'], count: 50 },
  { folder: 'charts', titles: ['Charts', '图表'], count: 60 },
  { folder: 'maps', titles: ['Maps', '地图'], count: 20 },
] as const;

const ENDINGS = ['.md', '.zh-CN.md'] as const;

/**
 * A site whose sidebar has more links than each page lists: `/guides/1` and so on, all of them
 * translated.
 * @param moreCharts pages that one of its groups has besides
 */
function withCharts(moreCharts: number): SiteSource {
  const pages = GROUPS.flatMap(({ folder, titles, count }, at) =>
    Array.from({ length: count + (folder === 'charts' ? moreCharts : 0) }, (_, page) =>
      ENDINGS.map((ending, language): [string, string] => {
        const title = `${titles[language]} ${page + 1}`;
        const order = 1000 * (at + 1) + page;
        return [
          `docs/${folder}/${page + 1}${ending}`,
          `---\ntitle: ${title}\ngroup: ${titles[language]}\norder: ${order}\n---\n\n# ${title}\n\nText.\n`,
        ];
      }),
    ).flat(),
  );
  return {
    name: `large-sidebar-${moreCharts}`,
    base: '/',
    files: Object.fromEntries(pages),
  };
}

export const largeSidebar = withCharts(0);
export const largerSidebar = withCharts(40);
