import type { Chain } from '../../host';
import { brokenDemos, shownFiles } from './broken-demos';
import type { BrokenTag } from './broken-demos';
import { brokenEmbeds } from './broken-embeds';
import type { GoneFiles } from './gone-files';

/** The tags in a page's own text that cannot be shown, in order. */
export function brokenTags(text: string, path: string, root: string): BrokenTag[] {
  const tags = [...brokenDemos(text, path, root), ...brokenEmbeds(text, path, root)];
  return tags.sort((a, b) => a.index - b.index);
}

/**
 * Lets the development server go on with a demo or an embedded file that cannot be shown: the page says
 * what is wrong in its place, and is made anew when that is mended. dumi's own markdown throws, and then
 * remembers the error for as long as the page's text is the same.
 * @param root absolute path of the site
 * @param gone is given the files that each page shows
 */
export function replaceBrokenTags(
  chain: Chain,
  root: string,
  gone: Pick<GoneFiles, 'shows'>,
): void {
  chain.module
    .rule('ledger-broken-tags')
    .test(/\.md$/)
    .enforce('pre')
    .use('broken-tag-loader')
    .loader(require.resolve('./broken-tag-loader.cjs'))
    .options({
      find: (text: string, path: string) => brokenTags(text, path, root),
      files(path: string) {
        const { embeds, ...files } = shownFiles(path, root);
        gone.shows(path, [...files.paths, ...embeds]);
        return files;
      },
    });
}
