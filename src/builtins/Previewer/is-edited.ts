/** Where the edits of a demo are kept in this browser. */
export const EDITS = 'ledger:edits:';

/** Whether a reader has left edits of a demo, or followed a link that holds some. */
export function isEdited(id: string, name: string): boolean {
  try {
    return (
      location.hash.startsWith(`#${encodeURIComponent(name)}~edit=`) ||
      localStorage.getItem(EDITS + id) !== null
    );
  } catch {
    return false;
  }
}

/** Forgets the edits of a demo. */
export function forgetEdits(id: string): void {
  try {
    localStorage.removeItem(EDITS + id);
  } catch {
    // Where nothing can be kept, nothing has been.
  }
}
