const FRONT_COMMENT = /^\s*\/\*\*[\s\S]*?\*\/\s*/;

/** A demo's code without the front comment, which the page shows as title and description. */
export function withoutFrontComment(code: string): string {
  return code.replace(FRONT_COMMENT, '');
}

/** A file of a demo as its page shows it. */
export function shownCode(code: string, isEntry: boolean): string {
  return (isEntry ? withoutFrontComment(code) : code).trimEnd();
}
