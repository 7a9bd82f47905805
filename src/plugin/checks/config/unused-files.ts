import type { Problem } from '../../../model/problem';

/** Files of a site that dumi's default theme uses, by their names. */
export interface ThemeFiles {
  /** Slots of the site's own, each with its path relative to the root. */
  slots: ReadonlyMap<string, string>;
  /** Path of umi's `loading` file relative to the root; undefined where there is none. */
  loading?: string;
}

const WAITING =
  'pages are in their documents, and a page stays until the next one has loaded.';

/** The message for files of a site that dumi's default theme shows and this theme does not. */
export function unusedFiles({ slots, loading }: ThemeFiles): Problem[] {
  const problem = (file: string | undefined, message: string, hint: string): Problem[] =>
    file === undefined
      ? []
      : [{ code: 'unsupported-file', file, line: 1, message, hint }];
  return [
    ...problem(
      slots.get('Loading'),
      `the slot \`Loading\` is not shown: ${WAITING}`,
      'Remove it.',
    ),
    ...problem(loading, `this component is not shown: ${WAITING}`, 'Remove it.'),
  ];
}
