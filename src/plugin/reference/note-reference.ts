import { anchorOf, referenceAnchor } from '../../model/api-row';
import type { ApiReference, ApiRow } from '../../model/api-row';
import type { Locale } from '../../model/locale';
import { changesOf } from './changes/changes-of';
import { inlineMarkdown } from '../markdown/inline-markdown';
import { rowsOf } from './notes';
import type { ApiNotes } from './notes';
import type { PitfallMark } from './pitfall-marks';
import type { Reference } from './read';
import { ALL_TYPES } from './types';
import { typeHtml, typesHtml } from './type-html';
import type { TypePlaces } from './type-html';
import type { Shown } from './uses';

/** Where a reference is shown. */
interface Place {
  locale: Locale;
  /** Address of a path below the site's base that names no language. */
  addressOf: (path: string) => string;
  /** Address that the site's pages are below, without a slash at its end. */
  base: string;
  shown: Shown;
  /** None: no test of a pitfall is known. */
  markOf?: PitfallMark;
}

/** Addresses of what explains a type, by its name, as seen from the page of a reference. */
function placesOf(
  { notes, types = {} }: Pick<Reference, 'notes' | 'types'>,
  own: ApiNotes,
  { addressOf, shown: { pages } }: Place,
): TypePlaces {
  const hrefs: Record<string, string> = {};
  const references = new Set<string>();
  for (const { id, type, argument, rows } of notes) {
    const page = pages[id];
    if (page === undefined || argument) continue;
    const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(page) ?? [];
    const address = page === pages[own.id] ? '' : addressOf(path) + query;
    if (type !== ALL_TYPES) {
      hrefs[type] = `${address}#${referenceAnchor(id)}`;
      references.add(type);
    } else {
      for (const row of Object.keys(rows)) hrefs[row] = `${address}#${anchorOf(id, row)}`;
    }
  }
  return { types, hrefs, references };
}

/**
 * Up to this many pages are all named. What more pages use is in nearly every demo, and the links to
 * all of them were half of the links of a page.
 */
const NAMED = 6;
const FIRST = 3;

function usesOf(
  anchor: string,
  { locale, base, shown }: Place,
): Pick<ApiRow, 'uses' | 'otherUses'> {
  const uses = (shown.uses[anchor] ?? []).flatMap((use) => {
    const page = use[locale.id];
    return page ? [{ href: base + page.path, title: page.title }] : [];
  });
  if (uses.length > NAMED) {
    return { uses: uses.slice(0, FIRST), otherUses: uses.length - FIRST };
  }
  return uses.length > 0 ? { uses } : {};
}

/**
 * The reference of notes in one language.
 * @param index of the notes
 */
export function noteReference(
  reference: Pick<Reference, 'notes' | 'properties' | 'types'>,
  index: number,
  place: Place,
): ApiReference | undefined {
  const { notes, properties = [] } = reference;
  const note = notes[index];
  if (!note) return undefined;
  const places = placesOf(reference, note, place);
  const toHtml = (text: string) => inlineMarkdown(text, place.addressOf);
  const rows = rowsOf(note, properties[index] ?? [], place.locale.id, toHtml);
  return {
    id: note.id,
    ...(note.earliest && { earliest: note.earliest }),
    ...(note.type === ALL_TYPES && { ofTypes: true }),
    rows: rows.map((row): ApiRow => {
      const own = note.type === ALL_TYPES ? row.name : undefined;
      const linked = typeHtml(row.type, places);
      const unfolded = typesHtml(row.type, places, own);
      const uses = usesOf(row.anchor, place);
      const { changes: ofSite } = place.shown;
      const { changed } = note.rows[row.name] ?? {};
      const changes = changesOf({ ...row, changed }, reference, ofSite, place.addressOf);
      const { demos, pitfall, ...rest } = row;
      const mark = pitfall && place.markOf?.(note.file, row.name, place.locale.id);
      return {
        ...rest,
        ...(pitfall && { pitfall: mark ? `${pitfall} ${mark}` : pitfall }),
        ...(linked && { typeHtml: linked }),
        ...(unfolded && { typesHtml: unfolded }),
        ...(changes && { changes }),
        ...(uses.uses ? uses : demos && { demos }),
      };
    }),
  };
}
