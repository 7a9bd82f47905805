import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseDocument } from 'yaml';
import type { Problem } from '../model/problem';
import { frameProblems } from './frame-problems';
import { findMissingDemos, foundDemos } from './missing-demos';
import { tabFilesOf } from './tab-files';

/** What a page's front matter may say. */
export interface FrontMatter {
  title?: string;
  description?: string;
  group?: string;
  order?: number;
}

export interface SourcePage {
  /** Relative to the site's root, with forward slashes. */
  file: string;
  frontMatter: FrontMatter;
  /** Front matter of the other tabs by key, from `<page>.$tab-<key>.md`. */
  tabs: { key: string; frontMatter: FrontMatter }[];
  /** Absolute paths of its demos, those of its tabs included. */
  demos: string[];
  problems: Problem[];
}

/** Front matter. Some editors on Windows begin a file with a byte order mark. */
export const FENCE = /^\uFEFF?---\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(\r?\n|$)/;
const OPENING = /^\uFEFF?---\r?\n/;

/** What a YAML error says, without its own place, which counts from the front matter. */
function reasonOf(message: string): string {
  return message.replace(/ at line \d+[\s\S]*$/, '').replace(/\.$/, '');
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

/**
 * Reads a markdown page with its tabs.
 * @param path absolute path of the page's file
 * @param root absolute path of the site, which `file` and the places of problems are relative to
 */
export function readPage(path: string, root: string): SourcePage {
  const file = relative(root, path).replace(/\\/g, '/');
  const text = readFileSync(path, 'utf8');
  const { frontMatter, problems } = readFrontMatter(text, file);
  if (problems.length === 0 && !frontMatter.title) {
    problems.push({
      code: 'no-title',
      file,
      line: 1,
      message: 'this page has no title.',
      hint: 'Add a line `title: …` to its front matter.',
    });
  }
  problems.push(...findMissingDemos(text, path, root).map(({ problem }) => problem));
  problems.push(...frameProblems(text, path, root));

  const demos = foundDemos(text, path);

  const tabs = tabFilesOf(path).map(({ key, file: tabPath }) => {
    const tabFile = relative(root, tabPath).replace(/\\/g, '/');
    const tabText = readFileSync(tabPath, 'utf8');
    const read = readFrontMatter(tabText, tabFile);
    const missing = findMissingDemos(tabText, tabPath, root);
    demos.push(...foundDemos(tabText, tabPath));
    problems.push(...read.problems, ...missing.map(({ problem }) => problem));
    problems.push(...frameProblems(tabText, tabPath, root));
    return { key, frontMatter: read.frontMatter };
  });
  return { file, frontMatter, tabs, demos, problems };
}
