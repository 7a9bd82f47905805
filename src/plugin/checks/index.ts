import { join } from 'node:path';
import type { IApi } from 'dumi';
import { formatProblem, formatProblems } from '../../model/problem';
import type { Problem } from '../../model/problem';
import {
  builtinFilesOf,
  docFoldersOf,
  isBuild,
  loadingFileOf,
  localesOf,
  ownPartsOf,
  usesWebpack,
  writeModules,
} from '../host';
import type { Route } from '../host';
import { apiProblems, apiProps } from '../reference';
import { checkSite } from './check-site';
import { problemsModule } from './report/problems-module';
import { dumiClassProblems } from './config/dumi-classes';
import { unusedFiles } from './config/unused-files';
import { refusedNames } from './file-names';
import { propsUsedProblems } from './text/props-used';
import type { Report } from './report/report';
import { untranslated } from './untranslated';
import {
  messageProblems,
  SITE_LOCALES,
  withoutMessages,
} from '../messages/site-messages';
import { configPlace } from '../schemas/config/config-place';
import { checkHostOptions, checkHostTypes } from '../schemas/host-options';
import { optionsWithoutEffect } from '../schemas/without-effect';
import { checkOptions } from '../schemas/options';
import { latestSite, freshSite } from '../site';
import { readBuiltins } from '../site/builtins';
import { referencePages } from '../site/references/reference-pages';
import { siteChanges } from '../site/references/site-changes';

/** Collects all problems in the site's sources. */
function collect(api: IApi): Problem[] {
  const place = configPlace(api.cwd);
  const site = latestSite(api);
  return [
    ...checkHostOptions(api.userConfig, place),
    ...optionsWithoutEffect(api.userConfig, place, usesWebpack()),
    ...checkOptions(api.config.themeConfig as object, place),
    ...unusedFiles({
      slots: ownPartsOf(api, 'slots'),
      loading: loadingFileOf(api),
    }),
    ...dumiClassProblems(api.cwd),
    ...readBuiltins(builtinFilesOf(api), api.cwd).problems,
    ...checkSite(site),
    ...apiProblems(api, siteChanges(site)),
    ...propsUsedProblems(site, apiProps(api, referencePages(site))),
    ...messageProblems(api.cwd, localesOf(api)),
  ];
}

/** @throws an error whose stack is the report alone, for what no server can live with */
function throwReport(problems: readonly Problem[]): never {
  const error = new Error(formatProblems(problems));
  error.stack = error.message;
  throw error;
}

/**
 * A build stops once, before bundling, with all problems on the terminal that are no warnings. The
 * development server goes on, says them on the terminal and over the page, and takes them back when
 * they are mended. Pages that have no translation are no problem; the terminal lists them.
 * @param stopBuild ends the build with a report of all problems
 * @param whenQuiet has the development server do what nobody waits for
 * @returns has the development server read and check the site again
 */
export default function problems(
  api: IApi,
  stopBuild: (report: string) => never,
  report: Report,
  whenQuiet: (job: () => void) => void,
): () => void {
  const refused = checkHostTypes(api.userConfig, configPlace(api.cwd));
  if (refused.length > 0) throwReport(refused);
  /** As last found; none yet, whatever an earlier server has found. */
  let last: readonly Problem[] = [];
  let lastUntranslated = '';
  let lastWordless = '';
  api.addTmpGenerateWatcherPaths(() => [
    ...docFoldersOf(api).map((folder) => join(api.cwd, folder)),
    join(api.cwd, SITE_LOCALES),
  ]);
  api.modifyRoutes({
    // dumi's own error would follow.
    stage: -Infinity,
    fn(routes: Record<string, Route>) {
      const refused = refusedNames(api.cwd, docFoldersOf(api));
      if (refused.length > 0 && isBuild(api)) stopBuild(formatProblems(refused));
      if (refused.length > 0) throwReport(refused);
      return routes;
    },
  });
  const writeLast = () =>
    writeModules(api, { 'problems.ts': problemsModule(last, isBuild(api)) });
  const check = () => {
    const found = report.tell(collect(api));
    const [before, now] = [last, found].map((list) => list.map(formatProblem).join('\n'));
    const missing = untranslated(latestSite(api).pages).join('\n');
    if (missing !== lastUntranslated && missing) api.logger.info(missing);
    lastUntranslated = missing;
    const wordless = withoutMessages(api.cwd, localesOf(api)).join('\n');
    if (wordless !== lastWordless && wordless) api.logger.warn(wordless);
    lastWordless = wordless;
    if (now !== before && found.length > 0) api.logger.error(formatProblems(found));
    if (before && !now) api.logger.ready('All problems in the documentation are fixed.');
    last = found;
    writeLast();
  };
  api.onGenerateFiles({
    stage: -Infinity,
    fn() {
      freshSite(api);
      if (api.name !== 'dev') {
        check();
        return;
      }
      writeLast();
      whenQuiet(check);
    },
  });
  const checkAgain = () => {
    freshSite(api);
    check();
  };
  return () => whenQuiet(checkAgain);
}
