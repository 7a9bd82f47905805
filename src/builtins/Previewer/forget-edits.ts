import { writeStored } from '../../data/storage';
import { EDITS_PREFIX, EDITS_SEPARATOR, RUNS_PREFIX } from '../../model/storage-keys';

/** Removes the edits of a demo, including those in the address. */
export function forgetEdits(id: string, name: string): void {
  writeStored(EDITS_PREFIX + id, false);
  writeStored(RUNS_PREFIX + id, false);
  if (location.hash.includes(EDITS_SEPARATOR)) {
    history.replaceState(history.state, '', `#${encodeURIComponent(name)}`);
  }
}
