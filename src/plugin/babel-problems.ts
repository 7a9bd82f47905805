import type { IApi } from 'dumi';
import { usesWebpack } from '../bundler';
import type { Problem } from '../model/problem';

/** What umi takes for Babel, by option and by the hook that plugins have for the same. */
const FOR_BABEL = [
  { option: 'extraBabelPlugins', hook: 'addExtraBabelPlugins' },
  { option: 'extraBabelPresets', hook: 'addExtraBabelPresets' },
];

/**
 * A problem for each way in which the site, or a plugin of it, changes what Babel does: Rspack has
 * SWC compile, and Babel does not run. What umi adds on its own (`addBeforeBabelPresets`) is for
 * features of it that do nothing here.
 */
export async function babelProblems(api: IApi): Promise<Problem[]> {
  if (usesWebpack()) return [];
  const config = api.config as Record<string, unknown[] | undefined>;
  const found: string[] = [];
  for (const { option, hook } of FOR_BABEL) {
    if (config[option]?.length) found.push(`\`${option}\``);
    const added = (await api.applyPlugins({ key: hook, initialValue: [] })) as unknown[];
    if (added.length > 0) found.push(`what a plugin gives to \`${hook}\``);
  }
  return found.map((what) => ({
    code: 'babel',
    file: '.dumirc.ts',
    line: 1,
    message: `${what} does nothing: SWC compiles the site, not Babel.`,
    hint: 'Start with BUNDLER=webpack in the environment, which takes Babel, or do without.',
  }));
}
