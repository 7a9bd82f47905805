import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lodash } from 'dumi/plugin-utils';
import { fileOf, hostChanged, quoted, THEME_ROOT } from '../host';
import { normalizePath } from '../../model/page';
import { localeOfFile, pageName } from '../../model/locale';
import type { Locale } from '../../model/locale';
import type { CodePage } from '../site/read-site';

/** How the files that umi and dumi generate are read; `runtime-modules` makes the app of them. */

/** This file, for errors. */
const WHERE = 'plugin/app/generated-files';

/**
 * A pattern and what takes its place. A third one says where an older dumi or umi does not write it:
 * the change is for texts that have this.
 */
export type Change = [wanted: RegExp, by: string, where?: RegExp];

/**
 * Reads a generated file and applies replacements. Throws an error that names a missing
 * pattern.
 */
export function patched(path: string, changes: Change[]): string {
  return changes.reduce(
    (text, [wanted, by, where]) => {
      if (where?.test(text) === false) return text;
      if (!wanted.test(text)) {
        throw hostChanged(`${path} has no ${wanted}`, WHERE);
      }
      return text.replace(wanted, () => by);
    },
    readFileSync(path, 'utf8'),
  );
}

/**
 * dumi's lines in umi's entry that set the color, one where readers cannot choose. Before dumi 2.4 they
 * ask for no document.
 */
export const COLOR_AT_START =
  /^\(function \(\) \{\n {2}var cache = [\s\S]*?'data-prefers-color'[\s\S]*?\n\}\)\(\);$|^(?:typeof document !== 'undefined' && )?document\.documentElement\.setAttribute\('data-prefers-color', '\w+'\);$/m;

/** Of umi's entry: what plugins have it do before the start of the app. */
const AHEAD = /(?<=^ *\}\)\)\(\);\n\}\n\s*?\n)[^]+?(?=\n\s*^render\(\);$)/m;

/**
 * umi's entry, in which what plugins write before the start of the app may fail in Node, where there is
 * no address. Code whose names others may use stays as it is.
 */
export function withCodeForBrowsers(entry: string): string {
  return entry.replace(AHEAD, (code) => {
    const lines = code
      .replace(/^\s*\/\/.*$/gm, '')
      .split('\n')
      .filter((line) => line.trim());
    const [, indent = ''] = /^(\s*)/.exec(lines[0] ?? '') ?? [];
    const declares = new RegExp(
      `^${indent}(?:export|import|const|let|class|(?:async )?function)\\b`,
    );
    if (lines.length === 0 || lines.some((line) => declares.test(line))) return code;
    return `try {\n${code}\n} catch (error) {\n  if (typeof window !== 'undefined') throw error;\n}`;
  });
}

/**
 * The names that a module exports, its own and re-exported ones, without types.
 * @example exportedNames("export { a, b as c } from 'x';\nexport const d = 1;") // ['a', 'c', 'd']
 */
export function exportedNames(text: string): string[] {
  const lists = [...text.matchAll(/^export \{([^}]*)\} from /gm)];
  const own = [...text.matchAll(/^export (?:const|function) (\w+)/gm)];
  return [
    ...lists.flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().replace(/^.* as /, '')),
    ),
    ...own.map(([, name = '']) => name),
  ].filter(Boolean);
}

/** The routes of the table, with umi's chunk names. */
function routeImports(text: string): { id: string; chunk: string; file: string }[] {
  const found = text.matchAll(
    /^'(.+?)': React\.lazy\(\(\) => import\(\/\* (webpackChunkName: .+?) \*\/('.+?')\)\),$/gm,
  );
  return [...found].map(([, id = '', chunk = '', file = '']) => ({ id, chunk, file }));
}

/** Where code pages get their titles; see there. */
const TITLED = join(THEME_ROOT, 'renderer/page/titled-page');

/** The styles of a page without a table of contents, which pages of code are. */
const NO_CONTENTS = join(THEME_ROOT, 'styles/parts/no-contents.css');

/** dumi's 404 page, in whose place the theme shows its own. */
const NOT_FOUND = /[\\/]dumi[\\/]dist[\\/]client[\\/]pages[\\/]404\b/;

/**
 * The table of routes without markdown pages.
 * @param path of the generated one
 * @param codePages those that are code, which get their titles
 * @param ownToc true if the site has a table of contents of its own, which they may have too
 */
