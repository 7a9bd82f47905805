import { parse } from 'yaml';
import { memoize } from '../../code/remember';

const FRONT_COMMENT = /^\s*\/\*\*([\s\S]*?)\*\/\s*/;

/**
 * Keys of a front comment, each optionally followed by a language: dumi's keys, and
 * `iframe`. Pages of code have some of them too.
 */
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
  'wide',
  'defaultShowCode',
  'order',
  'nav',
  'group',
  'sidebar',
]);

/**
 * Parses the front comment of a demo: `title`, `description`, and with a language
 * `title.zh-CN`. Empty if there is none or if it is an ordinary comment.
 * @param code the text of the demo's entry
 */
export function readFrontComment(code: string): Record<string, unknown> {
  const comment = FRONT_COMMENT.exec(code)?.[1] ?? '';
  let said: unknown;
  try {
    said = parse(comment.replace(/\r\n?/g, '\n').replace(/^[ \t]*\* ?/gm, ''));
  } catch {
    // An ordinary comment; the demo only has a name.
  }
  const found: Record<string, unknown> =
    typeof said === 'object' && said !== null ? { ...said } : {};
  const isKnown = (key: string) => KEYS.has(key.replace(/\..*/, ''));
  return Object.keys(found).some(isKnown) ? found : {};
}

/**
 * Removes the front comment from a demo's code; the page shows it as title and
 * description.
 */
export const withoutFrontComment = memoize((code: string): string => {
  const saysNothing = Object.keys(readFrontComment(code)).length === 0;
  return saysNothing ? code : code.replace(FRONT_COMMENT, '');
});
