import { suggest } from '../../model/text/suggest';
import { problemsAt } from './check';
import type { Check } from './check';

/** Finds references (`<API id>`) without notes. */
export const checkReferences: Check = (document, site) => {
  // Unreadable notes are reported as problems of their own.
  if (site.noteProblems.length > 0) return [];
  // Then they are of dumi's `apiParser`, or of nothing; `plugin/pages` names those of nothing.
  if (!site.options.apiNotes) return [];
  const ids = site.notes.map(({ id }) => id);
  const unknown = document.outline.parts.filter(
    ({ kind, id }) => kind === 'reference' && !ids.includes(id),
  );
  return problemsAt(
    document,
    site,
    unknown.map(({ id, line, name }) => {
      const near = suggest(id, ids);
      const known = ids.length > 0 ? `Use one of ${ids.join(', ')}.` : undefined;
      return {
        code: 'unknown-reference',
        line,
        message: `${name} refers to an unknown reference.`,
        hint: near
          ? `Did you mean \`<API id="${near}">\`?`
          : (known ??
            'Write notes for it, and set `themeConfig.apiNotes` to their folder.'),
      };
    }),
  );
};