export function routeTableCode(
  path: string,
  codePages: readonly Pick<CodePage, 'path' | 'title' | 'live'>[] = [],
  ownToc = false,
): string {
  const text = patched(path, []);
  const json = /const routes = (\{.*\}) as const;/.exec(text)?.[1];
  if (!json) {
    throw hostChanged(`${path} has no table of routes`, WHERE);
  }
  const all = JSON.parse(json) as Record<string, { isLayout?: boolean; path: string }>;
  const pageOf = (id: string) => {
    const { isLayout, path } = all[id] ?? {};
    // A layout of all pages has the path of the home page.
    if (isLayout) return undefined;
    return codePages.find((page) => page.path === normalizePath(`/${path}`));
  };
  const components = routeImports(text).filter(({ file }) => !file.endsWith(".md'"));
  const kept = Object.fromEntries(
    components.map(({ id }) => [id, all[id]]).filter(([, route]) => route),
  );
  const hasCode =
    codePages.length > 0 ||
    components.some(({ id, file }) => all[id]?.path === '*' && !NOT_FOUND.test(file));
  return [
    "import React from 'react';",
    ...(codePages.length > 0 ? [`import { titled } from ${quoted(TITLED)};`] : []),
    ...(hasCode && !ownToc ? [`import ${quoted(NO_CONTENTS)};`] : []),
    'export async function getRoutes() {',
    `  const routes = ${JSON.stringify(kept)};`,
    '  return { routes, routeComponents: {',
    ...components.map(({ id, chunk, file }) => {
      const how = all[id]?.isLayout ? 'webpackMode: "eager"' : chunk;
      const { title, live } = pageOf(id) ?? {};
      const words = JSON.stringify(title);
      const then = title ? `.then(titled(${words}${live ? ', true' : ''}))` : '';
      return `    ${JSON.stringify(id)}: React.lazy(() => import(/* ${how} */ ${file})${then}),`;
    }),
    '  } };',
    '}',
    '',
  ].join('\n');
}

/** How dumi begins the ids of a page's demos, in all languages alike. */
function demoPrefix(file: string, locales: readonly Locale[]): string {
  return lodash.kebabCase(pageName(file, locales).replace(/(^|\/)index$/, ''));
}

/**
 * One page for each way in which ids of demos begin, for who has only the id of a demo.
 * @param path of the generated table of routes
 * @param root absolute path of the site
 */
export function demoPagesCode(
  path: string,
  root: string,
  locales: readonly Locale[],
): string {
  const placeOf = (file: string) =>
    locales.indexOf(localeOfFile(file.slice(1, -1), locales));
  const pages = routeImports(readFileSync(path, 'utf8'))
    .filter(({ file }) => file.endsWith(".md'"))
    // The default language last, whose page is kept.
    .sort((a, b) => placeOf(b.file) - placeOf(a.file));
  const entries = new Map(
    pages.map(({ chunk, file }) => {
      const prefix = demoPrefix(fileOf(file.slice(1, -1), root), locales);
      return [
        prefix,
        `  { prefix: ${JSON.stringify(prefix)}, load: () => import(/* ${chunk} */ ${file}) },`,
      ];
    }),
  );
  return ['export const pages = [', ...entries.values(), '];', ''].join('\n');
}

/** What `useSiteData` returns of a site's configuration. */
const SITE_DATA = [
  'pkg',
  'historyType',
  'hostname',
  'themeConfig',
  '_2_level_nav_available',
];

/** What a dumi before 2.3 may not have yet. */
const LATER_DATA = ['historyType', 'hostname', '_2_level_nav_available'];

/**
 * The lines that define a site's data. Before dumi 2.3, the data is written where it is passed on.
 * @throws where a part is missing
 */
function siteData(text: string, path: string): string[] {
  const isInline = text.includes('<SiteContext.Provider value={{');
  return SITE_DATA.map((name) => {
    const line = new RegExp(`^const ${name} = .*;$`, 'm').exec(text)?.[0];
    if (line) return line;
    const value = isInline && new RegExp(`^ +${name}: (.*),$`, 'm').exec(text)?.[1];
    if (value) return `const ${name} = ${value};`;
    if (isInline && LATER_DATA.includes(name)) return `const ${name} = undefined;`;
    throw hostChanged(`${path} has no constant ${name}`, WHERE);
  });
}

/**
 * The module with the data that dumi's `useSiteData` returns.
 * @param withEntry false to leave out what the site's library exports, of which nearly no site reads
 * anything: whatever asks for the data would load the whole library, in Node too
 */
export function siteContextCode(path: string, withEntry = false): string {
  const text = patched(path, []);
  const constants = siteData(text, path);
  const imports =
    text.match(/^import .* from '[^']*';\n(?=[\s\S]*?const entryExports)/gm) ?? [];
  const entry = withEntry ? imports : [];
  const exports = withEntry && /const entryExports = \{[\s\S]*?\};/.exec(text)?.[0];
  const exported = exports || 'const entryExports = {};';
  return [
    ...entry.filter((line) => /entry(Default|Member)Export/.test(line)),
    "import { components } from '../dumi/meta/atoms';",
    "import { locales } from './site';",
    exported,
    ...constants,
    `export const siteContext = { ${SITE_DATA.join(', ')}, entryExports, components, locales, demos: {} };`,
    '',
  ].join('\n');
}
