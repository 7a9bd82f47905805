/** Prefix of the storage keys for a reader's choices and edits. */
export const STORAGE_PREFIX = 'ledger:';
/** Storage key of the version that the reader uses. */
export const OWN_VERSION = `${STORAGE_PREFIX}version`;
/** Prefix of the storage keys for demo edits. The demo's id follows. */
export const EDITS_PREFIX = `${STORAGE_PREFIX}edits:`;
/** Behind the name of a demo in a link: opens its editor. */
export const EDITOR_MARK = '~edit';
/** In a link to an edited demo, separates the demo's name from the edits. */
export const EDITS_SEPARATOR = `${EDITOR_MARK}=`;
/** Storage name of the chosen package manager. */
export const PACKAGE_MANAGER = 'package-manager';
/** Attribute of the root element that carries this choice until the page is live. */
export const PACKAGE_MANAGER_ATTRIBUTE = `data-${PACKAGE_MANAGER}`;
/** Prefix of the storage keys that say how a demo's edits have run. The demo's id follows. */
export const RUNS_PREFIX = `${STORAGE_PREFIX}runs:`;
