import { createHash } from 'node:crypto';
import { describe, withoutPaths } from '../../plugin/cache/describe';
import { versionsKey } from '../../plugin/cache/versions';

/**
 * A hash of all that a bundle depends on besides the files in it.
 * @param config of the bundler, before the bundler adds to it
 * @param root absolute path of the site
 */
export function bundleKey(config: object, root: string): string {
  return createHash('sha256')
    .update(versionsKey(root))
    .update(withoutPaths(describe(config), root))
    .digest('hex');
}
