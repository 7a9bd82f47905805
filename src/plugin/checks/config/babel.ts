import { usesWebpack } from '../../../bundler';
import type { Problem } from '../../../model/problem';
import { configPlace } from '../../schemas/config-place';

/** Ways to extend Babel in umi: an option, and the hook for plugins. */
const FOR_BABEL = [
  { option: 'extraBabelPlugins', hook: 'addExtraBabelPlugins' },
  { option: 'extraBabelPresets', hook: 'addExtraBabelPresets' },
];

/**
 * A problem for each way in which the site, or a plugin of it, changes what Babel does: Rspack has
 * SWC compile, and Babel does not run. What umi adds on its own (`addBeforeBabelPresets`) is for
 * features of it that do nothing here.
 * @param root absolute path of the site
 * @param config umi's, with all that plugins have changed
 * @param addedBy gives what plugins add by a hook
 */
export async function babelProblems(
  root: string,
  config: Readonly<Record<string, unknown>>,
  addedBy: (hook: string) => Promise<readonly unknown[]>,
): Promise<Problem[]> {
  if (usesWebpack()) return [];
  const { file, lineOfOption } = configPlace(root);
  const found: { what: string; line: number }[] = [];
  for (const { option, hook } of FOR_BABEL) {
    const own = config[option];
    if (Array.isArray(own) && own.length > 0) {
      found.push({ what: `\`${option}\``, line: lineOfOption([option]) });
    }
    if ((await addedBy(hook)).length > 0) {
      found.push({ what: `a plugin's use of \`${hook}\``, line: 1 });
    }
  }
  return found.map(({ what, line }) => ({
    code: 'babel',
    file,
    line,
    message: `${what} has no effect, because SWC compiles the site, not Babel.`,
    hint: 'Remove it, or set BUNDLER=webpack in the environment to compile with Babel.',
  }));
}
