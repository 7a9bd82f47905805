import { anchorOf } from '../model/api-row';
import type { ApiRow } from '../model/api-row';
import { loadReference, referenceIds } from './references';

/** A row of an API reference and the id of that reference. */
export interface ReferenceRow {
  /** Id of the reference, `Table`. */
  id: string;
  row: ApiRow;
}

/**
 * Loads the row with a given anchor, in one language.
 * @param anchor as made by `anchorOf`, `table-rowkey`
 * @returns undefined if no reference of the site has it
 */
export async function loadRow(
  locale: string,
  anchor: string,
): Promise<ReferenceRow | undefined> {
  const ids = referenceIds(locale).filter((id) =>
    anchor.startsWith(`${anchorOf(id, '')}-`),
  );
  for (const id of ids) {
    const reference = await loadReference(locale, id);
    const row = reference?.rows.find((one) => one.anchor === anchor);
    if (row) return { id, row };
  }
  return undefined;
}
