const HEADINGS = 'h2, h3';

/** The elements between a heading and the next one. */
function following(heading: Element): Element[] {
  const found: Element[] = [];
  let next = heading.nextElementSibling;
  while (next && !next.matches(HEADINGS)) {
    found.push(next);
    next = next.nextElementSibling;
  }
  return found;
}

function setHidden(elements: readonly Element[], hidden: boolean): void {
  elements.forEach((element) => element.toggleAttribute('hidden', hidden));
}

/**
 * Hides the versions on a page that do not contain every word of a query, and chapters
 * that become empty. Chapters without versions are hidden while there is a query.
 * @returns how many versions remain
 */
export function filterVersions(page: Element, query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  let left = 0;
  let chapter: { parts: Element[]; versions: number } | undefined;
  const closeChapter = () => {
    if (chapter) setHidden(chapter.parts, words.length > 0 && chapter.versions === 0);
  };
  for (const heading of page.querySelectorAll(HEADINGS)) {
    const parts = [heading, ...following(heading)];
    if (heading.tagName === 'H2') {
      closeChapter();
      chapter = { parts, versions: 0 };
      continue;
    }
    const text = parts
      .map((part) => part.textContent)
      .join(' ')
      .toLowerCase();
    const holds = words.every((word) => text.includes(word));
    setHidden(parts, !holds);
    if (holds) {
      left += 1;
      if (chapter) chapter.versions += 1;
    }
  }
  closeChapter();
  return left;
}
