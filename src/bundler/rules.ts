import type { Chain } from '../plugin/host';

/** A rule or one of its alternatives, as precisely as the chain's types allow. */
export type Rule = ReturnType<Chain['module']['rule']>;

/** All rules of a chain, with their alternatives. */
export function allRules(chain: Chain): Rule[] {
  const rules = Object.values(chain.module.rules.entries() ?? {}) as unknown as Rule[];
  return rules.flatMap((rule) => [
    rule,
    ...(Object.values(rule.oneOfs.entries() ?? {}) as unknown as Rule[]),
  ]);
}

/** What a site, or a plugin of it, adds to Babel. */
export interface SiteBabel {
  plugins: unknown[];
  presets: unknown[];
}

/** The plugins and presets of a rule that uses Babel. */
export function babelOptions(rule: Rule | undefined): SiteBabel {
  const use = rule?.uses.get('babel-loader');
  const { plugins, presets } = (use?.get('options') ?? {}) as Partial<SiteBabel>;
  return { plugins: plugins ?? [], presets: presets ?? [] };
}
