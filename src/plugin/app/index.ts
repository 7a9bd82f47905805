import { join } from 'node:path';
import type { IApi } from 'dumi';
import {
  aliasOf,
  baseOf,
  hasLoaders,
  isBuild,
  optionsOf,
  ownBuiltinsOf,
  ownPartsOf,
  publicPathOf,
  reactOf,
  replacesModules,
  usesWebpack,
  writeModules,
} from '../host';
import { hostPackages } from '../host-packages';
import { pageMessages } from '../messages/site-messages';
import { latestSite } from '../site';
import { cutIntoChunks } from './chunks/chunks';
import { keepEffects } from './chunks/own-effects';
import { headCode, headMetas, touchIcons } from './head-html';
import type { HostPatches } from './host-patches';
import { partsModule } from './parts';
import {
  addFrame,
  answerFrame,
  makeFolderPackages,
  playgroundModule,
  writeFrame,
} from './playground';
import { ENTRY, replaceContext, slimRuntime } from './runtime';
import { socialModule } from './social';
import { appModules, reactModules, rendererModules } from './runtime-modules';
import { adaptConfig, externalsOf, installedIn } from './site-config';
import { aliasOwnParts, ownPartModules } from './own-parts';
import { goOnWithoutImports } from './styles/far-imports';
import { leaveOwnElements } from './styles/own-elements';
import { stylesOfSite } from './styles/own-styles';
import { aliasTheme, completeTheme, readTheme, slotsOfOtherThemes } from './theme-files';
import { bundleLibraries, collectorModules, STYLE_PACKAGES } from './styles-in-js';
import { findPackages } from './styles-in-js/find-libraries';

/** Puts this theme in the place of dumi's default one. */
function replaceTheme(api: IApi): void {
  const theme = readTheme();
  let parts: Record<string, string> = {};
  api.register({
    key: 'modifyTheme',
    stage: Infinity,
    fn: (given: typeof theme) => completeTheme(theme, given),
  });
  api.modifyConfig((config) => {
    aliasTheme(config.alias, theme, slotsOfOtherThemes(api.cwd, api.pkg));
    // A strict site has no page that throws.
    if (isBuild(api) && config.themeConfig.strict !== true)
      parts = aliasOwnParts(config.alias, join(api.cwd, '.dumi/theme'));
    // A bar of its own at every navigation, 4 kB for what the browser's cursor says too.
    config.themeConfig.nprogress = false;
    return leaveOwnElements(config, api.cwd, !isBuild(api));
  });
  api.onGenerateFiles(() => writeModules(api, ownPartModules(parts)));
  api.addEntryImportsAhead(() =>
    stylesOfSite(latestSite(api), (kind) => ownPartsOf(api, kind), !isBuild(api)),
  );
}

/** Writes the modules of the slots that this site shows. */
function chooseParts(api: IApi): void {
  api.onGenerateFiles(() => {
    const site = latestSite(api);
    const own = { slots: ownPartsOf(api, 'slots'), builtins: ownBuiltinsOf(api.cwd) };
    const { major } = reactOf(api);
    writeModules(api, partsModule(site, own.slots, !isBuild(api), own.builtins, major));
    const words = pageMessages(api.cwd, site.locales);
    writeModules(api, socialModule(site, words, hostPackages(api.cwd).dumi));
  });
}

/** Has umi go without features that cost time and that the site does not use. */
function skipFeatures(api: IApi): void {
  // The browsers that the bundler writes for need none of core-js. `BABEL_POLYFILL` is umi's own
  // switch: who sets it means it.
  if (process.env.BABEL_POLYFILL === undefined) api.skipPlugins(['polyfill']);
  // Types of all options of umi, for editors: half a second of each start.
  if (isBuild(api)) api.skipPlugins(['configTypes']);
}

/**
 * Starts the site with the theme's renderer: a small entry that hydrates pages, the app
 * behind it, and nothing of dumi's and umi's runtime that the site does not use.
 */
function replaceRuntime(api: IApi): void {
  const host = hostPackages(api.cwd);
  const folder = () => api.paths.absTmpPath;
  api.modifyRendererPath({ fn: () => join(folder(), 'ledger/renderer') });
  api.onGenerateFiles({
    // Before umi reads the renderer's export names.
    stage: -Infinity,
    fn: () => {
      writeModules(api, rendererModules(host.renderer));
      writeModules(api, reactModules(reactOf(api).major));
    },
  });
  api.onGenerateFiles({
    // After umi and dumi have generated what the app is made of.
    stage: 1e6,
    fn: () =>
      writeModules(
        api,
        appModules(host.themeApi, folder(), api.cwd, {
          site: latestSite(api),
          hasLoaders: hasLoaders(api),
          ownToc: ownPartsOf(api, 'slots').has('Toc'),
          theme: api.config.theme,
        }),
      ),
  });
  api.modifyRoutes((routes) => replaceContext(routes, aliasOf(api), folder()));
  api.modifyEntry((entry) => ({ ...entry, umi: ENTRY }));
  api.chainWebpack((chain) =>
    slimRuntime(chain, host, folder(), reactOf(api).major, replacesModules(api)),
  );
}

