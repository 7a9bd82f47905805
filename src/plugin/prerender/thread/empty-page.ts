import type { RenderedPage } from './messages';

/**
 * A page of which the build knows nothing: the browser finds it in the table of all routes, and
 * renders it.
 * @param words for a page that does not load; none unless given
 */
export function emptyPage(
  words: RenderedPage['words'] = { failed: '', retry: '' },
): RenderedPage {
  return {
    head: { title: '' },
    body: '',
    extra: '',
    route: { id: '', path: '' },
    chunks: [],
    laterChunks: [],
    ownChunks: [],
    live: true,
    left: true,
    words,
    demos: [],
  };
}
