import type { Problem } from '../../model/problem';
import { packageName } from '../demos/installed-package';
import { configPlace } from '../schemas/config/config-place';
import { typescriptOf, USABLE_TYPESCRIPT } from '../typescript';
import type { TypeScript } from '../typescript';
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

/** The notes of a site and the types that they are of, without types if nothing can read them. */
export interface Reference extends Partial<Types> {
  notes: ApiNotes[];
  problems: Problem[];
}

/** Types change only with an install, and reading them takes a second or two. */
const typeCache = new Map<string, Types>();

function typesOf(compiler: TypeScript, notes: readonly ApiNotes[], root: string): Types {
  const modules = notes.map(({ module }) => module);
  const key = JSON.stringify(notes.map(({ module, type }) => [module, type]));
  let types = typeCache.get(key);
  if (!types) {
    const declarations = openDeclarations(
      compiler,
      [...modules, ...modules.map(packageName)],
      root,
    );
    types = { declarations, properties: readTypes(notes, declarations) };
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
  const compiler = typescriptOf(root);
  if (compiler) return { notes, problems, ...typesOf(compiler, notes, root) };
  if (notes.length === 0) return { notes, problems };
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
