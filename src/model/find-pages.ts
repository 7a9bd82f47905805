import type { Page } from './page';

/** Letters and digits alone, so that `scrollX`, `scroll-x` and `Scroll X` are one. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The pages that hold every word of a query in title, group or description, those first whose
 * title holds them all.
 */
export function findPages(pages: readonly Page[], query: string): Page[] {
  const words = query.split(/\s+/).map(fold).filter(Boolean);
  if (words.length === 0) return [...pages];
  const holds = (text: string) => words.every((word) => text.includes(word));
  const inTitle = pages.filter((page) => holds(fold(page.title)));
  const inRest = pages.filter(
    (page) =>
      !inTitle.includes(page) &&
      holds(fold(`${page.title} ${page.group ?? ''} ${page.description}`)),
  );
  return [...inTitle, ...inRest];
}
