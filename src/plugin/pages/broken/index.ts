import type { Chain } from '../../host';
import { replaceBrokenTags } from './broken-tags';
import { forgetGoneFiles } from './gone-files';
import { keepLastGood } from './last-good';

/**
 * Lets the development server go on with pages that a build refuses.
 * @param root absolute path of the site
 * @param generated absolute path of the generated files
 * @param askCheck has the site checked again
 */
export function surviveFaults(
  chain: Chain,
  root: string,
  generated: string,
  askCheck: () => void,
): void {
  replaceBrokenTags(chain, root, forgetGoneFiles(chain, root));
  keepLastGood(chain, root, generated, askCheck);
}
