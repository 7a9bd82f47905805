import { fold, formsOf, isUnspaced, joinedIn, wordsOf } from './tokenize';
import type { Word } from './tokenize';

/** A piece of a text; those that were looked for are highlighted. */
export interface Piece {
  text: string;
  highlighted?: boolean;
}

/** A place in a text, from where to where. */
type Span = [number, number];

/** Characters that stay before the first word that was found. */
const BEFORE = 20;
/** Characters of a text that are shown. */
const LONGEST = 160;

/** The places of a run of an unspaced script in which pairs that were found touch. */
function spansInRun(run: string, found: ReadonlySet<string>): Span[] {
  const characters = [...run];
  const marked = characters.map((character, at) => {
    const one = fold(character);
    const next = fold(characters[at + 1] ?? '');
    const before = fold(characters[at - 1] ?? '');
    return found.has(one) || found.has(one + next) || found.has(before + one);
  });
  const spans: Span[] = [];
  let at = 0;
  characters.forEach((character, index) => {
    const end = at + character.length;
    const last = spans[spans.length - 1];
    if (marked[index] && last?.[1] === at) last[1] = end;
    else if (marked[index]) spans.push([at, end]);
    at = end;
  });
  return spans;
}

function spansInWord(word: Word, found: ReadonlySet<string>): Span[] {
  const { text, index } = word;
  if (isUnspaced(text)) {
    return spansInRun(text, found).map(([from, to]): Span => [index + from, index + to]);
  }
  const { whole, parts } = formsOf(text);
  const joined = joinedIn(word);
  if (
    found.has(whole) ||
    (joined.length === 1 && parts.some((part) => found.has(part)))
  ) {
    return [[index, index + text.length]];
  }
  return joined.length > 1 ? joined.flatMap((one) => spansInWord(one, found)) : [];
}

/** Where a text holds a term. */
function spansOf(text: string, found: ReadonlySet<string>): Span[] {
  return wordsOf(text).flatMap((word) => spansInWord(word, found));
}

function piecesOf(text: string, spans: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of spans) {
    if (from > at) pieces.push({ text: text.slice(at, from) });
    pieces.push({ text: text.slice(from, to), highlighted: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/**
 * A text in pieces, with every word that was found highlighted.
 * @param found terms of the index that a query met
 */
export function highlight(text: string, found: ReadonlySet<string>): Piece[] {
  return piecesOf(text, spansOf(text, found));
}

/** The last characters of a text. */
function endOf(text: string): string {
  const end = text.slice(-BEFORE);
  // Half of a character of two units is no character.
  return end.replace(/^[\uDC00-\uDFFF]/, '');
}

/** How many different words of a text were found. */
function countWords(text: string, spans: readonly Span[]): number {
  return new Set(spans.map(([from, to]) => fold(text.slice(from, to)))).size;
}

/**
 * The part of a text round the first word that was found: of what stands before it the last 20
 * characters.
 */
function cut(text: string, spans: readonly Span[]): Piece[] {
  const first = spans[0]?.[0] ?? 0;
  const before = text.slice(0, first);
  const isLong = before.length > BEFORE;
  const start = isLong ? endOf(before) : before;
  const from = first - start.length;
  const whole = text.slice(from);
  const tooLong = whole.length > LONGEST;
  const shown = tooLong ? whole.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '') : whole;
  const inShown = spans
    .map(([begin, end]): Span => [begin - from, end - from])
    .filter(([, end]) => end <= shown.length);
  const ellipsis = { text: '…' };
  return [
    ...(isLong ? [ellipsis] : []),
    ...piecesOf(shown, inShown),
    ...(tooLong ? [ellipsis] : []),
  ];
}

/**
 * The part of the text that holds most of what was found, or undefined where none holds any.
 * @example excerpt(['A long way before the row'], new Set(['row'])) // […][ long way before the ][row]
 */
export function excerpt(
  texts: readonly string[],
  found: ReadonlySet<string>,
): Piece[] | undefined {
  let best: { text: string; spans: Span[]; count: number } | undefined;
  for (const text of texts) {
    const spans = spansOf(text, found);
    const count = countWords(text, spans);
    if (count > (best?.count ?? 0)) best = { text, spans, count };
  }
  return best && cut(best.text, best.spans);
}

/** The beginning of a text. */
export function opening(text: string): Piece[] {
  return text === '' ? [] : cut(text, []);
}

/** Whether a text holds a term. */
export function holds(text: string, found: ReadonlySet<string>): boolean {
  return spansOf(text, found).length > 0;
}
