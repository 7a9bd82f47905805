import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Problem } from '../model/problem';
import { frameProblems } from './frame-problems';
import { lineOfKey, readFrontMatter } from './front-matter';
import type { FrontMatter } from './front-matter';
import { findMissingDemos, foundDemos } from './missing-demos';
import { tabFilesOf } from './tab-files';

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
  const { keywords = [] } = frontMatter as { keywords?: unknown };
  if (!Array.isArray(keywords) || keywords.some((one) => typeof one !== 'string')) {
    frontMatter.keywords = undefined;
    problems.push({
      code: 'keywords',
      file,
      line: lineOfKey(text, 'keywords'),
      message: '`keywords` is not a list of texts.',
      hint: 'Write, for example, `keywords: [merged cells, spans]`.',
    });
  }
  const { search = true } = frontMatter as { search?: unknown };
  if (typeof search !== 'boolean') {
    problems.push({
      code: 'search',
      file,
      line: lineOfKey(text, 'search'),
      message: '`search` is neither true nor false.',
      hint: 'Write `search: false` to leave the page out of the search, or nothing.',
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
