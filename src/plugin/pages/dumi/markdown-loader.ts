import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hostChanged } from '../../host';

/**
 * The module with dumi's markdown loader.
 * @param root absolute path of the site
 */
export function markdownLoader(root: string): string {
  try {
    return createRequire(join(root, 'package.json')).resolve(
      'dumi/dist/loaders/markdown',
    );
  } catch (cause) {
    const fault = 'dumi has no dist/loaders/markdown';
    throw hostChanged(fault, 'plugin/pages/dumi/markdown-loader', { cause });
  }
}

/**
 * Loads dumi's markdown loader before the bundler does. Its steps import packages while they load,
 * and do not wait for them: a page that is made before these are there fails with "raw is not a
 * function".
 */
export function loadMarkdownEarly(root: string): void {
  createRequire(join(root, 'package.json'))(markdownLoader(root));
}
