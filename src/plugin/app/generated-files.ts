import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { lodash } from 'dumi/plugin-utils';

/** How the files that umi and dumi generate are read; `plugin/runtime` makes the app of them. */

/** A path as an import has it. */
export function quoted(path: string): string {
  return JSON.stringify(path.replace(/\\/g, '/'));
}

/** A generated file, changed where it must be, or an error that says what is no longer there. */
export function changed(path: string, changes: [RegExp, string][]): string {
  return changes.reduce(
    (text, [wanted, by]) => {
      if (!wanted.test(text)) {
        throw new Error(
          `${path} no longer holds ${wanted}. dumi-theme-ledger needs dumi 2.4 on umi 4.7; see its plugin/runtime.`,
        );
      }
      return text.replace(wanted, () => by);
    },
    readFileSync(path, 'utf8'),
  );
}

/**
 * The names that a module gives out of others and of its own, types left out.
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

/** The routes of the table with the names that umi gives to their chunks. */
function routeImports(text: string): { id: string; chunk: string; file: string }[] {
  const found = text.matchAll(
    /^'(.+?)': React\.lazy\(\(\) => import\(\/\* (webpackChunkName: .+?) \*\/('.+?')\)\),$/gm,
  );
  return [...found].map(([, id = '', chunk = '', file = '']) => ({ id, chunk, file }));
}

/** The table of routes without the pages that are written in markdown. */
export function smallTable(path: string): string {
  const text = changed(path, []);
  const json = /const routes = (\{.*\}) as const;/.exec(text)?.[1];
  if (!json) {
    throw new Error(
      `${path} no longer holds the table of routes. dumi-theme-ledger needs umi 4.7; see its plugin/runtime.`,
    );
  }
  const all = JSON.parse(json) as Record<string, { isLayout?: boolean }>;
  const components = routeImports(text).filter(({ file }) => !file.endsWith(".md'"));
  const kept = Object.fromEntries(
    components.map(({ id }) => [id, all[id]]).filter(([, route]) => route),
  );
  return [
    "import React from 'react';",
    'export async function getRoutes() {',
    `  const routes = ${JSON.stringify(kept)};`,
    '  return { routes, routeComponents: {',
    ...components.map(({ id, chunk, file }) => {
      const how = all[id]?.isLayout ? 'webpackMode: "eager"' : chunk;
      return `    ${JSON.stringify(id)}: React.lazy(() => import(/* ${how} */ ${file})),`;
    }),
    '  } };',
    '}',
    '',
  ].join('\n');
}

/** The path of a page without language and ending, of which dumi makes the ids of its demos. */
function pageOf(file: string): string {
  return file
    .replace(/\.md$/, '')
    .replace(/\.[a-z]{2}(-[A-Z]{2})?$/, '')
    .replace(/\/index$/, '');
}

/** One page for each way in which ids of demos begin, for who has only the id of a demo. */
export function demoPages(path: string, root: string): string {
  const pages = routeImports(readFileSync(path, 'utf8'))
    .filter(({ file }) => file.endsWith(".md'"))
    // The default language last, whose page is kept: its name is the shortest.
    .sort((a, b) => b.file.length - a.file.length);
  const entries = new Map(
    pages.map(({ chunk, file }) => {
      const prefix = lodash.kebabCase(pageOf(relative(root, file.slice(1, -1))));
      return [
        prefix,
        `  { prefix: ${JSON.stringify(prefix)}, load: () => import(/* ${chunk} */ ${file}) },`,
      ];
    }),
  );
  return ['export const pages = [', ...entries.values(), '];', ''].join('\n');
}

/** What dumi tells of a site to components that ask with `useSiteData`. */
export function siteContext(path: string): string {
  const text = changed(path, []);
  const names = [
    'pkg',
    'historyType',
    'hostname',
    'themeConfig',
    '_2_level_nav_available',
  ];
  const constants = names.map((name) => {
    const line = new RegExp(`^const ${name} = .*;$`, 'm').exec(text)?.[0];
    if (!line) {
      throw new Error(
        `${path} no longer holds ${name}. dumi-theme-ledger needs dumi 2.4; see its plugin/runtime.`,
      );
    }
    return line;
  });
  const entry =
    text.match(/^import .* from '[^']*';\n(?=[\s\S]*?const entryExports)/gm) ?? [];
  const exported =
    /const entryExports = \{[\s\S]*?\};/.exec(text)?.[0] ?? 'const entryExports = {};';
  return [
    ...entry.filter((line) => /entry(Default|Member)Export/.test(line)),
    "import { components } from '../dumi/meta/atoms';",
    "import { locales } from './site';",
    exported,
    ...constants,
    `export const siteContext = { ${names.join(', ')}, entryExports, components, locales, demos: {} };`,
    '',
  ].join('\n');
}
