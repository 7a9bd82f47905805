import type { IApi } from 'dumi';
import {
  aliasOf,
  baseOf,
  builtinFilesOf,
  docFoldersOf,
  hasOwnDemoTools,
  hasTwoLevels,
  isBuild,
  localesOf,
  optionsOf,
  publicPathOf,
  routesOf,
  writeModules,
} from '../host';
import type { Route } from '../host';
import { ownAliases } from '../demos/published';
import { usableHostOptions } from '../schemas/host-options';
import { removeDebugPages } from './debug-pages';
import { replaceDemoPage } from './demo-route';
import { addFallbackRoutes } from './fallback-routes';
import { siteModules } from './module';
import { readSite } from './read-site';
import type { Site } from './read-site';

/** Tags that are no files: dumi's own, and what the module of every page imports. */
const OTHER_COMPONENTS = ['DumiDemo', 'DumiDemoGrid', 'Link', 'React.Fragment'];

/** The site that was read last; every feature of a run sees the same. */
const latest = new WeakMap<IApi, Site>();

/** The site as its files are now; `latestSite` gives this one from then on. */
export function freshSite(api: IApi): Site {
  const site = readSite({
    root: api.cwd,
    locales: localesOf(api),
    options: optionsOf(api),
    apiParser: Boolean(api.config.apiParser),
    components: [...Object.keys(builtinFilesOf(api)), ...OTHER_COMPONENTS],
    routes: Object.values(routesOf(api)),
    twoLevels: hasTwoLevels(api),
    aliases: ownAliases(aliasOf(api)),
  });
  latest.set(api, site);
  return site;
}

/** The site as `freshSite` last read it. */
export function latestSite(api: IApi): Site {
  return latest.get(api) ?? freshSite(api);
}

type Config = Readonly<Record<string, unknown>>;

/**
 * The theme's options with what a site says of itself above them, as dumi's own theme reads it.
 * @param config with all defaults
 * @param user as the site writes it
 */
function withTopLevel(config: Config, user: Config): Record<string, unknown> {
  const { logo } = config;
  const themeConfig = config.themeConfig as Config | undefined;
  const own = (user.themeConfig ?? {}) as Config;
  return {
    ...(logo !== undefined && { logo }),
    ...themeConfig,
    // Who says where a page is edited has chosen the theme's own line below the text.
    ...(own.editUrl !== undefined &&
      own.lastUpdated === undefined && { lastUpdated: false }),
  };
}

/** Gives options their defaults, and takes away dumi's where the theme has others. */
function setDefaults(api: IApi): void {
  api.modifyConfig({
    // Before anything reads it.
    stage: -Infinity,
    fn: (config) => ({
      ...config,
      ...usableHostOptions(config),
      themeConfig: withTopLevel(config, api.userConfig),
    }),
  });
  api.modifyDefaultConfig((config) => {
    // A line of HTML about dumi.
    delete config.themeConfig.footer;
    return config;
  });
}

/** Completes dumi's routes and writes what the layouts know of the whole site. */
export default function site(api: IApi): void {
  setDefaults(api);
  api.modifyRoutes((routes: Record<string, Route>) => {
    if (isBuild(api)) removeDebugPages(routes, api.cwd);
    addFallbackRoutes(routes, localesOf(api));
    replaceDemoPage(routes, hasOwnDemoTools(api));
    return routes;
  });
  api.onGenerateFiles(() => {
    const [folder = ''] = docFoldersOf(api);
    const modules = siteModules({
      site: latestSite(api),
      folder,
      base: baseOf(api),
      publicPath: publicPathOf(api),
    });
    writeModules(api, modules);
  });
}
