import { parts } from '@@/ledger/inspect';
import { loadReference } from '../../../../data/references';
import { rowNamed } from '../../../../inspect/find-source';
import type { Row } from '../../../../inspect/find-source';
import type { ApiReference, ApiRow } from '../../../../model/api-row';

/** What can make the parts of demos, with the references that say so. */
export interface KnownParts {
  parts: { selector: string; rows: Row[] }[];
  rowsOf: (id: string) => readonly ApiRow[];
}

/** Loads the references that the site's option `inspect` names, in one language. */
export async function loadParts(locale: string): Promise<KnownParts> {
  const known = Object.entries(parts).map(([selector, names]) => ({
    selector,
    rows: names.map(rowNamed),
  }));
  const ids = new Set(known.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const loaded = await Promise.all([...ids].map((id) => loadReference(locale, id)));
  const references = new Map(
    loaded
      .filter((one): one is ApiReference => one !== undefined)
      .map((one) => [one.id, one.rows]),
  );
  return { parts: known, rowsOf: (id) => references.get(id) ?? [] };
}

/** The innermost part that an element stands in; none outside of the box. */
export function partAt(
  element: Element,
  box: Element,
  { parts: known }: KnownParts,
): Element | undefined {
  const part = element.closest(known.map(({ selector }) => selector).join());
  return part && box.contains(part) ? part : undefined;
}

/** All parts in a box that are on the screen in some size. */
export function partsIn(box: Element, { parts: known }: KnownParts): Element[] {
  const all = box.querySelectorAll(known.map(({ selector }) => selector).join());
  return [...all].filter((part) => part.getClientRects().length > 0);
}

/** The rows that can make a part. */
export function rowsFor(part: Element, { parts: known }: KnownParts): Row[] {
  return known.find(({ selector }) => part.matches(selector))?.rows ?? [];
}
