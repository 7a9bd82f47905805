import type { Problem } from '../../../model/problem';

/** Files of a site that dumi's default theme uses, by their names. */
export interface ThemeFiles {
  /** Slots of the site's own, each with its path relative to the root. */
  slots: ReadonlyMap<string, string>;
  /** Names of the components that the site has written for its pages. */
  builtins: readonly string[];
  /** Path of umi's `loading` file relative to the root; undefined where there is none. */
  loading?: string;
}

const WAITING =
  'pages are in their documents, and a page stays until the next one has loaded.';

/** What is told of files of a site that dumi's default theme shows and this theme does not. */
export function unusedFiles({ slots, builtins, loading }: ThemeFiles): Problem[] {
  const problem = (file: string | undefined, message: string, hint: string): Problem[] =>
    file === undefined
      ? []
      : [{ code: 'unsupported-file', file, line: 1, message, hint }];
  // Those show dumi's own parts, which show the slot.
  const hasOwnTools = slots.has('PreviewerActions') || builtins.includes('Previewer');
  const editor = hasOwnTools ? undefined : slots.get('SourceCodeEditor');
  return [
    ...problem(
      slots.get('Loading'),
      `the slot \`Loading\` is not shown: ${WAITING}`,
      'Remove it.',
    ),
    ...problem(loading, `this component is not shown: ${WAITING}`, 'Remove it.'),
    ...problem(
      editor,
      "the slot `SourceCodeEditor` is not shown: the theme's editor has all files of a demo and runs them in a frame.",
      'Remove it, or show it in a slot `PreviewerActions` of your own.',
    ),
  ];
}
