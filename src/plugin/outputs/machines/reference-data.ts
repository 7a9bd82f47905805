import { anchorOf } from '../../../model/api-row';
import type { ApiReference } from '../../../model/api-row';
import { localized } from '../../../model/localized';
import { installedPackage, packageName } from '../../demos/installed-package';
import { changesOf } from '../../reference/changes/changes-of';
import type { ApiNotes } from '../../reference/notes';
import { ALL_TYPES } from '../../reference/types';
import type { TypeProperty } from '../../reference/types';
import type { Shown } from '../../reference/uses';
import type {
  ReferenceFile,
  ReferenceProperty,
} from '../../schemas/outputs/reference-file';

/** All that the site knows of its references. */
export interface References {
  notes: readonly ApiNotes[];
  /** Properties of the types, by the place of their notes. */
  properties: readonly (readonly TypeProperty[] | null)[];
  /** Those of dumi's `apiParser`, with texts in Markdown. */
  parsed: readonly ApiReference[];
}

/** A text of notes by language. */
type Written = string | Readonly<Record<string, string>>;

function byLanguage(text: Written, languages: readonly string[]): Record<string, string> {
  return Object.fromEntries(languages.map((id) => [id, localized(text, id).trim()]));
}

type NoteRow = ApiNotes['rows'][string];
/** What the pages of a site say of its references. */
type Said = Pick<Shown, 'uses' | 'changes'>;

/** The versions that changed a row, and the pages whose demos use it: paths in place of addresses. */
function saidOf(
  row: ReferenceProperty,
  changedIn: readonly string[] | undefined,
  references: References,
  { uses, changes }: Said,
): Pick<ReferenceProperty, 'changed' | 'usedIn'> {
  const named = { ...row, changed: changedIn };
  const changed = changesOf(named, references, changes, String)?.in;
  const used = uses[row.anchor]?.map((use) =>
    Object.fromEntries(Object.entries(use).map(([id, { path }]) => [id, path])),
  );
  return {
    ...(changed && { changed: changed.map(({ title }) => title) }),
    ...(used && { usedIn: used }),
  };
}

function ofNotes(
  note: ApiNotes,
  properties: readonly TypeProperty[],
  languages: readonly string[],
  root: string,
  saidOfRow: (row: ReferenceProperty, note: NoteRow) => Partial<ReferenceProperty>,
): ReferenceFile {
  const { id, module, type, rows, earliest } = note;
  const name = packageName(module);
  const version = installedPackage(name, root)?.version;
  return {
    id,
    module,
    ...(type !== ALL_TYPES && { type }),
    package: { name, ...(version && { version }) },
    ...(earliest && { earliest }),
    properties: Object.entries(rows).map(([key, row]): ReferenceProperty => {
      const property = properties.find((one) => one.name === key);
      const { default: fallback, since, text, pitfall } = row;
      const made: ReferenceProperty = {
        name: key,
        anchor: anchorOf(id, key),
        type: row.type ?? property?.type ?? '',
        required: property?.required ?? false,
        deprecated: row.deprecated ?? property?.deprecated ?? false,
        ...(fallback !== undefined && { default: byLanguage(fallback, languages) }),
        ...(since != null && { since }),
        description: byLanguage(text, languages),
        ...(pitfall && { pitfall: byLanguage(pitfall, languages) }),
      };
      return { ...made, ...saidOfRow(made, row) };
    }),
  };
}

function ofParsed(
  { id, rows }: ApiReference,
  languages: readonly string[],
): ReferenceFile {
  return {
    id,
    properties: rows.map(({ text, pitfall, default: fallback, ...row }) => ({
      ...row,
      ...(fallback !== undefined && { default: byLanguage(fallback, languages) }),
      description: byLanguage(text, languages),
      ...(pitfall && { pitfall: byLanguage(pitfall, languages) }),
    })),
  };
}

/**
 * The references as data. One from notes goes before one that dumi's `apiParser` has made.
 * @param languages ids
 * @param root absolute path of the site
 * @param said what its pages say of the references
 */
export function referenceData(
  references: References,
  languages: readonly string[],
  root: string,
  said: Said = { uses: {} },
): ReferenceFile[] {
  const { notes, properties, parsed } = references;
  const written = notes.map((note, at) =>
    ofNotes(note, properties[at] ?? [], languages, root, (row, { changed }) =>
      saidOf(row, changed, references, said),
    ),
  );
  const others = parsed.filter(({ id }) => notes.every((note) => note.id !== id));
  return [...written, ...others.map((one) => ofParsed(one, languages))];
}
