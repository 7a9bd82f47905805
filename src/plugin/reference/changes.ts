import { compareVersions, versionAnchor } from '../../model/changelog/version';
import type { ApiChanges, ApiRow } from '../../model/api-row';
import { rowsOf } from './notes';
import type { Reference } from './read';
import type { SiteChanges } from './uses';

/** How many versions a row names; a link to the changelog has the others. */
const NAMED = 3;

type Read = Pick<Reference, 'notes' | 'properties'>;
type Named = Pick<ApiRow, 'name' | 'type' | 'since' | 'deprecated'>;

/** The name by which entries know a row: `x` of `scroll.x`. */
const lastPart = (name: string) => name.split('.').pop() ?? name;

/** The names that stand for one thing in all current rows. */
const clearNames = new WeakMap<Read['notes'], ReadonlySet<string>>();

function readClearNames({ notes, properties = [] }: Read): ReadonlySet<string> {
  const things = new Map<string, Set<string>>();
  notes.forEach((note, index) => {
    // No text is shown here.
    for (const row of rowsOf(note, properties[index] ?? [], '', () => '')) {
      if (row.deprecated) continue;
      const name = lastPart(row.name);
      things.set(name, (things.get(name) ?? new Set()).add(`${row.type} ${row.since}`));
    }
  });
  return new Set([...things].filter(([, { size }]) => size === 1).map(([name]) => name));
}

/**
 * The versions after a row's first one whose entries in the changelog name it. An entry does not say
 * of which reference a name is: one that current rows of another type or age have too has no versions.
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
  const { notes } = reference;
  const clear = clearNames.get(notes) ?? readClearNames(reference);
  clearNames.set(notes, clear);
  const { since } = row;
  const name = lastPart(row.name);
  const found =
    row.deprecated || !clear.has(name) || !Object.hasOwn(changes.names, name)
      ? []
      : [...new Set(changes.names[name])];
  const later = found.filter((one) => !since || compareVersions(one, since) > 0);
  const page = addressOf(changes.page);
  const hrefOf = (version: string) => `${page}#${versionAnchor(version)}`;
  const others = later.length - NAMED;
  const all = others > 0 && `${page}?text=${encodeURIComponent(name)}`;
  const made: ApiChanges = {
    ...(since && changes.versions.includes(since) && { since: hrefOf(since) }),
    ...(later.length > 0 && {
      in: later.slice(0, NAMED).map((version) => ({ version, href: hrefOf(version) })),
    }),
    ...(all && { all, others }),
  };
  return Object.keys(made).length > 0 ? made : undefined;
}
