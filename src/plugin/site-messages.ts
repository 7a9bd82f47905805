import { join } from 'node:path';
import type { IApi } from 'dumi';
import { isInPage, isLater } from '../model/later-messages';
import type { Locale } from '../model/locale';
import type { Problem } from '../model/problem';
import { compileMessages } from './compile-messages';
import { readWords } from './read-words';
import type { Words } from './read-words';
import { THEME_ROOT } from './theme-files';

/** The folder in which a site has words of its own, relative to its root; dumi's. */
export const OWN_WORDS = '.dumi/theme/locales';

/** The theme's words of a language, or English, and over them the site's own. */
function wordsOf(root: string, id: string): Words[] {
  const theme = join(THEME_ROOT, 'locales');
  return [
    readWords(theme, 'en-US', root),
    id === 'en-US' ? undefined : readWords(theme, id, root),
    readWords(join(root, OWN_WORDS), id, root),
  ].filter((words): words is Words => words !== undefined);
}

/** The words that are written into pages at build, by language. */
export function pageWords(
  root: string,
  locales: readonly Locale[],
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    locales.map(({ id }) => {
      const all = wordsOf(root, id).flatMap(({ messages }) => Object.entries(messages));
      return [id, Object.fromEntries(all.filter(([key]) => isInPage(key)))];
    }),
  );
}

/** What is wrong with the interface's words in all languages, each in the file that has it. */
export function messageProblems(root: string, locales: readonly Locale[]): Problem[] {
  const words = locales.flatMap(({ id }) => wordsOf(root, id));
  // English stands under every language.
  const files = new Map(words.map((one) => [one.file, one.problems]));
  return [...files.values()].flat();
}

/**
 * The interface's words in a language as a module.
 * @param later whether those that come with the first part that is loaded on demand, or those that
 *   come with each page
 */
export function messagesCode(api: IApi, id: string, later: boolean): string {
  const all = wordsOf(api.cwd, id).flatMap(({ messages }) => Object.entries(messages));
  const wanted = all.filter(([key]) => !isInPage(key) && isLater(key) === later);
  return compileMessages(id, Object.fromEntries(wanted)).code;
}
