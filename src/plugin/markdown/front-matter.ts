import type { Problem } from '../../model/problem';
import { escapeRegExp } from '../../model/text/escape-regexp';
import { lineAt } from '../../code/line-at';
import { readYaml } from '../schemas/yaml/yaml';

/** Matches front matter. Some editors on Windows start a file with a byte order mark. */
export const FENCE = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(\r?\n|$)/;
const OPENING = /^\uFEFF?---[ \t]*\r?\n/;

/** The offset of a key before its colon, with or without quotes. */
function keyIn(text: string, key: string, before: string): number {
  const name = escapeRegExp(key);
  return text.search(new RegExp(`(?<=${before})["']?${name}["']?\\s*:`, 'm'));
}

/**
 * The line of a front matter key, starting at 1; line 1 if the key is missing.
 * @param inner nested keys, outermost first
 * @example lineOfKey('---\ntitle: A\n---\n', 'title') // 2
 */
export function lineOfKey(text: string, key: string, ...inner: string[]): number {
  const fence = FENCE.exec(text)?.[0] ?? '';
  let at = keyIn(fence, key, '^');
  for (const one of at < 0 ? [] : inner) {
    const next = keyIn(fence.slice(at + 1), one, '[\\s{,]');
    if (next < 0) break;
    at += next + 1;
  }
  return lineAt(fence, at);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The front matter of a text as it is written, its values unchecked.
 * @param file the text's path relative to the site's root
 * @returns also what is wrong with its syntax; in spite of that, what can be read of it
 */
export function readFrontMatter(
  text: string,
  file: string,
): { frontMatter: Record<string, unknown>; problems: Problem[] } {
  const fence = FENCE.exec(text);
  if (!fence) {
    const unclosed = OPENING.test(text);
    const problem: Problem = {
      code: 'front-matter',
      file,
      line: 1,
      message: 'the front matter is not closed.',
      hint: 'Close it with a line `---`.',
    };
    return { frontMatter: {}, problems: unclosed ? [problem] : [] };
  }
  const { value, fault } = readYaml(fence[1] ?? '');
  if (fault) {
    const problem: Problem = {
      code: 'front-matter',
      file,
      // The fence is line 1, so the first line of YAML is line 2.
      line: fault.line + 1,
      message: `the front matter is not valid YAML: ${fault.reason}.`,
      hint: fault.hint,
    };
    return { frontMatter: isObject(value) ? { ...value } : {}, problems: [problem] };
  }
  if (value !== null && !isObject(value)) {
    const problem: Problem = {
      code: 'front-matter',
      file,
      line: 2,
      message: 'the front matter must consist of `name: value` lines.',
      hint: 'Write, for example, `title: Scrolling`.',
    };
    return { frontMatter: {}, problems: [problem] };
  }
  return { frontMatter: { ...value }, problems: [] };
}
