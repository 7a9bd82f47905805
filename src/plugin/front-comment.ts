import { parse } from 'yaml';

const FRONT_COMMENT = /^\s*\/\*\*([\s\S]*?)\*\/\s*/;

/** A demo's code without the front comment, which the page shows as title and description. */
export function withoutFrontComment(code: string): string {
  return code.replace(FRONT_COMMENT, '');
}

/**
 * What the front comment of a demo says: `title`, `description`, and with a language
 * `title.zh-CN`; nothing where there is none, or it is a comment of another kind.
 * @param code the text of the demo's entry
 */
export function readFrontComment(code: string): Record<string, unknown> {
  const comment = FRONT_COMMENT.exec(code)?.[1] ?? '';
  let said: unknown;
  try {
    said = parse(comment.replace(/\r\n?/g, '\n').replace(/^[ \t]*\* ?/gm, ''));
  } catch {
    // A comment that is no front matter: the demo has a name only.
  }
  return typeof said === 'object' && said !== null ? { ...said } : {};
}
