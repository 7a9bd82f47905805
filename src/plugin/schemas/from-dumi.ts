import type { Problem } from '../../model/problem';

/** Keys that dumi itself puts into `themeConfig`. */
const FROM_DUMI = ['nprogress', 'sourceLink', 'title', 'description'];

function withoutKeys(value: object, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).filter(([key]) => !keys.includes(key)),
  ) as Record<string, unknown>;
}

/** The options without those that dumi puts there, of which `prefersColor.switch: true` is one. */
export function withoutDumi(themeConfig: object): Record<string, unknown> {
  const own = withoutKeys(themeConfig, FROM_DUMI);
  const { prefersColor } = own;
  const isObject = typeof prefersColor === 'object' && prefersColor !== null;
  const isDefault = isObject && Reflect.get(prefersColor, 'switch') === true;
  return isDefault
    ? { ...own, prefersColor: withoutKeys(prefersColor, ['switch']) }
    : own;
}

/** Options of other well-known themes for what this one reads in the front matter of a page. */
const OF_PAGES = ['hero', 'features'];

/**
 * Options of dumi's own theme and of other well-known ones that this theme does not have. Any other
 * key may be for slots of the site.
 */
const NOT_SHOWN = [
  ...OF_PAGES,
  ...['apiHeader', 'hd', 'deviceWidth', 'docStyle', 'syntaxTheme', 'siteToken'],
  ...['actions', 'footerConfig', 'internalSite', 'ecosystems', 'announcement'],
];

/** Says of an option for other themes that it does nothing here. */
export function told(problem: Problem): Problem {
  if (problem.code !== 'unsupported-option') return problem;
  const [, key = ''] = /unknown key `(\w+)`/.exec(problem.message) ?? [];
  return {
    ...problem,
    message: `\`themeConfig.${key}\` is an option of another theme, which this one does not show.`,
    hint: OF_PAGES.includes(key)
      ? `Write \`${key}\` in the front matter of the home page, or read it in a slot of your own.`
      : 'Remove it, or read it in a slot of your own.',
  };
}

/** The code of the problem of an unknown key. */
export function codeOfKey(
  path: readonly PropertyKey[],
  key: string,
  near?: string,
): string {
  if (path.length === 0 && NOT_SHOWN.includes(key)) return 'unsupported-option';
  return path.length === 0 && !near ? 'custom-option' : 'unknown-option';
}
