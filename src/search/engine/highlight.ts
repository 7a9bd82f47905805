import { fold, formsOf, isUnspaced, joinedWords, wordsOf } from './tokenize';
import type { Word } from './tokenize';

/** A piece of a text, highlighted if it matches. */
export interface TextPiece {
  text: string;
  highlighted?: boolean;
}

/** A range in a text: start and end. */
type Span = [number, number];

/** Characters kept before the first match. */
const CONTEXT_BEFORE = 20;
/** Longest excerpt, in characters. */
const MAX_LENGTH = 160;

/** The ranges in a run of unspaced script that are covered by matched pairs. */
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
  const joined = joinedWords(word);
  if (
    found.has(whole) ||
    (joined.length === 1 && parts.some((part) => found.has(part)))
  ) {
    return [[index, index + text.length]];
  }
  return joined.length > 1 ? joined.flatMap((one) => spansInWord(one, found)) : [];
}

/** The ranges of a text that match a term. */
function spansOf(text: string, found: ReadonlySet<string>): Span[] {
  return wordsOf(text).flatMap((word) => spansInWord(word, found));
}

function piecesOf(text: string, spans: readonly Span[]): TextPiece[] {
  const pieces: TextPiece[] = [];
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
 * Splits a text into pieces, with every match highlighted.
 * @param found terms of the index that the query matched
 */
export function highlightMatches(text: string, found: ReadonlySet<string>): TextPiece[] {
  return piecesOf(text, spansOf(text, found));
}

/** The last characters of a text. */
function endOf(text: string): string {
  const end = text.slice(-CONTEXT_BEFORE);
  // Drop half of a surrogate pair.
  return end.replace(/^[\uDC00-\uDFFF]/, '');
}

/** The number of different words that match. */
function countWords(text: string, spans: readonly Span[]): number {
  return new Set(spans.map(([from, to]) => fold(text.slice(from, to)))).size;
}

/** The part of a text around the first match, with the last 20 characters before it. */
function cut(text: string, spans: readonly Span[]): TextPiece[] {
  const first = spans[0]?.[0] ?? 0;
  const before = text.slice(0, first);
  const isLong = before.length > CONTEXT_BEFORE;
  const start = isLong ? endOf(before) : before;
  const from = first - start.length;
  const whole = text.slice(from);
  const tooLong = whole.length > MAX_LENGTH;
  const shown = tooLong
    ? whole.slice(0, MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
    : whole;
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
 * The part of the text with the most matches, or undefined if none matches.
 * @example excerpt(['A long way before the row'], new Set(['row'])) // […][ long way before the ][row]
 */
export function excerpt(
  texts: readonly string[],
  found: ReadonlySet<string>,
): TextPiece[] | undefined {
  let best: { text: string; spans: Span[]; count: number } | undefined;
  for (const text of texts) {
    const spans = spansOf(text, found);
    const count = countWords(text, spans);
    if (count > (best?.count ?? 0)) best = { text, spans, count };
  }
  return best && cut(best.text, best.spans);
}

/** The start of a text. */
export function startOf(text: string): TextPiece[] {
  return text === '' ? [] : cut(text, []);
}

/** Whether a text contains a matched term. */
export function containsMatch(text: string, found: ReadonlySet<string>): boolean {
  return spansOf(text, found).length > 0;
}
