import { join } from 'node:path';
import type { IApi } from 'dumi';
import type { Problem } from '../../model/problem';
import { baseOf, localesOf, optionsOf, writeModules } from '../host';
import type { PropMap } from './in-code/prop-map';
import { readPropMap } from './in-code/read-prop-map';
import { referenceModules } from './modules';
import { compareNotes } from './notes';
import { readReference } from './read';
import type { Reference } from './read';

const NOTHING: Omit<Reference, 'declarations'> = {
  notes: [],
  properties: [],
  problems: [],
};

function read(api: IApi): Reference | undefined {
  const { apiNotes } = optionsOf(api);
  return apiNotes ? readReference(apiNotes, api.cwd) : undefined;
}

/**
 * A map of where the references' properties occur in code; undefined for a site without
 * notes.
 * @param pages the page of each reference
 */
export function apiProps(api: IApi, pages: Record<string, string>): PropMap | undefined {
  const found = read(api);
  return found && readPropMap(found.notes, pages, found.declarations);
}

/** Problems in the notes for `<API>`. */
export function apiProblems(api: IApi): Problem[] {
  const { notes, properties, problems } = read(api) ?? NOTHING;
  return [
    ...problems,
    ...notes.flatMap((note, index) => compareNotes(note, properties[index] ?? null)),
  ];
}

/** Writes the references behind `<API>`, and watches the notes. */
export default function reference(api: IApi): void {
  api.addTmpGenerateWatcherPaths(() => {
    const { apiNotes } = optionsOf(api);
    return apiNotes ? [join(api.cwd, apiNotes)] : [];
  });
  api.onGenerateFiles(() => {
    writeModules(
      api,
      referenceModules(read(api) ?? NOTHING, localesOf(api), baseOf(api)),
    );
  });
}
