import { isNewer, newerNames } from '../../model/reference/newer';
import type { RowVersions } from '../../model/reference/newer';
import { DEMO_ROOT } from '../../ui/live';

/** On what is newer; its value is the text that the style sheet shows. No component sets it. */
const MARK = 'data-newer';

const PAGE_LINKS = ':is(.ledger-sidebar, .ledger-gallery, .ledger-page-nav) a[href]';
/** Links to rows in text and in code; a row's own is in its table. */
const ROW_LINKS = ':is(.markdown, .ledger-demo) a[href*="#"]';
const ROWS = '.ledger-api tr[data-since]';

/** What marks depend on. */
export interface Marking {
  /** The reader's version. */
  own: string;
  rows: RowVersions;
  /** The version that the page at a pathname needs, with base and language. */
  sinceOf: (pathname: string) => string | undefined;
  words: {
    newer: string;
    than: string;
    demo: (names: string) => string;
  };
}

const anchorOf = ({ hash }: HTMLAnchorElement) => hash.slice(1);

const all = <T extends HTMLElement>(selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<T>(selector),
];

/** The elements of the document that are newer, each with the text of its mark. */
function newerElements({
  own,
  rows,
  sinceOf,
  words,
}: Marking): Map<Element | null, string> {
  const found = new Map<Element | null, string>();
  if (isNewer(sinceOf(window.location.pathname), own))
    found.set(document.querySelector('main h1'), words.than);
  for (const link of all<HTMLAnchorElement>(PAGE_LINKS)) {
    if (!isNewer(sinceOf(link.pathname), own)) continue;
    // In cards, and in links to the next page, the name is a part.
    found.set(link.querySelector('strong, span > span') ?? link, words.newer);
  }
  for (const link of all<HTMLAnchorElement>(ROW_LINKS)) {
    if (link.closest('.ledger-api')) continue;
    if (isNewer(rows[anchorOf(link)]?.[1], own)) found.set(link, words.newer);
  }
  for (const demo of all('.ledger-demo')) {
    const anchors = all<HTMLAnchorElement>('pre a[href*="#"]', demo).map(anchorOf);
    const names = newerNames(anchors, rows, own);
    if (names.length > 0)
      found.set(demo.querySelector('.ledger-demo-text'), words.demo(names.join(', ')));
  }
  for (const row of all(ROWS))
    if (isNewer(row.dataset.since, own)) found.set(row.querySelector('th'), words.than);
  return found;
}

/** Marks what is newer than the reader's version in the document, and nothing else. */
export function markPage(marking: Marking): void {
  const found = newerElements(marking);
  for (const element of all(`[${MARK}]`))
    if (!found.has(element)) element.removeAttribute(MARK);
  found.forEach((text, element) => {
    if (element?.getAttribute(MARK) !== text) element?.setAttribute(MARK, text);
  });
}

const isInDemo = ({ target }: MutationRecord) =>
  target instanceof Element && target.closest(`[${DEMO_ROOT}]`) !== null;

/**
 * Marks the document now and whenever it has changed: after a navigation, or when a reference comes.
 * @returns a function that stops and removes all marks
 */
export function keepMarked(mark: () => void): () => void {
  let frame = 0;
  const observer = new MutationObserver((changes) => {
    if (frame || changes.every(isInDemo)) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      mark();
    });
  });
  const attributes = { attributes: true, attributeFilter: ['href', 'data-since'] };
  observer.observe(document.body, { childList: true, subtree: true, ...attributes });
  mark();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    all(`[${MARK}]`).forEach((element) => element.removeAttribute(MARK));
  };
}
