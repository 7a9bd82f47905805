/**
 * A heading counts as being read above this distance from where a link to it takes the reader, in
 * pixels. Sticky parts of a page are above that place, `scroll-padding-top`.
 */
const READING_LINE = 36;

/**
 * Marks the heading being read in all tables of contents: the last one above the reading line, or
 * the last of all at the end of the page. Hidden headings do not count. It needs no React, because
 * the entry of each page calls it (`renderer/entry/boot`): no component sets the attribute.
 */
export function markHeading(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('li[data-depth]>a');
  const root = document.documentElement;
  // A page that does not scroll is always at its end.
  const { innerHeight, scrollY } = window;
  const atEnd = scrollY > 2 && innerHeight + scrollY >= root.scrollHeight - 2;
  const place = parseFloat(getComputedStyle(root).scrollPaddingTop) || 84;
  let active: string | undefined;
  links.forEach((link) => {
    // As it is written: `hash` has no letters beyond those of English.
    const id = link.getAttribute('href')!.slice(1);
    // A hidden element has no box and therefore no position.
    const box = document.getElementById(id)?.getClientRects()[0];
    if (box && (atEnd || box.top <= place + READING_LINE)) active = link.href;
  });
  links.forEach((link) => {
    if (link.href === active) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
  });
}
