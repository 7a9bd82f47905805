import { join } from 'node:path';
import { ownPaths, SCRIPT } from '../../demos/own-code';
import { THEME_ROOT } from '../../host';

/** What the theme's rules for elements leave as it is. */
const DEMOS = /:not\(\s*\[data-demo-root\] \*\s*\)/g;

/** What the theme draws, and text of a page in a component; see `markText`. */
const OF_THEME = '[class*="ledger-"], .markdown, [data-prose]';

/** The theme's elements in which components of a page stand beside its text. */
const PAGE = ':is(.ledger-content, .ledger-tab)';

/** Those in which slots of the site's own may stand too. */
const SLOTS =
  ':is(.ledger-content, .ledger-tab, .ledger-layout, .ledger-columns, .ledger-main, .ledger-aside, .ledger-own-toc, .ledger-header-inner, .ledger-own-navbar)';

/** Where all is of the site's own that a layout of its own draws. */
const APP = 'body > :first-child';

/**
 * Elements in there that the theme has not drawn, and what is in them; a title of level 1 is the theme's.
 * Browsers ask the parts of a selector in order, for each element of a page: few are in such a root.
 */
function ownIn(parent: string): string {
  const root = `${parent} > :not(${OF_THEME}, h1)`;
  return `${root}, :is(${root} *):not(${OF_THEME}, ${root} :is(${OF_THEME}) *)`;
}

const IN_PAGE = `:where(${ownIn(PAGE)})`;
const ANYWHERE = `:where(${ownIn(SLOTS)}, ${ownIn(APP)})`;

/**
 * The selector of a rule of the theme for elements, which then also leaves those that the site draws
 * itself: of a page, where the rule is for pages, else also of slots and layouts.
 * @example withoutOwn('.ledger-content p:where(:not([data-demo-root] *))')
 */
export function withoutOwn(selector: string): string {
  const own = selector.includes(APP) ? ANYWHERE : IN_PAGE;
  return selector.replace(DEMOS, `:not([data-demo-root] *, ${own})`);
}

/** Folders and their files in which a site may have something of its own that it shows. */
const OWN_FILES = ['theme/builtins', 'theme/slots', 'theme/layouts', 'pages'];

/**
 * True if a site may show something of its own besides demos: components, slots, layouts or pages of
 * code.
 * @param root absolute path of the site
 */
export function hasOwnElements(root: string): boolean {
  return OWN_FILES.some(
    (folder) => !ownPaths(root, join('.dumi', folder), SCRIPT).next().done,
  );
}

/** A style sheet as PostCSS gives it to its plugins. */
interface Sheet {
  source?: { input: { file?: string } };
  walkRules: (change: (rule: { selector: string }) => void) => void;
}

/** Changes the theme's style sheets. */
const PLUGIN = {
  postcssPlugin: 'ledger-own-elements',
  Once(sheet: Sheet): void {
    if (!sheet.source?.input.file?.startsWith(THEME_ROOT)) return;
    sheet.walkRules((rule) => {
      rule.selector = withoutOwn(rule.selector);
    });
  },
};

/** What of umi's configuration says how style sheets are compiled. */
interface Configured {
  extraPostCSSPlugins?: unknown[];
}

/**
 * Has what a site draws itself look as with dumi's theme, which has no rules for elements of others.
 * @param root absolute path of the site
 * @param all true for a development server, where a site may get its first one
 */
export function leaveOwnElements<C extends Configured>(
  config: C,
  root: string,
  all: boolean,
): C {
  if (!all && !hasOwnElements(root)) return config;
  const { extraPostCSSPlugins = [] } = config;
  return { ...config, extraPostCSSPlugins: [...extraPostCSSPlugins, PLUGIN] };
}
