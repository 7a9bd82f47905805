import type { Collector } from '../../../../renderer/prerender-host';
import type { Bundle } from '../bundle';
import { onceLoaded } from '../once-loaded';

/** What is around the content of a page, and so around its demos. */
export interface Around {
  /** Puts an element into the contexts that are there. */
  wrap(element: React.ReactElement): React.ReactElement;
  /** True where it has asked for the language of the page. */
  asksLanguage: boolean;
}

/**
 * Renders the layouts of a page once for all its demos, which read their contexts: a layout may take
 * a tenth of a second.
 * @param collect the style collector of the site
 * @returns what is around the content of the page that is loaded, by its path; undefined where that
 *   throws, which the page says itself when it is rendered
 */
export function aroundContent(
  { app, asksFor, contexts, renderToString }: Bundle,
  collect: Collector | undefined,
): (page: string) => Promise<Around | undefined> {
  const render = (element: React.ReactElement) =>
    renderToString(collect?.(element, true).element ?? element);
  const read = (): Around => {
    let wrap: Around['wrap'] = (element) => element;
    const { language } = asksFor(() => {
      wrap = app.around(contexts, render);
    });
    return { wrap, asksLanguage: language };
  };
  let last: { page?: string; around?: Around } = {};
  return async (page) => {
    if (last.page === page) return last.around;
    last = { page };
    try {
      last.around = await onceLoaded(read);
    } catch {
      // Its demos are rendered without it.
    }
    return last.around;
  };
}
