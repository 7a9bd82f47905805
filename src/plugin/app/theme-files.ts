import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { THEME_ROOT } from '../host';
import { otherThemes, OWN_NAME } from '../demos/installed-package';
import type { Dependencies } from '../demos/installed-package';

const KINDS = ['layouts', 'slots', 'builtins'] as const;

interface ThemeFile {
  specifier: string;
  source: string;
}

/** The components in a folder by name; each is in `Name/index`. */
function componentsOf(folder: string): Record<string, ThemeFile> {
  const found: Record<string, ThemeFile> = {};
  for (const name of readdirSync(folder)) {
    const source = ['index.tsx', 'index.js']
      .map((file) => join(folder, name, file))
      .find(existsSync);
    if (source) found[name] = { specifier: name, source };
  }
  return found;
}

/** The slots in a theme's folder by name, as dumi finds them: files too. */
function slotsIn(folder: string): Record<string, ThemeFile> {
  const files = readdirSync(folder).filter((file) => /^[A-Z\d][^.]*\.js$/.test(file));
  const alone = files.map((file): [string, ThemeFile] => {
    const specifier = file.replace('.js', '');
    return [specifier, { specifier, source: join(folder, file) }];
  });
  return { ...Object.fromEntries(alone), ...componentsOf(folder) };
}

/** The words in a folder by language. */
function localesOf(folder: string): Record<string, Record<string, string>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>,
    ]),
  );
}

/** This theme as dumi keeps one. */
export function readTheme() {
  return {
    name: OWN_NAME,
    path: THEME_ROOT,
    locales: localesOf(join(THEME_ROOT, 'locales')),
    layouts: componentsOf(join(THEME_ROOT, 'layouts')),
    slots: componentsOf(join(THEME_ROOT, 'slots')),
    builtins: componentsOf(join(THEME_ROOT, 'builtins')),
  };
}

/** A theme as dumi keeps one; only the fields that are read here. */
type Theme = ReturnType<typeof readTheme>;

/**
 * This theme, with the slots and the words of dumi's default one that it has not got, which a site's
 * own files ask for: slots as `dumi/theme/slots/X`, words by `useIntl`. What nothing imports is not
 * in the site. It has all builtins itself: dumi has every page import all of them, and the default
 * theme's bring their styles.
 * @param given dumi's default theme; dumi has merged the files of this one over it
 */
export function completeTheme(
  own: Theme,
  given: Pick<Theme, 'slots' | 'locales'>,
): Theme {
  const ids = [...Object.keys(given.locales), ...Object.keys(own.locales)];
  return {
    ...own,
    slots: { ...given.slots, ...own.slots },
    locales: Object.fromEntries(
      ids.map((id) => [id, { ...given.locales[id], ...own.locales[id] }]),
    ),
  };
}

/**
 * The slots of themes that a site has besides by name: pages of its own may show components of such a
 * theme, which ask for its slots.
 * @param root absolute path of the site
 * @param pkg its package.json
 */
export function slotsOfOtherThemes(
  root: string,
  pkg: Dependencies,
): Record<string, ThemeFile> {
  // What it imports lies beside it, and not beside a link to it.
  const folders = otherThemes(root, pkg).map((manifest) =>
    join(dirname(realpathSync(manifest)), 'dist/slots'),
  );
  // dumi takes the first theme.
  return Object.assign(
    {},
    ...folders.filter(existsSync).map(slotsIn).reverse(),
  ) as Record<string, ThemeFile>;
}

/**
 * Leads `dumi/theme/…` to this theme's files. A site's own `.dumi/theme` stays over them, and what
 * this theme has not got comes from dumi's default theme, which `dumi/theme-default/…` names.
 * Two exceptions are this theme's under those names too. dumi's own editor of code lays a field over
 * dumi's block of code, which this theme has not got. dumi's layout of documents has no place for the
 * sidebar of this theme in a narrow window; sites have one around it.
 * @param alias umi's, changed in place
 * @param others slots that neither of them need have; see `slotsOfOtherThemes`
 */
export function aliasTheme(
  alias: Record<string, string>,
  theme: Theme,
  others: Record<string, ThemeFile> = {},
): void {
  const { 'dumi/theme-default': given } = alias;
  const defaultTheme = String(given);
  for (const kind of KINDS) {
    for (const { specifier, source } of Object.values(theme[kind])) {
      const name = `dumi/theme/${kind}/${specifier}`;
      const known = alias[name];
      if (known === undefined || known.startsWith(defaultTheme)) alias[name] = source;
    }
  }
  for (const { specifier, source } of Object.values(others)) {
    alias[`dumi/theme/slots/${specifier}`] ??= source;
  }
  const { SourceCodeEditor } = theme.slots;
  const { DocLayout } = theme.layouts;
  if (given === undefined || !SourceCodeEditor || !DocLayout) return;
  // The first name that fits is taken.
  delete alias['dumi/theme-default'];
  alias['dumi/theme-default/slots/SourceCodeEditor'] = SourceCodeEditor.source;
  // Not the style sheet beside it.
  alias['dumi/theme-default/layouts/DocLayout$'] = DocLayout.source;
  alias['dumi/theme-default'] = given;
}
