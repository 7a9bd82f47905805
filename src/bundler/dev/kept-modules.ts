import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Configuration, RuleSetRule, RuleSetUseItem } from '@rspack/core';

const MADE_AT_START = require.resolve('./made-at-start.cjs');

/**
 * Loaders whose result is that of their options and of the files that they name.
 * `last-text-loader` says itself when it is not.
 */
const PURE =
  /^builtin:|[\\/](?:(?:css-loader|less-loader|sass-loader|@rspack[\\/]core)[\\/]|last-text-loader\.cjs$)/;

type Rule = RuleSetRule | '...' | false | '' | 0 | null | undefined;

const nameOf = (use: RuleSetUseItem) =>
  (typeof use === 'string' ? use : use.loader) ?? '';

/** True if the modules of a rule may come to something else though no file has changed. */
function knowsMore({ use, loader }: RuleSetRule): boolean {
  if (loader !== undefined) return !PURE.test(loader);
  if (typeof use === 'function') return true;
  return [use ?? []].flat().some((one) => !!one && !PURE.test(nameOf(one)));
}

/** Rules whose modules are made at each start if a loader of theirs knows more than files. */
function madeAtStart(rules: readonly Rule[], start: string): Rule[] {
  const first = { loader: MADE_AT_START, options: { start } };
  return rules.map((rule) => {
    if (!rule || rule === '...') return rule;
    const inner = {
      ...(rule.oneOf && { oneOf: madeAtStart(rule.oneOf, start) as RuleSetRule[] }),
      ...(rule.rules && { rules: madeAtStart(rule.rules, start) as RuleSetRule[] }),
    };
    if (!knowsMore(rule)) return { ...rule, ...inner };
    const { use, loader, options, ...rest } = rule;
    const own = loader === undefined ? use : { loader, options };
    return {
      ...rest,
      ...inner,
      use:
        typeof own === 'function'
          ? (data) => [first, ...[own(data)].flat()]
          : [first, own ?? []].flat(),
    } as RuleSetRule;
  });
}

/**
 * Has Rspack keep what it has compiled for the next start of the development server. What is made of
 * files alone is taken from there while they are the same; pages, demos and all else that a loader
 * makes of what it knows besides are made at each start.
 * @param folder absolute path of the cache, which may be removed at any time
 * @param key changes with all that modules depend on besides files; see `bundleKey`
 * @param start absolute path of a file to write, outside of `folder`
 */
export function keepModules(
  config: Configuration,
  { folder, key, start }: { folder: string; key: string; start: string },
): void {
  mkdirSync(dirname(start), { recursive: true });
  writeFileSync(start, `${process.pid} ${Date.now()}`);
  config.module = {
    ...config.module,
    rules: madeAtStart(config.module?.rules ?? [], start) as RuleSetRule[],
  };
  config.cache = true;
  config.experiments = {
    ...config.experiments,
    cache: {
      type: 'persistent',
      version: key,
      // By their content in packages too: people change files there to look for a fault.
      snapshot: { managedPaths: [] },
      storage: { type: 'filesystem', directory: folder },
    },
  };
}
