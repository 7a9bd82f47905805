import { MEANT, OWNER_WORDS, TOLD_BY_WORD } from './other-words.mjs';

/** @typedef {ReturnType<typeof import('./evidence.mjs').evidenceIn>} Evidence */

/**
 * How a version shows that it has a row: by types or `propTypes`, or else by words.
 * @param {string} row as `Table.scroll.x`
 * @param {number} at place of its reference
 * @param {Evidence} evidence of the version
 * @returns {'types' | 'words' | undefined} undefined: it does not have the row
 */
function shownBy(row, at, { words, declared, listed }) {
  const other = TOLD_BY_WORD[row];
  if (other) return words.has(other.word) ? 'words' : undefined;
  const name = row.slice(row.indexOf('.') + 1);
  if (declared[at]) return declared[at].has(name) ? 'types' : undefined;
  if (listed[at].has(name)) return 'types';
  const isNamed = name.split('.').every((part) => words.has(part));
  return isNamed && !MEANT[row] ? 'words' : undefined;
}

/**
 * Between which versions each row came.
 * @param {{ id: string, rows: Record<string, unknown> }[]} notes
 * @param {(Evidence & { version: string })[]} evidence of the versions, from old to new
 * @returns {Record<string, { without?: string, with?: string, by?: 'types' | 'words' }>} by row: the
 *   last version without it (none: the first one has it), the first one with it, and what tells that
 */
export function firstVersions(notes, evidence) {
  const rows = notes.flatMap(({ id, rows: all }, at) => {
    const word = OWNER_WORDS[id];
    const start = word ? evidence.findIndex(({ words }) => words.has(word)) : 0;
    return Object.keys(all).map((name) => {
      const row = `${id}.${name}`;
      const shown = evidence.map((one, place) =>
        place < start ? undefined : shownBy(row, at, one),
      );
      // What a version leaves out after types had it is another matter.
      const typed = shown.indexOf('types');
      const end = typed < 0 ? shown.indexOf('words') : typed;
      const first = end < 0 ? end : shown.lastIndexOf(undefined, end) + 1;
      return [
        row,
        {
          without: evidence[first - 1]?.version,
          with: evidence[first]?.version,
          by: shown[first],
        },
      ];
    });
  });
  return Object.fromEntries(rows);
}
