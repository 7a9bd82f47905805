import { join } from 'node:path';
import { quoted, THEME_ROOT } from '../host';
import type { Modules } from '../host';
import { hasMenus } from '../site/navigation';
import type { Site } from '../site/read-site';

/** The slots that not every site shows, each with the sites that do. */
const PARTS: Readonly<Record<string, (site: Site) => boolean>> = {
  HeaderExtra: () => false,
  LangSwitch: ({ locales }) => locales.length > 1,
  NavbarExtra: () => false,
  NoSidebar: ({ options }) => options.sidebar !== 'all',
  NavMenu: (site) => hasMenus(site),
  RtlSwitch: ({ options }) => options.rtl === true,
};

/**
 * `@@/ledger/parts`: the slots that not every site shows. One that this site does not show is an
 * empty component there, so that no page carries its code. `@@/ledger/demo-toolbar`: the toolbar of
 * demos, with the site's own slot after it where there is one.
 * @param overridden names of the slots that the site has files of its own for
 * @param all true to keep every slot, for a server where a page may ask for one at any time
 */
export function partsModule(
  site: Site,
  overridden: ReadonlySet<string>,
  all: boolean,
): Modules {
  const nothing = quoted(join(THEME_ROOT, 'ui/nothing'));
  const lines = Object.entries(PARTS).map(([name, isShown]) => {
    const isKept = all || overridden.has(name) || isShown(site);
    const file = isKept ? `'dumi/theme/slots/${name}'` : nothing;
    return `export { default as ${name} } from ${file};`;
  });
  const toolbar = overridden.has('PreviewerActionsExtra')
    ? 'extended-toolbar'
    : 'panel/demo-toolbar';
  const path = quoted(join(THEME_ROOT, 'builtins/Previewer', toolbar));
  return {
    'parts.ts': lines,
    'demo-toolbar.ts': [`export { DemoToolbar } from ${path};`],
  };
}
