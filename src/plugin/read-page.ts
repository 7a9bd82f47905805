import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Problem } from '../model/problem';
import { demoName } from './demo-name';
import { frameProblems } from './frame-problems';
import { readFrontMatter } from './front-matter';
import type { FrontMatter } from './front-matter';
import { frontMatterProblems } from './front-matter-problems';
import { readTree } from './markdown-tree';
import { findMissingDemos, foundDemos } from './missing-demos';
import { demoTags, pageTags } from './page-tags';
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

/** Names of the demos of a text; undefined where some may stand in what it embeds. */
function demoNames(text: string, file: string): string[] | undefined {
  if (!text.includes('demos')) return undefined;
  const tags = pageTags(text, readTree(text));
  if (tags.some(({ name }) => name === 'embed')) return undefined;
  return demoTags(tags).map(({ src }) => demoName(join(dirname(file), src)));
}

/**
 * What is wrong with the front matter and the demos of a page or a tab; of the front matter goes
 * what cannot be used.
 */
function textFaults(
  text: string,
  path: string,
  root: string,
  frontMatter: FrontMatter,
): Problem[] {
  const file = relative(root, path).replace(/\\/g, '/');
  const names = demoNames(text, file);
  const { problems, wrong } = frontMatterProblems(text, file, frontMatter, names);
  for (const key of wrong) delete frontMatter[key as keyof FrontMatter];
  return [
    ...problems,
    ...findMissingDemos(text, path, root).map(({ problem }) => problem),
    ...frameProblems(text, path, root),
  ];
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
  problems.push(...textFaults(text, path, root, frontMatter));
  const demos = foundDemos(text, path);

  const tabs = tabFilesOf(path).map(({ key, file: tabPath }) => {
    const tabFile = relative(root, tabPath).replace(/\\/g, '/');
    const tabText = readFileSync(tabPath, 'utf8');
    const read = readFrontMatter(tabText, tabFile);
    demos.push(...foundDemos(tabText, tabPath));
    problems.push(
      ...read.problems,
      ...textFaults(tabText, tabPath, root, read.frontMatter),
    );
    return { key, frontMatter: read.frontMatter };
  });
  return { file, frontMatter, tabs, demos, problems };
}
