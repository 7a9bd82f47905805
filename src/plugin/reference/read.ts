import type { Problem } from '../../model/problem';
import { readFileSync, realpathSync } from 'node:fs';
import { isKept, keptResult, resultKey } from '../cache/results';
import { installedPackage, packageName } from '../demos/installed-package';
import { configPlace } from '../schemas/config/config-place';
import { typescriptOf, USABLE_TYPESCRIPT } from '../typescript';
import { openDeclarations } from './declarations';
import type { Declarations } from './declarations';
import { readApiNotes } from './notes';
import type { ApiNotes } from './notes';
import { pathsIn, readTypes } from './types';
import type { ReadTypes } from './types';

interface Types extends ReadTypes {
  /** Opens the declarations, which takes a second or two the first time. */
  declarations: () => Declarations;
  /** A key for results that depend on the types alone; see `cache/results`. */
  typesKey: string | undefined;
}

/** The notes of a site and the types that they are of, without types if nothing can read them. */
export interface Reference extends Partial<Types> {
  notes: ApiNotes[];
  problems: Problem[];
}

/** Types change only with an install. */
const typeCache = new Map<string, Types>();

/**
 * A key for the types of modules, which changes with the versions of their packages; undefined where
 * one is not of an installed package, so that it changes with any file.
 */
function typesKeyOf(requests: readonly string[], root: string): string | undefined {
  const names = [...new Set(requests.map(packageName))];
  const manifests = names.map((name) => installedPackage(name, root)?.path);
  const isLocal = (path = '') => !/[\\/]node_modules[\\/]/.test(realPath(path));
  if (manifests.some(isLocal)) return undefined;
  return resultKey(
    ...requests,
    ...manifests.map((path = '') => readFileSync(path, 'utf8')),
  );
}

function realPath(path: string): string {
  return path && realpathSync(path);
}

/**
 * @param onlyKnown see `readReference`
 * @returns undefined if nothing can read types
 */
function typesOf(
  notes: readonly ApiNotes[],
  root: string,
  onlyKnown: boolean,
): Types | undefined {
  const requests = notes.flatMap(({ module, type, argument, rows }) => [
    module,
    type,
    argument ?? '',
    ...pathsIn(rows),
  ]);
  const modules = notes.map(({ module }) => module);
  const key = JSON.stringify(requests);
  const known = typeCache.get(key);
  if (known) return known;
  let opened: Declarations | undefined;
  const declarations = (compiler = typescriptOf(root)) => {
    if (!compiler) throw new Error('There is no TypeScript any more.');
    return (opened ??= openDeclarations(
      compiler,
      [...modules, ...modules.map(packageName)],
      root,
    ));
  };
  const typesKey = typesKeyOf(modules, root);
  const read = () => typescriptOf(root) && readTypes(notes, declarations());
  const resultOf = typesKey === undefined ? undefined : resultKey(typesKey, ...requests);
  if (onlyKnown && !(resultOf && isKept(resultOf, 'types'))) return undefined;
  const found = resultOf ? keptResult(resultOf, 'types', read) : read();
  const types = found && { declarations, ...found, typesKey };
  if (types) typeCache.set(key, types);
  return types;
}

/**
 * Reads the notes for `<API>` and the types that they are of.
 * @param folder of the notes, relative to the site's root
 * @param root absolute path of the site
 * @param onlyKnown without types that have not been read yet, which takes a second
 */
export function readReference(
  folder: string,
  root: string,
  onlyKnown = false,
): Reference {
  const { notes, problems } = readApiNotes(folder, root);
  const types = typesOf(notes, root, onlyKnown);
  if (types) return { notes, problems, ...types };
  if (onlyKnown || notes.length === 0) return { notes, problems };
  const { file, lineOf } = configPlace(root);
  const missing: Problem = {
    code: 'no-typescript',
    file,
    line: lineOf(['apiNotes']),
    message: `themeConfig.apiNotes needs TypeScript ${USABLE_TYPESCRIPT}, which reads the types, and the site has none of these versions.`,
    hint: 'Install one: `npm install --save-dev typescript@5`.',
  };
  return { notes, problems: [...problems, missing] };
}
