import { parseDocument } from 'yaml';
import type { DemoOptions } from '../model/demo-options';
import type { Problem } from '../model/problem';
import { lineAt } from './line-at';

/** What a page's front matter may say. */
export interface FrontMatter {
  title?: string;
  description?: string;
  group?: string;
  order?: number;
  /** Other names by which readers look for the page. */
  keywords?: string[];
  /** False: search does not know the page. */
  search?: boolean;
  /** Deepest heading in the table of contents. */
  tocDepth?: number;
  /** By their names. */
  demos?: Record<string, DemoOptions>;
}

/** Front matter. Some editors on Windows begin a file with a byte order mark. */
export const FENCE = /^\uFEFF?---\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(\r?\n|$)/;
const OPENING = /^\uFEFF?---\r?\n/;

/** What a YAML error says, without its own place, which counts from the front matter. */
function reasonOf(message: string): string {
  return message.replace(/ at line \d+[\s\S]*$/, '').replace(/\.$/, '');
}

/** A name as it stands before a colon, perhaps in quotes. */
function keyIn(text: string, key: string, before: string): number {
  const name = key.replace(/[^\w]/g, '\\$&');
  return text.search(new RegExp(`(?<=${before})["']?${name}["']?\\s*:`, 'm'));
}

/**
 * The line of a key of a text's front matter, from 1; that of its beginning where it has none.
 * @param inner keys inside that one, the outermost first
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

/** The front matter of a text and what is wrong with it; places are in `file`. */
export function readFrontMatter(
  text: string,
  file: string,
): { frontMatter: FrontMatter; problems: Problem[] } {
  const fence = FENCE.exec(text);
  if (!fence) {
    const unclosed = OPENING.test(text);
    const problem: Problem = {
      code: 'front-matter',
      file,
      line: 1,
      message: 'the front matter is not closed.',
      hint: 'End it with a line `---`.',
    };
    return { frontMatter: {}, problems: unclosed ? [problem] : [] };
  }
  const document = parseDocument(fence[1] ?? '');
  // The first error explains those after it.
  const problems: Problem[] = document.errors.slice(0, 1).map((error) => ({
    code: 'front-matter',
    file,
    // The fence is line 1, the first line of YAML line 2.
    line: (error.linePos?.[0].line ?? 1) + 1,
    message: `the front matter is not valid YAML: ${reasonOf(error.message)}.`,
    hint: 'Quote values that hold a colon, a quote or a #.',
  }));
  const value: unknown = problems.length > 0 ? {} : document.toJS();
  if (value !== null && (typeof value !== 'object' || Array.isArray(value))) {
    problems.push({
      code: 'front-matter',
      file,
      line: 2,
      message: 'the front matter is not a list of `name: value` lines.',
      hint: 'Write, for example, `title: Scrolling`.',
    });
    return { frontMatter: {}, problems };
  }
  return { frontMatter: (value ?? {}) as FrontMatter, problems };
}
