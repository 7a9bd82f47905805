import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from 'dumi';

/** The folder that holds `layouts/`, `slots/` and the rest: the package's source or its `dist`. */
export const THEME_ROOT = join(__dirname, '..');

const KINDS = ['layouts', 'slots', 'builtins'] as const;

interface ThemeFile {
  specifier: string;
  source: string;
}

/** The components of a folder by name; each stands in `Name/index`. */
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

/**
 * Puts this theme's files in the place of dumi's default theme, nothing of which is left. dumi by
 * itself merges a theme over its default one, and each page then loads all builtins of both. A
 * site's own `.dumi/theme` still goes over this one.
 */
export default function themeFiles(api: IApi): void {
  const theme = {
    name: 'dumi-theme-ledger',
    path: THEME_ROOT,
    locales: localesOf(join(THEME_ROOT, 'locales')),
    layouts: componentsOf(join(THEME_ROOT, 'layouts')),
    slots: componentsOf(join(THEME_ROOT, 'slots')),
    builtins: componentsOf(join(THEME_ROOT, 'builtins')),
  };

  api.register({ key: 'modifyTheme', stage: Infinity, fn: () => theme });

  api.modifyConfig((config) => {
    const defaultTheme = String(config.alias['dumi/theme-default']);
    for (const kind of KINDS) {
      const prefix = `dumi/theme/${kind}/`;
      for (const [name, source] of Object.entries<string>(config.alias)) {
        if (name.startsWith(prefix) && source.startsWith(defaultTheme)) {
          delete config.alias[name];
        }
      }
      for (const { specifier, source } of Object.values(theme[kind])) {
        config.alias[prefix + specifier] ??= source;
      }
    }
    // A bar of its own at every change of page, 4 kB for what the browser's cursor says too.
    config.themeConfig.nprogress = false;
    return config;
  });
}
