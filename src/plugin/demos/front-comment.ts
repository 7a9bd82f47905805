import { parse } from 'yaml';

const FRONT_COMMENT = /^\s*\/\*\*([\s\S]*?)\*\/\s*/;

/** What a front comment may say, each perhaps with a language behind it; dumi's, and `iframe`. */
const KEYS = new Set([
  'title',
  'description',
  'keywords',
  'snapshot',
  'inline',
  'iframe',
  'debug',
  'compact',
  'transform',
  'background',
  'defaultShowCode',
  'order',
]);

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
  const found: Record<string, unknown> =
    typeof said === 'object' && said !== null ? { ...said } : {};
  const isKnown = (key: string) => KEYS.has(key.replace(/\..*/, ''));
  return Object.keys(found).some(isKnown) ? found : {};
}

/** A demo's code without the front comment, which the page shows as title and description. */
export function withoutFrontComment(code: string): string {
  const saysNothing = Object.keys(readFrontComment(code)).length === 0;
  return saysNothing ? code : code.replace(FRONT_COMMENT, '');
}
