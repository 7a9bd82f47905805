import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownBuiltinsOf, THEME_ROOT } from '../../host';

/** What the theme's rules for elements leave as it is. */
const DEMOS = /:not\(\s*\[data-demo-root\] \*\s*\)/g;

/** What the theme draws, and text of a page in a component; see `markText`. */
const OF_THEME = '[class*="ledger-"], [data-prose]';

/** Elements that stand beside the text of a page, and that the theme has not drawn; `a` is dumi's `Link`. */
const OWN = `:is(.ledger-content, .ledger-tab) > :not(.markdown, a, [data-demo-root], [data-preformatted], ${OF_THEME})`;

/** The same with what is in them. */
const OWN_ELEMENTS = `:where(${OWN}, ${OWN} :not(${OF_THEME}, ${OWN} :is(${OF_THEME}) *))`;

/**
 * The selector of a rule of the theme for elements, which then also leaves the site's own components.
 * @example withoutOwn('p:where(:not([data-demo-root] *))')
 */
export function withoutOwn(selector: string): string {
  return selector.replace(DEMOS, `:not([data-demo-root] *, ${OWN_ELEMENTS})`);
}

/**
 * True if pages of a site may show components of its own: by their names in markdown, or as pages of
 * code.
 * @param root absolute path of the site
 */
export function hasOwnElements(root: string): boolean {
  return ownBuiltinsOf(root).length > 0 || existsSync(join(root, '.dumi/pages'));
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
 * Has the site's own components on pages look as with dumi's theme, which has no rules for their
 * elements.
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
