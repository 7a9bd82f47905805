import { readKept } from '../../hooks/kept';
import { EDIT_MARK, EDITS, KEPT } from '../../model/kept';

/** Whether a reader has left edits of a demo, or followed a link that holds some. */
export function isEdited(id: string, name: string): boolean {
  return (
    location.hash.startsWith(`#${encodeURIComponent(name)}${EDIT_MARK}`) ||
    readKept(EDITS + id) !== null
  );
}

/** Whether a demo's panel must show at once what its HTML does not: a choice that is no default. */
export function isWanted(id: string, name: string): boolean {
  return !!(readKept(`${KEPT}code`) ?? readKept(`${KEPT}language`)) || isEdited(id, name);
}
