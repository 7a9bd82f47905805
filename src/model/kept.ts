/** How the keys begin by which a reader's browser keeps choices and edits. */
export const KEPT = 'ledger:';
/** The same for the edits of a demo, whose id follows. */
export const EDITS = `${KEPT}edits:`;
/** What a link to an edited demo has between the demo's name and the edits. */
export const EDIT_MARK = '~edit=';
/** Name of the choice of a package manager. */
export const PACKAGE_MANAGER = 'package-manager';
/** Attribute of the root element that says this choice until the page is live. */
export const PACKAGE_MANAGER_ATTRIBUTE = `data-${PACKAGE_MANAGER}`;
