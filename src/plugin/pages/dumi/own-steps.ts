import type { Locale } from '../../../model/locale';
import { publishedPackages } from '../../demos/published';
import { routedAliases } from '../../demos/router';
import { supportFolders } from '../../demos/support';
import { ownBuiltinsOf } from '../../host';
import { readVerified } from '../../markdown/authoring/read-verified';
import remarkItemId from '../../markdown/authoring/item-id';
import remarkHeadingId from '../../markdown/heading-id';
import { pageMessages } from '../../messages/site-messages';
import type { ResolvedOptions } from '../../schemas/options';
import rehypeChangelog from '../changelog/rehype-changelog';
import remarkChangelog from '../changelog/remark-changelog';
import remarkApiFilter from '../filters/remark-api-filter';
import remarkPropsUsed from '../filters/remark-props-used';
import rehypeAuthoring from '../rehype-authoring';
import rehypePage from '../rehype-page';
import remarkAuthoring from '../remark-authoring';
import remarkSharedTree from '../shared-tree';
import rehypeVerified from '../verified/rehype-verified';
import { compilerVersion } from './compiler-version';

/** What the steps take of dumi's configuration. */
interface Configured {
  locales: Locale[];
  base?: unknown;
  publicPath?: unknown;
  alias?: Readonly<Record<string, string>>;
}

/** A step, alone or with its options. */
type Step = unknown;

/**
 * The theme's own steps of markdown, after dumi's and the site's. `setStepOptions` adds what is known
 * later.
 * @param root absolute path of the site
 */
export function ownSteps(
  { locales, base, publicPath, alias = {} }: Configured,
  options: ResolvedOptions,
  root: string,
): { remark: Step[]; rehype: Step[] } {
  const ownBuiltins = ownBuiltinsOf(root);
  const above = `${String(base).replace(/\/$/, '')}/`;
  const words = pageMessages(root, locales);
  const aliases = Object.keys(alias).map((name) => name.replace(/\$$/, ''));
  const verified = options.verified && {
    ...options.verified,
    ...readVerified(options.verified, root),
  };
  return {
    remark: [
      [remarkSharedTree, { root }],
      [remarkChangelog, { locales, words, ownVersion: options.ownVersion }],
      [remarkApiFilter, { locales, words }],
      [remarkPropsUsed, { root, locales, words }],
      remarkHeadingId,
      remarkItemId,
      [remarkAuthoring, { base: String(publicPath), bases: [above], root, aliases }],
    ],
    rehype: [
      [rehypeChangelog, {}],
      [rehypeVerified, { words, locales, verified }],
      [rehypeAuthoring, { words, locales, own: ownBuiltins }],
      [
        rehypePage,
        {
          base: above,
          root,
          locales,
          published: publishedPackages(root, alias),
          routed: routedAliases(alias),
          support: supportFolders(options, root),
          ownPreviewer: ownBuiltins.includes('Previewer'),
          ownCode: ownBuiltins.includes('SourceCode'),
          version: compilerVersion(),
        },
      ],
    ],
  };
}
