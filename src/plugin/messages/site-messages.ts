import { join } from 'node:path';
import {
  FILLERS,
  isInPage,
  isLazy,
  isOffline,
  isOfMenus,
  isOfOwnVersion,
} from './later-messages';
import type { Locale } from '../../model/locale';
import type { Problem } from '../../model/problem';
import { compileMessages } from './compile';
import { readMessageFile } from './read';
import type { MessageFile } from './read';
import { THEME_ROOT } from '../host';

/** The folder of a site's own messages, relative to its root. The path is dumi's. */
export const SITE_LOCALES = '.dumi/theme/locales';

/**
 * The messages of a language: English, the theme's translation, and the site's own, each
 * overriding the previous. All kinds of Chinese have the theme's one.
 */
function messageFilesOf(root: string, id: string): MessageFile[] {
  const theme = join(THEME_ROOT, 'locales');
  const near = /^zh\b/i.test(id) ? 'zh-CN' : id;
  return [
    readMessageFile(theme, 'en-US', root),
    id === 'en-US' ? undefined : readMessageFile(theme, near, root),
    readMessageFile(join(root, SITE_LOCALES), id, root),
  ].filter((words): words is MessageFile => words !== undefined);
}

/** One line per language in which the interface has no words and speaks English. */
export function withoutMessages(root: string, locales: readonly Locale[]): string[] {
  return locales
    .filter(({ id }) => !/^en\b/i.test(id))
    .filter(({ id }) => messageFilesOf(root, id).length === 1)
    .map(
      ({ id }) =>
        `The interface has no messages in ${id} and shows English. Write them into ${SITE_LOCALES}/${id}.json.`,
    );
}

/** Messages by language. */
type Messages = Record<string, Record<string, string>>;

function messagesOf(
  root: string,
  locales: readonly Locale[],
  isWanted: (key: string) => boolean,
): Messages {
  return Object.fromEntries(
    locales.map(({ id }) => {
      const all = messageFilesOf(root, id).flatMap(({ messages }) =>
        Object.entries(messages),
      );
      return [id, Object.fromEntries(all.filter(([key]) => isWanted(key)))];
    }),
  );
}

/** The messages that are written into pages at build. */
export function pageMessages(root: string, locales: readonly Locale[]): Messages {
  return messagesOf(root, locales, isInPage);
}

/** All messages, as they are written. */
export function allMessages(root: string, locales: readonly Locale[]): Messages {
  return messagesOf(root, locales, () => true);
}

/** The messages of the option `offline`, and `retry`, as they are written. */
export function offlineMessages(root: string, locales: readonly Locale[]): Messages {
  return messagesOf(root, locales, (key) => isOffline(key) || key === 'retry');
}

/**
 * Words of a question that no page in a language is about. Those of English count everywhere: it is
 * what code is written in, and readers mix it with their own language.
 */
export function fillersOf(root: string, id: string): string[] {
  const lists = messageFilesOf(root, id).map(({ messages }) => messages[FILLERS] ?? '');
  return [...new Set(lists.join(' ').split(/\s+/).filter(Boolean))];
}

/** Problems in the messages of all languages, each in its file. */
export function messageProblems(root: string, locales: readonly Locale[]): Problem[] {
  const words = locales.flatMap(({ id }) => messageFilesOf(root, id));
  // Every language falls back to English, so files may repeat.
  const files = new Map(words.map((one) => [one.file, one.problems]));
  return [...files.values()].flat();
}

/**
 * The interface's words in a language as a module.
 * @param root absolute path of the site
 * @param options.later whether those that come with the first part that is loaded on demand, or
 *   those that come with each page
 * @param options.menus whether the header has menus
 * @param options.ownVersion whether readers can choose their version
 */
export function messagesCode(
  root: string,
  id: string,
  { later, menus, ownVersion }: { later: boolean; menus: boolean; ownVersion: boolean },
): string {
  const all = messageFilesOf(root, id).flatMap(({ messages }) =>
    Object.entries(messages),
  );
  const isUnused = (key: string) =>
    isInPage(key) ||
    isOffline(key) ||
    key === FILLERS ||
    (!menus && isOfMenus(key)) ||
    (!ownVersion && isOfOwnVersion(key));
  const wanted = all.filter(([key]) => !isUnused(key) && isLazy(key) === later);
  return compileMessages(id, Object.fromEntries(wanted)).code;
}
