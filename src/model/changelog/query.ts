import { filterWords, holdsWords } from '../text/filter-words';
import { compareVersions, isVersion } from './version';

/** What a reader asks of a changelog. Empty fields ask nothing. */
export interface ChangelogQuery {
  text: string;
  kinds: readonly string[];
  /** The reader's version: what came after it. */
  from: string;
  /** The newest version, inclusive. */
  to: string;
}

/** An entry with the version that it belongs to. */
export interface AskedEntry {
  version: string;
  kind?: string;
  /** Its text, and that of the version's heading. */
  text: string;
}

/** True for a question that everything answers. */
export function isEmptyQuery(query: ChangelogQuery): boolean {
  const { text, kinds, from, to } = query;
  return kinds.length === 0 && !(text + from + to).trim();
}

/** `7.10` as the newest version is 7.10 with all its fixes. */
function isAbove(version: string, limit: string): boolean {
  const given = limit.trim().replace(/^v/, '').replace(/\.$/, '');
  const isWhole = given.split('.').length > 2;
  return (
    compareVersions(version, given) > 0 && (isWhole || !version.startsWith(`${given}.`))
  );
}

/** True for an entry that a reader asks for: it holds every word, and is of one of the kinds. */
export function isAsked(entry: AskedEntry, query: ChangelogQuery): boolean {
  const { kinds, from, to } = query;
  if (kinds.length > 0 && !kinds.includes(entry.kind ?? '')) return false;
  if (isVersion(from) && compareVersions(entry.version, from) <= 0) return false;
  if (isVersion(to) && isAbove(entry.version, to)) return false;
  return holdsWords(entry.text, filterWords(query.text));
}
