import { allDocuments } from '../../site/read-site';
import type { Site } from '../../site/read-site';

/** Rules of the theme for cells that say how their text is aligned. */
const ALIGNED_CELLS = 'styles/own/aligned-cells.css';

/** An element with its alignment, or the line below the head of a table in Markdown with one. */
const ALIGNED = /<t[dh]\b[^>]*\balign=|^[ \t>|:-]*(?:-:|:-)[ \t|:-]*$/m;

/**
 * The theme's style sheets, from its root, for tables of a site: one if a page aligns a column or a
 * cell to the center or an end.
 */
export function cellStyles(site: Pick<Site, 'files'>): string[] {
  return allDocuments(site).some(({ text }) => ALIGNED.test(text)) ? [ALIGNED_CELLS] : [];
}
