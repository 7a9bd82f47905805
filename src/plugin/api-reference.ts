import { join } from 'node:path';
import type { IApi } from 'dumi';
import { withLocale } from '../model/locale';
import type { Locale } from '../model/locale';
import type { LedgerOptions } from '../model/options';
import type { Problem } from '../model/problem';
import { openDeclarations } from './declarations';
import type { Declarations } from './declarations';
import { inlineMarkdown } from './inline-markdown';
import { packageName } from './demo-files';
import type { PropMap } from './props/prop-map';
import { readPropMap } from './props/read-prop-map';
import { compareNotes, readApiNotes, rowsOf } from './read-api-notes';
import type { ApiNotes } from './read-api-notes';
import { readTypes } from './read-types';
import { referencePages } from './reference-pages';
import { latestDocumentation } from './source-pages';
import type { TypeProperty } from './read-types';

interface Types {
  declarations: Declarations;
  properties: (TypeProperty[] | null)[];
}

interface Read extends Types {
  notes: ApiNotes[];
  problems: Problem[];
}

/** Types change only with an install; reading them takes a second or two. */
const typeCache = new Map<string, Types>();

function typesOf(notes: readonly ApiNotes[], root: string): Types {
  const modules = notes.map(({ module }) => module);
  const key = JSON.stringify(notes.map(({ module, type }) => [module, type]));
  let types = typeCache.get(key);
  if (!types) {
    const declarations = openDeclarations(
      [...modules, ...modules.map(packageName)],
      root,
    );
    types = { declarations, properties: readTypes(notes, root, declarations) };
    typeCache.set(key, types);
  }
  return types;
}

function read(api: IApi): Read | undefined {
  const folder = (api.config.themeConfig as LedgerOptions).apiNotes;
  if (!folder) return undefined;
  const { notes, problems } = readApiNotes(folder, api.cwd);
  return { notes, problems, ...typesOf(notes, api.cwd) };
}

/** Where the properties of the references can occur in code; none for a site without notes. */
export function apiProps(api: IApi): PropMap | undefined {
  const found = read(api);
  if (!found) return undefined;
  const { pages } = latestDocumentation(api);
  const locales = api.config.locales as Locale[];
  return readPropMap(
    found.notes,
    referencePages(pages, locales, api.cwd),
    found.declarations,
  );
}

const NOTHING: Omit<Read, 'declarations'> = { notes: [], properties: [], problems: [] };

/** What is wrong with the notes for `<API>`. */
export function apiProblems(api: IApi): Problem[] {
  const { notes, properties, problems } = read(api) ?? NOTHING;
  return [
    ...problems,
    ...notes.flatMap((note, index) => compareNotes(note, properties[index] ?? null)),
  ];
}

/** Writes `@@/ledger/api`, the references behind `<API>`, a module per language and id. */
export default function apiReference(api: IApi): void {
  api.addTmpGenerateWatcherPaths(() => {
    const folder = (api.config.themeConfig as LedgerOptions).apiNotes;
    return folder ? [join(api.cwd, folder)] : [];
  });
  api.onGenerateFiles(() => {
    const { notes, properties } = read(api) ?? NOTHING;
    const base = String(api.config.base).replace(/\/$/, '');
    const locales = api.config.locales as Locale[];
    const entries = locales.map((locale) => {
      const addressOf = (path: string) => base + withLocale(path, locale);
      const loaders = notes.map((note, index) => {
        const path = `ledger/api/${note.id}.${locale.id}`;
        const rows = rowsOf(note, properties[index] ?? [], locale.id, (text) =>
          inlineMarkdown(text, addressOf),
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
