const CLASS = 'ledger-filter-mark';

/** Where words stand in a text, from left to right, without overlaps. */
function placesOf(
  text: string,
  words: readonly string[],
): [start: number, end: number][] {
  const lower = text.toLowerCase();
  const places: [number, number][] = [];
  // A text whose lower case has another length has its letters elsewhere.
  if (lower.length !== text.length) return places;
  let at = 0;
  while (at < text.length) {
    const found = words
      .map((word): [number, number] => [lower.indexOf(word, at), word.length])
      .filter(([start]) => start >= 0)
      .sort(([a, long], [b, short]) => a - b || short - long)[0];
    if (!found) break;
    places.push([found[0], found[0] + found[1]]);
    at = found[0] + found[1];
  }
  return places;
}

/** Removes all marks below an element. */
export function unmark(element: Element): void {
  const parents = new Set<Node>();
  for (const mark of element.querySelectorAll(`.${CLASS}`)) {
    if (mark.parentNode) parents.add(mark.parentNode);
    mark.replaceWith(...mark.childNodes);
  }
  parents.forEach((parent) => parent.normalize());
}

/**
 * Marks words in the text of an element.
 * @param words in lower case
 */
export function markWords(element: Element, words: readonly string[]): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const node of texts) {
    // From the last one, so that the places before it stay.
    for (const [start, end] of placesOf(node.data, words).reverse()) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      const mark = document.createElement('mark');
      mark.className = CLASS;
      range.surroundContents(mark);
    }
  }
}