/** umi's features that do, in another way, what the theme does; see `site-config`. */
const REPLACED_FEATURES = ['mako', 'okam', 'utoopack', 'vite', 'ssr', 'legacy'];

/**
 * Takes the site's configuration of umi as far as the theme does the same, and says once what it
 * does in another way.
 * @returns tells whether addresses with `#/` lead to pages
 */
function adaptSite(api: IApi): () => boolean {
  const { keyToPluginMap } = api.service;
  api.skipPlugins(REPLACED_FEATURES.filter((key) => keyToPluginMap[key]));
  let adapted: ReturnType<typeof adaptConfig> | undefined;
  const isInstalled = installedIn(api.cwd);
  api.modifyConfig({
    // Before pages and files are given their addresses.
    stage: -1e6,
    fn: (config) => {
      adapted = adaptConfig(config, isInstalled);
      return { ...config, ...adapted.changes };
    },
  });
  api.modifyWebpackConfig((config) => {
    // Those of the site's own `chainWebpack`.
    const { changes, notes = [] } = externalsOf(config.externals, isInstalled);
    notes.forEach((note) => api.logger.warn(note));
    return { ...config, ...changes } as typeof config;
  });
  api.modifyDefaultConfig({
    // dumi makes options of its own for `ssr` there, which take the place of those that are gone.
    stage: 1e6,
    fn: (defaults) => {
      delete defaults.ssr;
      return defaults;
    },
  });
  api.onStart(() => adapted?.notes.forEach((note) => api.logger.warn(note)));
  return () => adapted?.fromHash ?? false;
}

/** Names files by their chunks; `prerender/hash-files` puts hashes into the names. */
function cutFiles(api: IApi): void {
  // The first is umi's way to preload a route's files: a script with the table of all of them.
  api.modifyConfig((config) => ({ ...config, routePreloadOnLoad: false, hash: false }));
  api.modifyWebpackConfig({
    stage: 1e6, // After the site's own `chainWebpack`.
    fn(given) {
      const own = { root: api.cwd, alias: aliasOf(api), pkg: api.pkg };
      const config = keepEffects(given, own, isBuild(api));
      if (!isBuild(api)) return config;
      return cutIntoChunks(config, reactOf(api).major, api.logger.warn) as never;
    },
  });
}

/** Makes the frame in which readers' code runs: document, program and list of packages. */
function addPlayground(api: IApi): void {
  const write = () => writeModules(api, playgroundModule(latestSite(api)));
  // Rspack's server compiles the frame when it is first asked for, and all demos are read then.
  let isWanted = false;
  const want = () => {
    if (!isWanted) write();
    isWanted = true;
  };
  api.chainWebpack((chain) => {
    addFrame(chain);
    makeFolderPackages(chain, () => latestSite(api));
    // It may have been chosen since files were generated.
    if (usesWebpack()) want();
    return chain;
  });
  api.onGenerateFiles(() => {
    if (isWanted || !replacesModules(api)) write();
  });
  const origins = () => optionsOf(api).playgroundOrigins;
  // Before that of `outputs`, whose content policy is too strict for the frame.
  api.addBeforeMiddlewares(() => [answerFrame(publicPathOf(api), origins(), want)]);
  api.onBuildComplete(({ err }) => {
    if (!err) writeFrame(api.paths.absOutputPath, origins());
  });
}

/** Renders styles that are made in JavaScript, where the site has a library; loads those in files. */
function collectStyles(api: IApi): void {
  let packages: ReturnType<typeof findPackages> | undefined;
  const found = () =>
    (packages ??= findPackages(STYLE_PACKAGES, api.cwd, api.pkg, api.config));
  api.onGenerateFiles(() => writeModules(api, collectorModules(found())));
  api.chainWebpack((chain, { webpack }) => {
    bundleLibraries(chain, webpack.NormalModuleReplacementPlugin, found());
    return goOnWithoutImports(chain, api.cwd);
  });
}

/** Applies the patches that are for the whole command, and takes them back after a build. */
function patchHost(api: IApi, patches: HostPatches): void {
  let restore = () => {};
  let restorePrettier = () => {};
  api.onStart(() => {
    restore = patches.start();
    restorePrettier = patches.leavePrettierOut();
  });
  api.onGenerateFiles({
    // After umi has generated its own.
    stage: Infinity,
    fn: () => restorePrettier(),
  });
  api.onBuildHtmlComplete(() => restore());
}

/** Makes the app: umi's entry, routes, chunks, the theme's files, the playground. */
export default function app(api: IApi, patches: HostPatches): void {
  patchHost(api, patches);
  skipFeatures(api);
  const leadsFromHash = adaptSite(api);
  replaceTheme(api);
  chooseParts(api);
  collectStyles(api);
  replaceRuntime(api);
  cutFiles(api);
  addPlayground(api);
  api.addHTMLMetas(() => headMetas(optionsOf(api), api.config.metas));
  api.addHTMLLinks(() => touchIcons(publicPathOf(api), join(api.cwd, 'public')));
  const head = () => headCode(optionsOf(api), baseOf(api), leadsFromHash());
  api.addHTMLHeadScripts(() => [{ content: head() }]);
}
