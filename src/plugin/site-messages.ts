import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from 'dumi';
import { isInPage, isLater } from '../model/later-messages';
import type { Locale } from '../model/locale';
import type { Problem } from '../model/problem';
import { compileMessages } from './compile-messages';
import { THEME_ROOT } from './theme-files';

interface Words {
  file: string;
  source: string;
  messages: Record<string, string>;
}

function read(folder: string, id: string, root: string): Words | undefined {
  const path = join(folder, `${id}.json`);
  if (!existsSync(path)) return undefined;
  const source = readFileSync(path, 'utf8');
  const file = path.replace(`${root}/`, '');
  return { file, source, messages: JSON.parse(source) as Record<string, string> };
}

/** The theme's words of a language, or English, and over them the site's own. */
function wordsOf(root: string, id: string): Words[] {
  const theme = join(THEME_ROOT, 'locales');
  const own = read(join(root, '.dumi/theme/locales'), id, root);
  return [
    read(theme, 'en-US', root),
    id === 'en-US' ? undefined : read(theme, id, root),
    own,
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

/** The interface's words as modules, and what is wrong with them. */
export function siteMessages(api: IApi): {
  /** The words that come with each page, and those that come later. */
  code(id: string, later: boolean): Promise<string>;
  problems(): Promise<Problem[]>;
} {
  const compile = (id: string, wanted: (key: string) => boolean = () => true) => {
    const words = wordsOf(api.cwd, id);
    const all = Object.assign({}, ...words.map((one) => one.messages)) as Record<
      string,
      string
    >;
    const messages = Object.fromEntries(
      Object.entries(all).filter(([key]) => wanted(key)),
    );
    const last = words[words.length - 1];
    return compileMessages(id, messages, last?.file ?? '', last?.source ?? '');
  };
  return {
    code: async (id, later) =>
      (await compile(id, (key) => !isInPage(key) && isLater(key) === later)).code,
    async problems() {
      const locales = api.config.locales as Locale[];
      const all = await Promise.all(locales.map(({ id }) => compile(id)));
      return all.flatMap(({ problems }) => problems);
    },
  };
}
