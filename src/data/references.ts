import { references } from '@@/ledger/api';
import type { ApiReference } from '../model/api-row';

const loaded = new Map<string, ApiReference>();

/** True if the site has a reference with this id. */
export function hasReference(locale: string, id: string): boolean {
  return references[locale]?.[id] !== undefined;
}

/** The ids of the site's references. */
export function referenceIds(locale: string): string[] {
  return Object.keys(references[locale] ?? {});
}

/** A reference that is already loaded. */
export function loadedReference(locale: string, id: string): ApiReference | undefined {
  return loaded.get(`${locale}/${id}`);
}

/** Puts a changed reference in the place of the one that is loaded, in the development server. */
export function keepReference(locale: string, reference: ApiReference): void {
  loaded.set(`${locale}/${reference.id}`, reference);
}

/** Loads a reference, once; undefined if the site has none with this id. */
export async function loadReference(
  locale: string,
  id: string,
): Promise<ApiReference | undefined> {
  const load = references[locale]?.[id];
  if (!load) return undefined;
  const reference = loadedReference(locale, id) ?? (await load()).default;
  loaded.set(`${locale}/${id}`, reference);
  return reference;
}
