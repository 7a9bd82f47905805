import type { Problem } from '../../../model/problem';
import { suggest } from '../../../model/text/suggest';
import type { ApiNotes } from '../notes';
import type { SiteChanges } from '../uses';

/**
 * The versions that notes say changed a row and the changelog does not have: no link could lead there.
 * @param changes undefined on a site without a changelog, where nothing can be wrong
 */
export function changedProblems(
  notes: readonly Pick<ApiNotes, 'id' | 'file' | 'rows' | 'lines'>[],
  changes: Pick<SiteChanges, 'page' | 'versions'> | undefined,
): Problem[] {
  if (!changes) return [];
  const { page, versions } = changes;
  return notes.flatMap(({ id, file, rows, lines }) =>
    Object.entries(rows).flatMap(([name, { changed }]) =>
      (changed ?? [])
        .filter((version) => !versions.includes(version))
        .map((version) => {
          const near = suggest(version, versions);
          return {
            code: 'api-row',
            file,
            line: lines[name] ?? 1,
            message: `the note of \`${id}.${name}\` names ${version} in \`changed\`, which the changelog ${page} does not have.`,
            hint: near
              ? `Did you mean ${near}?`
              : 'Remove the version, or add it to the changelog.',
          };
        }),
    ),
  );
}
