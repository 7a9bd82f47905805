import { createHash } from 'node:crypto';
import { withoutPaths } from '../../cache/describe';
import { versionsKey } from '../../cache/versions';
import type { Chain } from '../../host';

/** What dumi leaves out of the key under which it caches a compiled page. */
const LEFT_OUT = ['mode', 'builtins', 'onResolveDemos'];

type Options = Record<string, unknown>;

/** The same options, whose JSON is a hash of theirs and of all versions. */
function withShortJson(options: Options, root: string): Options {
  let key: string | undefined;
  return {
    ...options,
    toJSON() {
      const kept = Object.entries(options).filter(([name]) => !LEFT_OUT.includes(name));
      const json = () => JSON.stringify(Object.fromEntries(kept));
      key ??= createHash('sha256')
        .update(versionsKey(root))
        .update(withoutPaths(json(), root))
        .digest('hex');
      return key;
    },
  };
}

/**
 * Has dumi's markdown loader make its cache keys out of a hash of its options. They contain all
 * routes of the site, and the loader writes and hashes them as JSON several times for each page,
 * which takes longer than compiling it where there are a thousand. The hash is also one of the theme
 * and of the packages, whose versions dumi notes beside blocks of code that are demos and caches with
 * them. For a build only: the options may not change after the first page has been compiled.
 * @param root absolute path of the site
 */
export function shortenOptions(chain: Chain, root: string): void {
  for (const rule of Object.values(chain.module.rule('dumi-md').oneOfs.entries() ?? {})) {
    for (const [name, use] of Object.entries(rule.uses.entries() ?? {})) {
      if (name.startsWith('md-'))
        use.tap((options: Options) => withShortJson(options, root));
    }
  }
}
