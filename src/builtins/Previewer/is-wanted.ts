import { EDIT_MARK, EDITS, KEPT } from '../../model/kept';

/** What this browser keeps; storage that is switched off throws on every touch. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether a reader has left edits of a demo, or followed a link that holds some. */
export function isEdited(id: string, name: string): boolean {
  return (
    location.hash.startsWith(`#${encodeURIComponent(name)}${EDIT_MARK}`) ||
    kept(EDITS + id) !== null
  );
}

/** Whether a demo's panel must show at once what its HTML does not: a choice that is no default. */
export function isWanted(id: string, name: string): boolean {
  return !!(kept(`${KEPT}code`) ?? kept(`${KEPT}language`)) || isEdited(id, name);
}
