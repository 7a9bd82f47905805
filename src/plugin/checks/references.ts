import { suggest } from '../../model/text/suggest';
import { problemsAt } from './check';
import type { Check } from './check';

/** Finds references (`<API id>`) without notes. */
export const checkReferences: Check = (document, site) => {
  // Unreadable notes are reported as problems of their own.
  // Those of dumi's parser are not known yet; `plugin/pages` names the unknown ones.
  if (site.noteProblems.length > 0 || site.apiParser) return [];
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
