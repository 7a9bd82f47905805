import { siteData } from '../../../src/data/site-data';
import type { Page } from '../../../src/model/page';
import { loadSite } from './frame';

/** The sizes of the groups that follow the two of the small site. */
const SIZES = { Charts: 100, Maps: 40 };

/**
 * Gives the small site's English sidebar two more groups, of pages such as `/charts/1`, with which
 * it is a large one.
 */
export async function loadLargeSite(): Promise<void> {
  await loadSite();
  const data = siteData('en-US');
  const more = Object.entries(SIZES).flatMap(([group, count]) =>
    Array.from({ length: count }, (_, at): Page => {
      const path = `/${group.toLowerCase()}/${at + 1}`;
      return {
        path,
        locale: 'en-US',
        title: `${group} ${at + 1}`,
        description: '',
        group,
        order: at,
        file: `docs${path}.md`,
        translated: true,
      };
    }),
  );
  data.pages = [...data.pages.slice(0, 5), ...more];
  data.sidebars = [[0, 'Documentation', 2, 'Basics', 5, 'Charts', 105, 'Maps', 145]];
}
