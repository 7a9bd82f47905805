import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Locale } from '../model/locale';
import type { Page } from '../model/page';
import type { Problem } from '../model/problem';
import { authoringProblems } from './authoring/problems';
import { headingProblems } from './heading-problems';
import { readTree } from './markdown-tree';
import { readPageParts } from './page-parts';
import type { PageParts } from './page-parts';
import { parityProblems } from './parity';
import { tabFilesOf } from './tab-files';

interface ReadText {
  text: string;
  parts: PageParts;
  problems: Problem[];
}

/** What was read of each file last: an edit in the development server changes one of them. */
const known = new Map<string, ReadText>();

/**
 * Reads a page or a tab once, until it changes.
 * @param path absolute
 * @param root absolute path of the site, which the places of problems are relative to
 */
export function readText(path: string, root: string): ReadText {
  const text = readFileSync(path, 'utf8');
  const before = known.get(path);
  // What is wrong may be mended elsewhere: a picture that was not there.
  if (before?.text === text && before.problems.length === 0) return before;
  const file = relative(root, path).replace(/\\/g, '/');
  const tree = readTree(text);
  const parts = readPageParts(text, tree, file);
  const problems = [
    ...headingProblems(tree, parts),
    ...authoringProblems(text, tree, { file, path, root }),
  ];
  const fresh = { text, parts, problems };
  known.set(path, fresh);
  return fresh;
}

/** The file that a translated one translates; undefined where there is none. */
function originalOf(path: string, [first, ...others]: readonly Locale[]) {
  const own = others.find(({ id }) => path.endsWith(`.${id}.md`));
  if (!own || !first) return undefined;
  const stem = path.slice(0, -`.${own.id}.md`.length);
  return [`${stem}.md`, `${stem}.${first.id}.md`].find(existsSync);
}

/** Tabs that only one of a page and its translation has. */
function tabProblems(original: string, translation: string, root: string): Problem[] {
  const keysOf = (path: string) => tabFilesOf(path).map(({ key }) => key);
  const [theirs, ours] = [keysOf(original), keysOf(translation)];
  const fileOf = (path: string) => relative(root, path).replace(/\\/g, '/');
  const problem = (message: string, hint: string): Problem => ({
    code: 'parity',
    file: fileOf(translation),
    line: 1,
    message,
    hint,
  });
  return [
    ...theirs
      .filter((key) => !ours.includes(key))
      .map((key) =>
        problem(
          `the tab "${key}" of ${fileOf(original)} is missing.`,
          `Write ${fileOf(translation).replace(/\.[^/]*$/, (end) => `.$tab-${key}${end}`)}.`,
        ),
      ),
    ...ours
      .filter((key) => !theirs.includes(key))
      .map((key) =>
        problem(
          `the tab "${key}" is not one of ${fileOf(original)}.`,
          'Write it there too, or take it out.',
        ),
      ),
  ];
}

/**
 * What is wrong with the headings' own ids, and where translations lack what their originals have.
 * @param files absolute paths of the pages, in all languages
 * @param root absolute path of the site, which the places of problems are relative to
 */
export function textProblems(
  files: readonly string[],
  locales: readonly Locale[],
  root: string,
): Problem[] {
  return files.flatMap((page) => {
    const texts = [page, ...tabFilesOf(page).map(({ file }) => file)];
    const original = originalOf(page, locales);
    return [
      ...texts.flatMap((path) => {
        const other = originalOf(path, locales);
        const { parts, problems } = readText(path, root);
        return other
          ? [...problems, ...parityProblems(readText(other, root).parts, parts)]
          : problems;
      }),
      ...(original ? tabProblems(original, page, root) : []),
    ];
  });
}

/**
 * A line for each language in which pages are missing, which show the default language's text.
 * @example untranslated(pages) // ['1 of 42 pages is not translated into zh-CN: /zh-CN/demo/key']
 */
export function untranslated(pages: readonly Page[]): string[] {
  return [...new Set(pages.map(({ locale }) => locale))].flatMap((locale) => {
    const all = pages.filter((page) => page.locale === locale);
    const missing = all.filter(({ translated }) => !translated);
    if (missing.length === 0) return [];
    const verb = missing.length === 1 ? 'is' : 'are';
    const paths = missing.map(({ path }) => path).join(', ');
    return `${missing.length} of ${all.length} pages ${verb} not translated into ${locale}: ${paths}`;
  });
}
