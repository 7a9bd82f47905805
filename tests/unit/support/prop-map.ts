import ts from 'typescript';
import { openDeclarations } from '../../../src/plugin/reference/declarations';
import type { PropMap } from '../../../src/plugin/reference/in-code/prop-map';
import { readPropMap } from '../../../src/plugin/reference/in-code/read-prop-map';
import { readApiNotes } from '../../../src/plugin/reference/notes';
import { ROOT } from './root';

/** The map of this site, as if all its references were on its first page. */
export function sitePropMap(): PropMap {
  const { notes } = readApiNotes('docs/api', ROOT);
  const modules = [...notes.map(({ module }) => module), 'rc-table'];
  const pages = Object.fromEntries(notes.map(({ id }) => [id, '/']));
  return readPropMap(notes, pages, openDeclarations(ts, modules, ROOT));
}
