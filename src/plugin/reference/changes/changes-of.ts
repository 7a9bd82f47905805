import { compareVersions, versionAnchor } from '../../../model/changelog/version';
import type { ApiChanges, ApiRow } from '../../../model/api-row';
import { rowsOf } from '../notes';
import type { ApiNotes } from '../notes';
import type { TypeProperty } from '../types';
import type { SiteChanges } from '../uses';

interface Read {
  notes: readonly ApiNotes[];
  /** Properties of the types, by the place of their notes. */
  properties?: readonly (readonly TypeProperty[] | null)[];
}
type Named = Pick<ApiRow, 'name' | 'type' | 'since' | 'deprecated'> & {
  /** What its note says of versions that changed it. */
  changed?: readonly string[];
};

/** The name by which entries know a row: `x` of `scroll.x`. */
const lastPart = (name: string) => name.split('.').pop() ?? name;

/** A row among those of its name. */
interface Meaning {
  /** Its type and first version: rows that have both in common are one thing. */
  thing: string;
  since: string | undefined;
}

/** What each name means in all current rows. */
const meaningsOf = new WeakMap<Read['notes'], ReadonlyMap<string, readonly Meaning[]>>();

function readMeanings({ notes, properties = [] }: Read): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  notes.forEach((note, index) => {
    // No text is shown here.
    for (const row of rowsOf(note, properties[index] ?? [], '', () => '')) {
      if (row.deprecated) continue;
      const name = lastPart(row.name);
      const meaning = { thing: `${row.type} ${row.since}`, since: row.since };
      meanings.set(name, [...(meanings.get(name) ?? []), meaning]);
    }
  });
  return meanings;
}

/** True if a name meant one thing in a version: rows that came later do not count. */
function isClear(version: string, meanings: readonly Meaning[]): boolean {
  const known = meanings.filter(
    ({ since }) => !since || compareVersions(since, version) <= 0,
  );
  return new Set(known.map(({ thing }) => thing)).size <= 1;
}

/** The versions after a row's first one whose entries have its name for nothing else, from new to old. */
function namedIn(row: Named, reference: Read, { names }: SiteChanges): string[] {
  const { since, deprecated } = row;
  const name = lastPart(row.name);
  if (!Object.hasOwn(names, name)) return [];
  const { notes } = reference;
  const meanings = meaningsOf.get(notes) ?? readMeanings(reference);
  meaningsOf.set(notes, meanings);
  // A deprecated row gives way to the current ones of its name.
  if (deprecated && meanings.has(name)) return [];
  return [...new Set(names[name])].filter(
    (one) =>
      (!since || compareVersions(one, since) > 0) &&
      isClear(one, meanings.get(name) ?? []),
  );
}

/**
 * The versions that changed a row: those of its note, as far as the changelog has them (a build stops
 * at others, see `changed-problems`), or those after its first one whose entries name it. An entry does
 * not say of which reference a name is: a version counts if no current row of another type or age had
 * the name by then.
 * @param addressOf the address of a path of the changelog
 * @returns undefined where there is nothing to link to
 */
export function changesOf(
  row: Named,
  reference: Read,
  changes: SiteChanges | undefined,
  addressOf: (path: string) => string,
): ApiChanges | undefined {
  if (!changes) return undefined;
  const { since, changed } = row;
  const later =
    changed?.filter((one) => changes.versions.includes(one)) ??
    namedIn(row, reference, changes);
  const page = addressOf(changes.page);
  const hrefOf = (version: string) => `${page}#${versionAnchor(version)}`;
  const made: ApiChanges = {
    ...(since && changes.versions.includes(since) && { since: hrefOf(since) }),
    ...(later.length > 0 && {
      in: later.map((version) => ({ title: version, href: hrefOf(version) })),
    }),
  };
  return Object.keys(made).length > 0 ? made : undefined;
}
