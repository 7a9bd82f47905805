import { join } from 'node:path';
import type { IApi } from 'dumi';
import { unknownOptions } from '../model/options';
import type { Locale } from '../model/locale';
import { formatProblem, formatProblems } from '../model/problem';
import type { Problem } from '../model/problem';
import { apiProblems } from './api-reference';
import { babelProblems } from './babel-problems';
import { untranslated } from './check-texts';
import { messageProblems, OWN_WORDS } from './site-messages';
import { latestDocumentation, readDocumentation } from './source-pages';

/** Everything that is wrong with what the maintainer wrote. */
async function collect(api: IApi): Promise<Problem[]> {
  const options = unknownOptions(api.config.themeConfig).map((message) => ({
    code: 'unknown-option',
    file: '.dumirc.ts',
    line: 1,
    message,
    hint: '',
  }));
  return [
    ...options,
    ...(await babelProblems(api)),
    ...readDocumentation(api).problems,
    ...apiProblems(api),
    ...messageProblems(api.cwd, api.config.locales as Locale[]),
  ];
}

/**
 * A build stops once, before bundling, with all problems on the terminal. The development server
 * goes on, says them on the terminal and over the page, and takes them back when they are mended.
 * Pages that have no translation are no problem; the terminal lists them.
 */
export default function problems(api: IApi): void {
  let known = '';
  let told = '';
  api.addTmpGenerateWatcherPaths(() => [
    ...(api.config.resolve.docDirs as (string | { dir: string })[]).map((entry) =>
      join(api.cwd, typeof entry === 'string' ? entry : entry.dir),
    ),
    join(api.cwd, OWN_WORDS),
  ]);
  api.onGenerateFiles({
    stage: -Infinity,
    async fn() {
      const found = await collect(api);
      if (found.length > 0 && api.env === 'production') {
        console.error(`\n${formatProblems(found)}\n`);
        process.exit(1);
      }
      const now = found.map(formatProblem).join('\n');
      const missing = untranslated(latestDocumentation(api).pages).join('\n');
      if (missing !== told && missing) api.logger.info(missing);
      told = missing;
      if (now !== known && found.length > 0) api.logger.error(formatProblems(found));
      if (known && !now) api.logger.ready('The documentation has no problems any more.');
      known = now;
      api.writeTmpFile({
        noPluginDir: true,
        path: 'ledger/problems.ts',
        content: `export const problems = ${JSON.stringify(found, null, 2)};\n`,
      });
    },
  });
}
