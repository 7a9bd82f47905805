import type { Problem } from '../../model/problem';
import { packageName } from '../demos/installed-package';
import { openDeclarations } from './declarations';
import type { Declarations } from './declarations';
import { readApiNotes } from './notes';
import type { ApiNotes } from './notes';
import { readTypes } from './types';
import type { TypeProperty } from './types';

interface Types {
  declarations: Declarations;
  properties: (TypeProperty[] | null)[];
}

/** The notes of a site and the types that they are of. */
export interface Reference extends Types {
  notes: ApiNotes[];
  problems: Problem[];
}

/** Types change only with an install, and reading them takes a second or two. */
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

/**
 * Reads the notes for `<API>` and the types that they are of.
 * @param folder of the notes, relative to the site's root
 * @param root absolute path of the site
 */
export function readReference(folder: string, root: string): Reference {
  const { notes, problems } = readApiNotes(folder, root);
  return { notes, problems, ...typesOf(notes, root) };
}
