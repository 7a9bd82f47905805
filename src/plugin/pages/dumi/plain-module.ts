import { hostChanged } from '../../host';

/** What dumi writes around the content of a page, in each of its versions that the theme works on. */

/** This file, for errors. */
const WHERE = 'plugin/pages/dumi/plain-module';

/** The texts of a page, which dumi's demos read and the theme's do not. */
const TEXTS = /^import \{ texts as [^\n]*\n/m;
/** The same before dumi 2.4.29: a component of their own has them, and the page. */
const INNER =
  /function DumiMarkdownInner\(\) \{\n {2}const \{ texts: [^\n]*\n+ {2}return ([\s\S]*?);\n\}\n/;
/** The same before dumi 2.3: the page's component has them, and no Suspense around it. */
const EAGER = /(function DumiMarkdownContent\(\) \{\n) {2}const \{ texts: [^\n]*\n/;
/** The hook that they come from there; a tab has nothing else of dumi's. */
const EAGER_IMPORT =
  /^import \{ (?:(DumiPage), )?use(?:Route|Tab)Meta \} from 'dumi';\n/m;

/**
 * Replaces a required pattern in dumi's module of a page.
 * @throws where dumi does not write it; the error says that dumi has changed
 */
export function replaceIn(
  source: string,
  wanted: RegExp,
  by: string | ((found: string, group?: string) => string),
  path: string,
): string {
  if (!wanted.test(source)) {
    throw hostChanged(`dumi does not write ${wanted} into the module of ${path}`, WHERE);
  }
  return source.replace(wanted, typeof by === 'string' ? () => by : by);
}

/** The module without the texts for dumi's own demos. */
function withoutTexts(source: string, path: string): string {
  const content = INNER.exec(source)?.[1];
  if (content === undefined) return replaceIn(source, TEXTS, '', path);
  return source
    .replace(INNER, '')
    .replace('<DumiMarkdownInner />', () => content)
    .replace(/import \{ DumiPage, useTabMeta, useRouteMeta \}/, 'import { DumiPage }');
}

/**
 * dumi's module of a page without what waits for the texts of the page: React 16 cannot render
 * Suspense in node.
 * @param source JSX as dumi's markdown loader writes it
 * @param path absolute path of the page, for errors
 * @throws where dumi writes another module than those known
 */
export function plainModule(source: string, path: string): string {
  if (EAGER.test(source)) {
    const imported = (_: string, page?: string) =>
      page ? `import { ${page} } from 'dumi';\n` : '';
    return replaceIn(source.replace(EAGER, '$1'), EAGER_IMPORT, imported, path);
  }
  const changes: [RegExp, string][] = [
    [/<Suspense fallback=\{<LoadingComponent \/>\}>/, '<>'],
    // The last one: before it, the page may show code with another.
    [/<\/Suspense>(?![\s\S]*<\/Suspense>)/, '</>'],
    [/import LoadingComponent from [^\n]*\n/, ''],
    [/import React, \{ Suspense \}/, 'import React'],
  ];
  return changes.reduce(
    (text, [wanted, by]) => replaceIn(text, wanted, by, path),
    withoutTexts(source, path),
  );
}
