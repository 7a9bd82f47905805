import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEME_ROOT } from '../host';

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

function localesOf(folder: string): Record<string, unknown> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    ]),
  );
}

/** This theme as dumi keeps one. */
export function readTheme() {
  return {
    name: 'dumi-theme-ledger',
    path: THEME_ROOT,
    locales: localesOf(join(THEME_ROOT, 'locales')),
    layouts: componentsOf(join(THEME_ROOT, 'layouts')),
    slots: componentsOf(join(THEME_ROOT, 'slots')),
    builtins: componentsOf(join(THEME_ROOT, 'builtins')),
  };
}

/**
 * Puts this theme's files in the place of dumi's default theme, nothing of which is left. dumi by
 * itself merges a theme over its default one, and each page then loads all builtins of both. A
 * site's own `.dumi/theme` still goes over this one.
 * @param alias umi's, changed in place
 */
export function aliasTheme(
  alias: Record<string, string>,
  theme: ReturnType<typeof readTheme>,
): void {
  const defaultTheme = String(alias['dumi/theme-default']);
  for (const kind of KINDS) {
    const prefix = `dumi/theme/${kind}/`;
    for (const [name, source] of Object.entries(alias)) {
      if (name.startsWith(prefix) && source.startsWith(defaultTheme)) delete alias[name];
    }
    for (const { specifier, source } of Object.values(theme[kind])) {
      alias[prefix + specifier] ??= source;
    }
  }
}
