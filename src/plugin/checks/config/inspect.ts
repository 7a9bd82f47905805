import type { Problem } from '../../../model/problem';
import { configPlace } from '../../schemas/config/config-place';
import type { Site } from '../../site/read-site';

/** Rows in the option `inspect` that no reference of the site has, which would never be shown. */
export function inspectProblems({
  options,
  root,
  notes,
}: Pick<Site, 'options' | 'root' | 'notes'>): Problem[] {
  const rows = new Set(
    notes.flatMap(({ id, rows: of }) => Object.keys(of).map((name) => `${id}.${name}`)),
  );
  const { file, lineOf } = configPlace(root);
  return Object.entries(options.inspect ?? {}).flatMap(([selector, names]) =>
    names.flatMap((name, at) => {
      if (rows.has(name)) return [];
      return {
        code: 'inspect',
        file,
        line: lineOf(['inspect', selector, at]),
        message: `themeConfig.inspect names ${name}, which no reference of the site has.`,
        hint: "Write the id of a reference, a dot, and the name of a row: 'Button.icon'.",
      };
    }),
  );
}
