import { asksNothing, isAskedRow } from '../../model/reference/query';
import type { ReferenceQuery } from '../../model/reference/query';
import { filterWords, holdsWords } from '../../model/text/filter-words';
import { markWords, unmark } from '../../ui/filter/mark-words';

const REFERENCE = '.ledger-api';
/** On folds that a question has opened. */
const OPENED = 'data-opened';

const depthOf = (block: Element) => Number(/^H([1-6])$/.exec(block.tagName)?.[1] ?? 0);

/**
 * What a filter is about: all that follows it, up to the next heading that is not below the one that
 * it stands under.
 */
function blocksBelow(form: Element): Element[] {
  const blocks = [...(form.parentElement?.children ?? [])].flatMap((child) =>
    child.matches('.markdown') ? [...child.children] : [child],
  );
  const at = blocks.indexOf(form);
  const above = blocks.slice(0, at).reverse().find(depthOf);
  const below = blocks.slice(at + 1);
  const end = below.findIndex(
    (block) => above && depthOf(block) > 0 && depthOf(block) <= depthOf(above),
  );
  return end < 0 ? below : below.slice(0, end);
}

const rowsIn = (element: Element) => [
  ...element.querySelectorAll<HTMLElement>('.ledger-api tbody tr'),
];

/** Where a row says what it is. The pages that use it are not about it. */
const wordedParts = (row: Element) => [
  ...row.querySelectorAll('th, td:nth-child(2), td:last-child > :not(.ledger-api-uses)'),
];

const textOf = (parts: readonly Element[]) =>
  parts.map(({ textContent }) => textContent ?? '').join(' ');

/** What of some elements is seen without opening a fold. */
function openText(parts: readonly Element[]): string {
  const copies = parts.map((part) => part.cloneNode(true) as Element);
  copies.forEach((copy) =>
    copy.querySelectorAll('details:not([open]) > :not(summary)').forEach((one) => {
      one.remove();
    }),
  );
  return textOf(copies);
}

function openFold(fold: Element | null): void {
  if (!fold || fold.hasAttribute('open')) return;
  fold.setAttribute('open', '');
  fold.setAttribute(OPENED, '');
}

function showFound(row: Element, query: ReferenceQuery, words: readonly string[]): void {
  openFold(row.closest('.ledger-api-old'));
  openFold(row.closest(REFERENCE));
  if (words.length === 0) return;
  const parts = wordedParts(row);
  const name = row.querySelector('th');
  if (query.isOfNames) {
    if (name) markWords(name, words);
    return;
  }
  if (!holdsWords(openText(parts), words))
    parts.forEach((part) => part.querySelectorAll('details').forEach(openFold));
  parts.forEach((part) => markWords(part, words));
}

/** Shows the rows of a block that a question asks for. @returns how many they are */
function filterBlock(
  block: Element,
  query: ReferenceQuery,
  words: readonly string[],
): number {
  let count = 0;
  for (const row of rowsIn(block)) {
    const asked = isAskedRow(
      {
        name: row.querySelector('th code')?.textContent ?? '',
        text: textOf(wordedParts(row)),
        since: row.dataset.since,
        kind: row.closest('.ledger-api-old') ? 'deprecated' : 'current',
      },
      query,
      words,
    );
    row.hidden = !asked;
    if (!asked) continue;
    count += 1;
    if (!asksNothing(query)) showFound(row, query, words);
  }
  block.querySelectorAll('.ledger-api table, .ledger-api-old').forEach((part) => {
    const isLeft = [...part.querySelectorAll('tbody tr')].some(
      (row) => !row.hasAttribute('hidden'),
    );
    part.toggleAttribute('hidden', !isLeft);
  });
  return count;
}

/** The versions in which rows came, from old to new. */
export function versionsBelow(form: Element, compare: (a: string, b: string) => number) {
  const versions = blocksBelow(form)
    .flatMap(rowsIn)
    .flatMap((row) => row.dataset.since ?? []);
  return [...new Set(versions)].sort(compare);
}

/**
 * Shows the rows that a question asks for, with their references and the headings above them, words
 * marked and folds open. What is no reference is hidden while there is a question.
 * @returns how many rows are left
 */
export function filterRows(form: Element, query: ReferenceQuery): number {
  const isAll = asksNothing(query);
  const words = filterWords(query.text);
  const headings: Element[] = [];
  let count = 0;
  for (const block of blocksBelow(form)) {
    unmark(block);
    block.querySelectorAll(`[${OPENED}]`).forEach((fold) => {
      fold.removeAttribute('open');
      fold.removeAttribute(OPENED);
    });
    const depth = depthOf(block);
    if (depth > 0) {
      while (headings.length && depthOf(headings[headings.length - 1]!) >= depth)
        headings.pop();
      headings.push(block);
    }
    const isReference = block.matches(REFERENCE) || block.querySelector(REFERENCE);
    const left = isReference ? filterBlock(block, query, words) : 0;
    count += left;
    block.toggleAttribute('hidden', !isAll && left === 0);
    if (left > 0) headings.forEach((heading) => heading.removeAttribute('hidden'));
  }
  return count;
}
