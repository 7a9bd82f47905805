import { address } from '../support/visit';
import { isSeenWhole } from './samples';
import { watchDocument } from '../support/watch-document';
import { wakingFaults } from './waking';
import { testWalk, walk } from './walk';

/**
 * What may go on a phone: a column that one demo leaves out in a narrow box, hidden by its style
 * sheet until then, and cells beside the box of another, which mounts only those in view.
 */
const LEFT_OUT =
  /virtual-list(-options)? loses (col|\S+\.is-total) of #|virtual-list-grid(-options)? loses div\.grid-cell of #/;

/**
 * Declares the checks of pages in the window of a phone. Demos are the same in both languages, and
 * alone: their Chinese pages and most of the demos alone are left out.
 * @param paths the addresses of the pages
 */
export function testOnPhone(paths: readonly string[]): void {
  testWalk(
    {
      console: 'no page complains while it wakes',
      live: 'every page and every demo wakes',
      kept: 'every page keeps the nodes and texts of its document',
      still: 'nothing moves by itself',
    },
    () =>
      walk(
        paths.filter((path) => !path.startsWith('/zh-CN/demo/') && isSeenWhole(path)),
        async (page, path) => {
          await page.goto(address(path));
          const { kept, ...faults } = await wakingFaults(page);
          return {
            ...faults,
            kept: kept.filter((fault) => !LEFT_OUT.test(`${path} ${fault}`)),
          };
        },
        { viewport: { width: 390, height: 844 }, scripts: [watchDocument] },
      ),
  );
}
