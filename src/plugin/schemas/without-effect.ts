import type { Problem } from '../../model/problem';
import type { ConfigPlace } from './config/config-place';

interface Unused {
  /** Why it changes nothing, as the end of a sentence. */
  reason: string;
  /** The value that asks for something else; every value, if left out. */
  value?: unknown;
  /** True if umi's own webpack takes it. */
  ofWebpack?: boolean;
}

const SCRIPTS = { reason: 'Rspack makes scripts small with SWC', ofWebpack: true };
const STYLES = {
  reason: 'Rspack makes styles small with Lightning CSS',
  ofWebpack: true,
};

/** Options of umi's that the theme leaves without effect, though sites may count on them. */
const UNUSED: Readonly<Record<string, Unused>> = {
  hash: {
    reason: 'files are named by a hash of their content, after they are made',
    value: false,
  },
  jsMinifier: SCRIPTS,
  jsMinifierOptions: SCRIPTS,
  cssMinifier: STYLES,
  cssMinifierOptions: STYLES,
  deadCode: {
    reason: 'Rspack does not look for files that nothing uses',
    ofWebpack: true,
  },
};

/** Options of a site's configuration that have no effect, for `OPTIONS.md`. */
export function unusedOptions(): string[] {
  return Object.entries(UNUSED).map(([name, { reason, value }]) => {
    const asked = value === undefined ? name : `${name}: ${JSON.stringify(value)}`;
    return `- **\`${asked}\`**: ${reason}.`;
  });
}

/**
 * The options of umi's that a site sets without effect.
 * @param usesWebpack true where umi's own webpack bundles the site
 */
export function optionsWithoutEffect(
  given: Readonly<Record<string, unknown>>,
  { file, lineOfOption }: Pick<ConfigPlace, 'file' | 'lineOfOption'>,
  usesWebpack: boolean,
): Problem[] {
  return Object.entries(UNUSED).flatMap(([name, { reason, value, ofWebpack }]) => {
    const isSet = value === undefined ? given[name] !== undefined : given[name] === value;
    if (!isSet || (usesWebpack && ofWebpack)) return [];
    return {
      code: 'unsupported-option',
      file,
      line: lineOfOption([name]),
      message: `\`${name}\` has no effect: ${reason}.`,
      hint: ofWebpack
        ? "Remove it, or set BUNDLER=webpack in the environment for umi's webpack."
        : 'Remove it.',
    };
  });
}
