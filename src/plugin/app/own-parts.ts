import { join, sep } from 'node:path';
import { quoted, THEME_ROOT } from '../host';
import { readDemo } from '../demos/source';
import type { Modules } from '../host';

/** A slot, or a layout around pages, with its folder. */
const PART = /^dumi\/theme\/(slots\/\w+|layouts\/(?:Global|Doc)Layout)$/;

/** The layout around all others. */
export const GLOBAL_LAYOUT = 'layouts/GlobalLayout';

/** The layout around pages, with header and sidebar. */
export const DOC_LAYOUT = 'layouts/DocLayout';

/**
 * Leads the slots of a site's own, and its layouts around pages, to the modules of `ownPartModules`.
 * @param alias umi's, changed in place
 * @param folder absolute path of the site's theme files
 * @returns absolute paths of their files, by names such as `slots/Header`
 */
export function aliasOwnParts(
  alias: Record<string, string>,
  folder: string,
): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [request, file] of Object.entries(alias)) {
    const name = PART.exec(request)?.[1];
    if (name === undefined || !file.startsWith(folder + sep)) continue;
    files[name] = file;
    alias[request] = `@@/ledger/own/${name}`;
  }
  return files;
}

/** Slots with links to the pages, which a document has without scripts too. */
export const NAVIGATION = ['slots/Header', 'slots/Navbar', 'slots/Sidebar'];

/** What a slot with effects says of a page to the build. */
const IN_NODE: Readonly<Record<string, string>> = {
  'slots/Sidebar': 'useSidebarLinks',
};

/** What runs in a browser without its reader, and not in Node. */
const EFFECT = /\buse\w*(?:Effect|Mount)\b|\bcomponentDid(?:Mount|Update)\b/;

function hasEffects(path: string): boolean {
  return (readDemo(path)?.files ?? []).some(({ text }) => EFFECT.test(text));
}

/** What dumi's table of contents waits for: headings that an effect finds in the document. */
const SPIES = /\bScrollspy\b/i;

/** dumi's own, by its address and the class of its list. */
const DUMI_TOC = /['"]dumi\/theme-default\/slots\/Toc['"]/;
const DUMI_LIST = 'dumi-default-toc';

/** The class of a list that is a table of contents. */
const LIST = /<ul\s[^>]*\bclassName=(?:\{\s*)?["']([^"']*\btoc\b[^"']*)["']/;

/**
 * The class of the list that a slot `Toc` shows once its effects have run, where it is a copy of dumi's
 * or shows that; undefined for another one.
 */
function laterList(path: string): string | undefined {
  const texts = (readDemo(path)?.files ?? []).map(({ text }) => text);
  if (texts.some((text) => DUMI_TOC.test(text))) return DUMI_LIST;
  const copy = texts.find((text) => SPIES.test(text) && EFFECT.test(text));
  return copy && LIST.exec(copy)?.[1];
}

/**
 * What documents have in the place of a part that needs a browser: a file of the theme, and its chunk,
 * which no browser loads.
 */
function inPlaceOf(name: string): { file: string; chunk: string } | undefined {
  if (NAVIGATION.includes(name)) return { file: name, chunk: 'navigation' };
  if (name === DOC_LAYOUT) return { file: name, chunk: 'doc-layout' };
  if (name === GLOBAL_LAYOUT) return { file: 'renderer/frame/outlet', chunk: 'outlet' };
  return undefined;
}

/** The module of a part. */
function partModule(name: string, file: string): string[] {
  const theme = (path: string) => quoted(join(THEME_ROOT, path));
  const wanted = IN_NODE[name];
  const hook = wanted && hasEffects(file) ? wanted : undefined;
  const instead = inPlaceOf(name);
  const options = [
    ...(instead
      ? [
          `loadThemes: () => import(/* webpackChunkName: "${instead.chunk}" */ ${theme(instead.file)})`,
        ]
      : []),
    ...(hook ? [`useInNode: ${hook}`] : []),
  ];
  const list = name === 'slots/Toc' ? laterList(file) : undefined;
  const given = options.length > 0 ? `, { ${options.join(', ')} }` : '';
  const part = list ? `withFirstToc(Part, ${quoted(list)})` : 'Part';
  return [
    `import Part from ${quoted(file)};`,
    `import { ownPart } from ${theme('renderer/page/own-part')};`,
    ...(hook
      ? [`import { ${hook} } from ${theme('renderer/frame/sidebar-links')};`]
      : []),
    ...(list
      ? [`import { withFirstToc } from ${theme('renderer/frame/first-toc')};`]
      : []),
    `export * from ${quoted(file)};`,
    `export default ownPart('${name}', ${part}${given});`,
  ];
}

/**
 * A module for each of these parts, which the build can leave out of a page; see
 * `renderer/page/own-part`.
 * @param files as of `aliasOwnParts`
 */
export function ownPartModules(files: Readonly<Record<string, string>>): Modules {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      `own/${name}.ts`,
      partModule(name, file),
    ]),
  );
}
