import type { Chain, Modules } from '../../host';
import { ANT_DESIGN } from './ant-design';
import { EMOTION } from './emotion';
import { STYLED_COMPONENTS } from './styled-components';
import type { Found, Replacement, StyleLibrary } from './library';

/** All libraries whose styles are put into pages, by the names of their generated modules. */
const LIBRARIES: Readonly<Record<string, StyleLibrary>> = {
  'styled-components': STYLED_COMPONENTS,
  'ant-design': ANT_DESIGN,
  emotion: EMOTION,
};

/** The oldest major versions of the packages that collectors are made with, by their names. */
export const STYLE_PACKAGES: ReadonlyMap<string, number> = new Map([
  ...Object.values(LIBRARIES).flatMap(({ packages }) =>
    packages.map((name) => [name, 0] as const),
  ),
  // Others, of the same names, are parts of emotion 10.
  ['@emotion/cache', 11],
  ['@emotion/css', 11],
  ['@emotion/react', 11],
]);

/** The libraries that a site has. */
function librariesIn(found: Found): [name: string, library: StyleLibrary][] {
  return Object.entries(LIBRARIES).filter(([, { packages }]) =>
    packages.some((name) => found[name]),
  );
}

/** The lines of the module of each collector, by its name. */
function collectorsIn(found: Found): [name: string, lines: string[]][] {
  return librariesIn(found).flatMap(([name, { collector, eachCopyOf }]) => {
    if (eachCopyOf === undefined) return [[name, collector(found)]];
    const copies = found[eachCopyOf] ?? [];
    return copies.map((copy, at): [string, string[]] => [
      at === 0 ? name : `${name}-${at + 1}`,
      collector({ ...found, [eachCopyOf]: [copy] }),
    ]);
  });
}

/**
 * `@@/ledger/collector`, which puts styles that libraries make in JavaScript into pages that are
 * rendered at build. No browser loads it.
 * @param found the packages that the site has
 */
export function collectorModules(found: Found): Modules {
  const collectors = collectorsIn(found);
  if (collectors.length === 0) {
    return { 'collector.ts': ['export const loadCollector = undefined;'] };
  }
  return {
    'collector.ts': [
      'export const loadCollector = () =>',
      '  import(/* webpackChunkName: "collect-styles" */ \'./collect-styles\');',
    ],
    'collect-styles.ts': [
      ...collectors.map(
        ([name], at) => `import { collect as collect${at} } from './styles-of-${name}';`,
      ),
      `const all = [${collectors.map((_, at) => `collect${at}`).join(', ')}];`,
      'export const collect = (element, isAround) => {',
      '  const sheets = [];',
      '  for (const one of all) {',
      '    sheets.push(one(sheets.at(-1)?.element ?? element, isAround));',
      '  }',
      '  return {',
      '    element: sheets.at(-1).element,',
      '    styles: (html) =>',
      '      sheets',
      '        .flatMap((sheet) => sheet.styles(html))',
      '        .filter((tag) => !/^(?:<style[^>]*>\\s*<\\/style>)?$/.test(tag)),',
      '  };',
      '};',
    ],
    ...Object.fromEntries(
      collectors.map(([name, lines]) => [`styles-of-${name}.ts`, lines]),
    ),
  };
}

/** Bundles the libraries that a site has as they run in Node as well. */
export function bundleLibraries(
  chain: Chain,
  replacement: Replacement,
  found: Found,
): void {
  for (const [, library] of librariesIn(found)) {
    library.bundle?.(chain, replacement, found);
  }
}
