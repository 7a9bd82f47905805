import { compareVersions, versionAnchor } from '../../../model/changelog/version';
import type { ChangeKind } from '../../../model/changelog/kinds';
import { nodesOfType } from '../tree';
import type { Release } from './releases';

/** A change that a changelog reports of a property. */
export interface NamedChange {
  version: string;
  /** Anchor of the version on the page of the changelog. */
  anchor: string;
  /** `2024-05-01`; undefined where the changelog has none. */
  date?: string;
  /** Undefined where the changelog does not say it. */
  kind?: ChangeKind;
}

/** `scroll.x` at the beginning of `scroll.x={100}`; not `data` in `data-row-key`. */
const PATH = /^[\w$]+(?:\.[\w$]+)*(?=$|[=(?[])/;

/** The names that a piece of code is about: `expandable` and `onExpand` in `expandable.onExpand`. */
const namesIn = (code: string): string[] => PATH.exec(code.trim())?.[0].split('.') ?? [];

/**
 * The changes of a changelog by the names that its entries have in code, each list from new to old.
 * An entry counts once for a name. A changelog does not say of which component a property is: where
 * two references have a `title`, both find the same changes.
 * @example changesByName(readReleases(tree)).get('onCell')?.[0] // { version: '7.21.0', … }
 */
export function changesByName(
  releases: readonly Release[],
): ReadonlyMap<string, readonly NamedChange[]> {
  const changes = new Map<string, NamedChange[]>();
  const ordered = [...releases].sort((a, b) => compareVersions(b.version, a.version));
  for (const { version, date, entries } of ordered) {
    for (const { item, kind } of entries) {
      const codes = nodesOfType('inlineCode', item).map(({ value }) => value);
      for (const name of new Set(codes.flatMap(namesIn))) {
        const change = { version, anchor: versionAnchor(version), date, kind };
        changes.set(name, [...(changes.get(name) ?? []), change]);
      }
    }
  }
  return changes;
}
