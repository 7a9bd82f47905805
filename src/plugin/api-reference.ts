import { join } from 'node:path';
import type { IApi } from 'dumi';
import type { Locale } from '../model/locale';
import type { LedgerOptions } from '../model/options';
import type { Problem } from '../model/problem';
import { inlineMarkdown } from './inline-markdown';
import { compareNotes, readApiNotes, rowsOf } from './read-api-notes';
import type { ApiNotes } from './read-api-notes';
import { readTypes } from './read-types';
import type { TypeProperty } from './read-types';

interface Read {
  notes: ApiNotes[];
  types: (TypeProperty[] | null)[];
  problems: Problem[];
}

/** Types change only with an install; reading them takes a second or two. */
const typeCache = new Map<string, (TypeProperty[] | null)[]>();

function read(api: IApi): Read {
  const folder = (api.config.themeConfig as LedgerOptions).apiNotes;
  if (!folder) return { notes: [], types: [], problems: [] };
  const { notes, problems } = readApiNotes(folder, api.cwd);
  const key = JSON.stringify(notes.map(({ module, type }) => [module, type]));
  const types = typeCache.get(key) ?? readTypes(notes, api.cwd);
  typeCache.set(key, types);
  return { notes, types, problems };
}

/** What is wrong with the notes for `<API>`. */
export function apiProblems(api: IApi): Problem[] {
  const { notes, types, problems } = read(api);
  return [
    ...problems,
    ...notes.flatMap((note, index) => compareNotes(note, types[index] ?? null)),
  ];
}

/** Writes `@@/ledger/api`, the references behind `<API>`, a module per language and id. */
export default function apiReference(api: IApi): void {
  api.addTmpGenerateWatcherPaths(() => {
    const folder = (api.config.themeConfig as LedgerOptions).apiNotes;
    return folder ? [join(api.cwd, folder)] : [];
  });
  api.onGenerateFiles(() => {
    const { notes, types } = read(api);
    const base = String(api.config.base).replace(/\/$/, '');
    const locales = api.config.locales as Locale[];
    const entries = locales.map((locale) => {
      const prefix = base + (locale.base === '/' ? '' : locale.base);
      const loaders = notes.map((note, index) => {
        const path = `ledger/api/${note.id}.${locale.id}`;
        const rows = rowsOf(note, types[index] ?? [], locale.id, (text) =>
          inlineMarkdown(text, prefix),
        );
        api.writeTmpFile({
          noPluginDir: true,
          path: `${path}.ts`,
          content: `export default ${JSON.stringify({ id: note.id, rows })};\n`,
        });
        const chunk = `api-${note.id}-${locale.id}`;
        return `${JSON.stringify(note.id)}: () => import(/* webpackChunkName: "${chunk}" */ './api/${note.id}.${locale.id}'),`;
      });
      return `${JSON.stringify(locale.id)}: {\n${loaders.join('\n')}\n},`;
    });
    api.writeTmpFile({
      noPluginDir: true,
      path: 'ledger/api.ts',
      content: `export const references = {\n${entries.join('\n')}\n};\n`,
    });
  });
}
