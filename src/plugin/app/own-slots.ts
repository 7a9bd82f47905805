import { join, sep } from 'node:path';
import { quoted, THEME_ROOT } from '../host';
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
const NAVIGATION = ['Header', 'Navbar', 'Sidebar'];

/** The theme's own slot, where the document has it if that of the site needs a browser. */
function themesSlot(name: string): string {
  if (!NAVIGATION.includes(name)) return '';
  const file = quoted(join(THEME_ROOT, 'slots', name));
  return `, () => import(/* webpackChunkName: "navigation" */ ${file})`;
}

/**
 * A module for each slot of the site's own, which the build can leave out of a page; see
 * `renderer/page/own-part`.
 * @param files absolute paths of the slots' files, by name
 */
export function ownSlotModules(files: Readonly<Record<string, string>>): Modules {
  const part = quoted(join(THEME_ROOT, 'renderer/page/own-part'));
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      `own/slots/${name}.ts`,
      [
        `import Part from ${quoted(file)};`,
        `import { ownPart } from ${part};`,
        `export * from ${quoted(file)};`,
        `export default ownPart('slots/${name}', Part${themesSlot(name)});`,
      ],
    ]),
  );
}
