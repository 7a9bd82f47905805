import { isAsked, isEmptyQuery } from '../../model/changelog/query';
import type { ChangelogQuery } from '../../model/changelog/query';
import { versionIn } from '../../model/changelog/version';
import { filterWords } from '../../model/text/filter-words';
import { markWords, unmark } from '../../ui/filter/mark-words';

const HEADINGS = 'h2, h3, h4, h5, h6';

/** A heading with what stands below it, up to the next heading of any level. */
interface Part {
  heading: Element;
  depth: number;
  below: Element[];
  /** The version of a heading that is about one. */
  version?: string;
}

/** The heading's own text: its version, beside which stands the date. */
function versionOf(heading: Element): string | undefined {
  return /^v\d/.test(heading.id) ? versionIn(heading.textContent ?? '') : undefined;
}

function partsOf(page: Element): Part[] {
  return [...page.querySelectorAll(HEADINGS)].map((heading) => {
    const below: Element[] = [];
    let next = heading.nextElementSibling;
    while (next && !next.matches(HEADINGS)) {
      below.push(next);
      next = next.nextElementSibling;
    }
    const depth = Number(heading.tagName[1]);
    return { heading, depth, below, version: versionOf(heading) };
  });
}

/** The versions of a page, as it has them. Each gets a link to itself, as other headings have. */
export function versionsOf(page: Element): string[] {
  return partsOf(page).flatMap(({ version, heading }) => {
    if (!version) return [];
    if (!heading.querySelector('[aria-hidden]')) {
      const link = document.createElement('a');
      link.href = `#${heading.id}`;
      link.tabIndex = -1;
      link.setAttribute('aria-hidden', 'true');
      heading.prepend(link);
    }
    return version;
  });
}

function setHidden(elements: readonly Element[], hidden: boolean): void {
  elements.forEach((element) => element.toggleAttribute('hidden', hidden));
}

/** A version's lines: those of its lists. */
function linesOf(below: readonly Element[]): Element[] {
  return below.flatMap((element) =>
    element.matches('ul, ol') ? [...element.children] : [],
  );
}

/** Hides the lines that a query does not ask for. @returns how many are left */
function filterLines(part: Part, version: string, title: string, query: ChangelogQuery) {
  const left = linesOf(part.below).filter((line) => {
    const text = `${title} ${line.textContent}`;
    const kind = line.getAttribute('data-kind') ?? undefined;
    const isLeft = isAsked({ version, kind, text }, query);
    line.toggleAttribute('hidden', !isLeft);
    return isLeft;
  });
  return left.length;
}

/**
 * Shows what a query asks for: the lines of versions that fit it, with the headings above them. What
 * belongs to no version is hidden while there is a query, and words that were asked for are marked.
 * @returns how many versions are left
 */
export function filterPage(page: Element, query: ChangelogQuery): number {
  unmark(page);
  const isAll = isEmptyQuery(query);
  const words = filterWords(query.text);
  const parts = partsOf(page);
  const shown = new Set<Part>();
  const above: Part[] = [];
  let version: Part | undefined;
  let count = 0;
  for (const part of parts) {
    while ((above.at(-1)?.depth ?? 0) >= part.depth) above.pop();
    if (version && version.depth >= part.depth) version = undefined;
    if (part.version) version = part;
    above.push(part);
    if (!version?.version) continue;
    const title = version.heading.textContent ?? '';
    const lines = filterLines(part, version.version, title, query);
    // A version that has no list is asked for by its whole text.
    const text = [title, ...part.below.map((one) => one.textContent)].join(' ');
    const isWhole =
      part === version &&
      linesOf(part.below).length === 0 &&
      isAsked({ version: version.version, text }, query);
    if (lines === 0 && !isWhole) continue;
    if (!shown.has(version)) count += 1;
    above.forEach((one) => shown.add(one));
    if (words.length > 0)
      [version.heading, ...part.below].forEach((one) => {
        if (one !== version?.heading || part === version) markWords(one, words);
      });
  }
  parts.forEach((part) =>
    setHidden([part.heading, ...part.below], !isAll && !shown.has(part)),
  );
  return count;
}
