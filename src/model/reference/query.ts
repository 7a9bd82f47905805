import { compareVersions, isVersion } from '../changelog/version';
import { holdsWords } from '../text/filter-words';

/** What a reader asks of references. Empty fields ask nothing. */
export interface ReferenceQuery {
  text: string;
  /** True if words are looked for in names alone. */
  isOfNames: boolean;
  /** The oldest version, inclusive, in which rows came. */
  since: string;
  kinds: readonly RowKind[];
}

export const ROW_KINDS = ['current', 'deprecated'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** A row of a reference, as a question sees it. */
export interface AskedRow {
  name: string;
  /** All that the row says, its name too. */
  text: string;
  /** Undefined where the row was there already in the oldest version that is known. */
  since?: string;
  kind: RowKind;
}

/** True for a question that every row answers. Where words are looked for asks nothing by itself. */
export function asksNothing({ text, since, kinds }: ReferenceQuery): boolean {
  return kinds.length === 0 && !(text + since).trim();
}

/**
 * True for a row that a reader asks for.
 * @param words of the question, in lower case
 */
export function isAskedRow(
  row: AskedRow,
  { isOfNames, since, kinds }: ReferenceQuery,
  words: readonly string[],
): boolean {
  if (kinds.length > 0 && !kinds.includes(row.kind)) return false;
  if (isVersion(since)) {
    if (row.since === undefined || compareVersions(row.since, since) < 0) return false;
  }
  return holdsWords(isOfNames ? row.name : row.text, words);
}
