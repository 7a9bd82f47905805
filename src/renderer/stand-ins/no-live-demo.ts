/**
 * Stands for dumi's `useLiveDemo` where the site's dumi has none, before 2.3: other code that a site's
 * own tools of a demo hand back does not run.
 */
export function useLiveDemo() {
  return { node: null, error: null, setSource: () => undefined };
}
