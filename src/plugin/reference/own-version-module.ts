import { anchorOf } from '../../model/api-row';
import type { ApiReference } from '../../model/api-row';
import { compareVersions } from '../../model/changelog/version';
import type { RowVersions } from '../../model/reference/newer';
import type { Modules } from '../host';
import type { ApiNotes } from './notes';
import type { Shown } from './uses';

interface References {
  notes: readonly Pick<ApiNotes, 'id' | 'rows'>[];
  /** Those that dumi's `apiParser` has made. */
  parsed: readonly ApiReference[];
}

function rowVersions({ notes, parsed }: References): RowVersions {
  const noted = notes.flatMap(({ id, rows }) =>
    Object.entries(rows).map(([name, { since }]) => ({
      anchor: anchorOf(id, name),
      name,
      since,
    })),
  );
  const rows = [...parsed.flatMap((reference) => reference.rows), ...noted];
  return Object.fromEntries(
    rows.flatMap(({ anchor, name, since }) =>
      since == null ? [] : [[anchor, [name, since]]],
    ),
  );
}

/** The newest version of some rows; undefined if none of them names one. */
function newestOf(anchors: readonly string[], rows: RowVersions): string | undefined {
  return anchors
    .flatMap((anchor) => rows[anchor]?.[1] ?? [])
    .sort((a, b) => compareVersions(b, a))[0];
}

/**
 * `@@/ledger/own-version`: what the marks of the option `ownVersion` need to know.
 * @param references undefined on a site without the option
 */
export function ownVersionModule(
  references: References | undefined,
  { changes, firstDemos = {} }: Pick<Shown, 'changes' | 'firstDemos'>,
): Modules {
  const rows = references ? rowVersions(references) : {};
  const versions = references
    ? (changes?.versions ?? Object.values(rows).map(([, since]) => since))
    : [];
  const pages = Object.fromEntries(
    Object.entries(firstDemos).flatMap(([path, anchors]) => {
      const newest = newestOf(anchors, rows);
      return newest ? [[path, newest]] : [];
    }),
  );
  return {
    'own-version.ts': [
      `export const versions = ${JSON.stringify([...new Set(versions)])};`,
      `export const changelog = ${JSON.stringify(changes?.page)};`,
      `export const rows = ${JSON.stringify(rows)};`,
      `export const pages = ${JSON.stringify(pages)};`,
    ],
  };
}
