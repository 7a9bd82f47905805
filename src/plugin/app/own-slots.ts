import { join, sep } from 'node:path';
import { quoted, THEME_ROOT } from '../host';
import { readDemo } from '../demos/source';
import type { Modules } from '../host';

const SLOT = /^dumi\/theme\/slots\/(\w+)$/;

/**
 * Leads the slots of a site's own to the modules of `ownSlotModules`.
 * @param alias umi's, changed in place
 * @param folder absolute path of the site's theme files
 * @returns absolute paths of the slots' files, by name
 */
export function aliasOwnSlots(
  alias: Record<string, string>,
  folder: string,
): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [request, file] of Object.entries(alias)) {
    const name = SLOT.exec(request)?.[1];
    if (name === undefined || !file.startsWith(folder + sep)) continue;
    files[name] = file;
    alias[request] = `@@/ledger/own/slots/${name}`;
  }
  return files;
}

/** Slots with links to the pages, which a document has without scripts too. */
export const NAVIGATION = ['Header', 'Navbar', 'Sidebar'];

/** What a slot with effects says of a page to the build. */
const IN_NODE: Readonly<Record<string, string>> = { Sidebar: 'useSidebarLinks' };

/** What runs in a browser without its reader, and not in Node. */
const EFFECT = /\buse\w*(?:Effect|Mount)\b|\bcomponentDid(?:Mount|Update)\b/;

function hasEffects(path: string): boolean {
  return (readDemo(path)?.files ?? []).some(({ text }) => EFFECT.test(text));
}

/** The module of a slot. */
function slotModule(name: string, file: string): string[] {
  const theme = (path: string) => quoted(join(THEME_ROOT, path));
  const wanted = IN_NODE[name];
  const hook = wanted && hasEffects(file) ? wanted : undefined;
  const options = [
    ...(NAVIGATION.includes(name)
      ? [
          // The document has the theme's own slot if that of the site needs a browser.
          `loadThemes: () => import(/* webpackChunkName: "navigation" */ ${theme(`slots/${name}`)})`,
        ]
      : []),
    ...(hook ? [`useInNode: ${hook}`] : []),
  ];
  const given = options.length > 0 ? `, { ${options.join(', ')} }` : '';
  return [
    `import Part from ${quoted(file)};`,
    `import { ownPart } from ${theme('renderer/page/own-part')};`,
    ...(hook
      ? [`import { ${hook} } from ${theme('renderer/frame/sidebar-links')};`]
      : []),
    `export * from ${quoted(file)};`,
    `export default ownPart('slots/${name}', Part${given});`,
  ];
}

/**
 * A module for each slot of the site's own, which the build can leave out of a page; see
 * `renderer/page/own-part`.
 * @param files absolute paths of the slots' files, by name
 */
export function ownSlotModules(files: Readonly<Record<string, string>>): Modules {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      `own/slots/${name}.ts`,
      slotModule(name, file),
    ]),
  );
}
