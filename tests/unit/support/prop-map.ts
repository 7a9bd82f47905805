import { openDeclarations } from '../../../src/plugin/declarations';
import type { PropMap } from '../../../src/plugin/props/prop-map';
import { readPropMap } from '../../../src/plugin/props/read-prop-map';
import { readApiNotes } from '../../../src/plugin/read-api-notes';
import { ROOT } from './root';

/** The map of this site, whose references are all on its first page. */
export function sitePropMap(): PropMap {
  const { notes } = readApiNotes('docs/api', ROOT);
  const modules = [...notes.map(({ module }) => module), 'rc-table'];
  const pages = Object.fromEntries(notes.map(({ id }) => [id, '/']));
  return readPropMap(notes, pages, openDeclarations(modules, ROOT));
}
