import type { IApi } from 'dumi';
import {
  aliasOf,
  baseOf,
  builtinFilesOf,
  docFoldersOf,
  hasTwoLevels,
  isBuild,
  localesOf,
  optionsOf,
  ownPartsOf,
  ownPreviewerOf,
  publicPathOf,
  replacesModules,
  routesOf,
  writeModules,
} from '../host';
import type { Route } from '../host';
import { apiProps } from '../reference';
import type { Shown } from '../reference/uses';
import { changesDemos, hasOwnDocLayout } from '../demos/own-code';
import type { OwnDemoFiles } from '../demos/own-code';
import { ownAliases } from '../demos/published';
import { usableHostOptions } from '../schemas/host-options';
import { otherThemeHasLevels } from './navigation/theme-levels';
import { removeDebugPages } from './debug-pages';
import { demoUses, firstDemoUses } from './references/demo-uses';
import { replaceDemoPage } from './demo-route';
import { addFallbackRoutes, withHomes } from './fallback-routes';
import { hiddenPages, hiddenRoutesModule } from './hidden-pages';
import { isLarge } from './large-site';
import { siteModules } from './modules';
import type { PlaceSiteData } from './modules';
import { readSite } from './read-site';
import type { Site } from './read-site';
import { PROPS_USED } from './references/props-used';
import { siteChanges } from './references/site-changes';
import { referencePages } from './references/reference-pages';

/**
 * Tags that are no files: dumi's own, what the module of every page imports, and what the build
 * replaces by text.
 */
const OTHER_COMPONENTS = [
  ...['DumiDemo', 'DumiDemoGrid', 'Link', 'React.Fragment'],
  PROPS_USED,
];

/** The site that was read last; every feature of a run sees the same. */
const latest = new WeakMap<IApi, Site>();

/** Routes of pages that readers cannot get to, which sidebars list. */
const removed = new WeakMap<IApi, Route[]>();

function removeHiddenPages(routes: Record<string, Route>): Route[] {
  const hidden = hiddenPages(Object.values(routes)).map(({ route }) => route);
  for (const [id, route] of Object.entries(routes)) {
    if (hidden.includes(route)) delete routes[id];
  }
  return hidden;
}

/** The part of dumi's interface of a tech stack that is read here. */
interface TechStack {
  isSupported(node: unknown, language: string): boolean;
}

/** Those that the site's plugins have added, such as one for Vue. */
const techStacks = new WeakMap<IApi, readonly TechStack[]>();

/** True for the ending of a file that a tech stack of the site makes demos of. */
function isDemo(api: IApi, ending: string): boolean {
  const node = {
    type: 'element',
    tagName: 'code',
    properties: { src: `./demo.${ending}` },
    children: [],
  };
  const stacks = techStacks.get(api) ?? [];
  return stacks.some((stack) => stack.isSupported(node, ending));
}

/** The site as its files are now; `latestSite` gives this one from then on. */
export function freshSite(api: IApi): Site {
  const site = readSite({
    root: api.cwd,
    locales: localesOf(api),
    options: optionsOf(api),
    unnamed: !String(api.config.themeConfig.name ?? '').trim(),
    apiParser: Boolean(api.config.apiParser),
    components: [...Object.keys(builtinFilesOf(api)), ...OTHER_COMPONENTS],
    routes: [...Object.values(routesOf(api)), ...(removed.get(api) ?? [])],
    twoLevels: hasTwoLevels(api),
    aliases: ownAliases(aliasOf(api)),
    bases: [`${baseOf(api)}/`, publicPathOf(api)],
    isDemo: (ending) => isDemo(api, ending),
  });
  latest.set(api, site);
  return site;
}

/** The site as `freshSite` last read it. */
export function latestSite(api: IApi): Site {
  return latest.get(api) ?? freshSite(api);
}

/** What the pages say of the references: where they are, and whose demos use their rows. */
export function latestShown(api: IApi): Shown {
  const site = latestSite(api);
  const pages = referencePages(site);
  const props = apiProps(api, pages);
  const uses = props ? demoUses(site, props) : {};
  // Without rows, no changelog is read for them.
  return {
    pages,
    uses,
    ...(props && { changes: siteChanges(site) }),
    ...(props && optionsOf(api).ownVersion && { firstDemos: firstDemoUses(site, props) }),
  };
}

/** What the site has of its own for demos. */
export function ownDemoFiles(api: IApi): OwnDemoFiles {
  return {
    root: api.cwd,
    previewer: ownPreviewerOf(api),
    hasActions: ownPartsOf(api, 'slots').has('PreviewerActions'),
  };
}

/** True if the site draws its documents by a layout of its own; see `hasOwnDocLayout`. */
export const drawsDocuments = (api: IApi): boolean =>
  hasOwnDocLayout(api.cwd, ownPartsOf(api, 'layouts'));

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

/**
 * Completes dumi's routes and writes what the layouts know of the whole site.
 * @param place used in a build
 */
export default function site(api: IApi, place: PlaceSiteData): void {
  setDefaults(api);
  api.modifyAppData({
    // After dumi, whose hooks read it too.
    stage: 1e6,
    fn: (data) => ({
      ...data,
      _2LevelNavAvailable:
        // `api` has none of it before all plugins have added theirs.
        Boolean(data._2LevelNavAvailable) || otherThemeHasLevels(api.cwd, api.pkg),
    }),
  });
  api.modifyRoutes({
    // After the site's own plugins, which may lead to a page that is hidden, or translate one.
    stage: 1e6,
    fn(routes: Record<string, Route>) {
      if (isBuild(api)) removeDebugPages(routes, api.cwd);
      removed.set(api, removeHiddenPages(routes));
      // Everything that asks for the languages does so later.
      api.config.locales = withHomes(localesOf(api), routes) as IApi['config']['locales'];
      addFallbackRoutes(routes, localesOf(api));
      replaceDemoPage(routes, changesDemos(ownDemoFiles(api)));
      return routes;
    },
  });
  api.onGenerateFiles({
    // Before the site is checked.
    stage: -Infinity,
    async fn() {
      const type = api.ApplyPluginsType.add;
      const added = await api.applyPlugins({ key: 'registerTechStack', type });
      techStacks.set(api, added as TechStack[]);
    },
  });
  api.onGenerateFiles(() => {
    const [folder = ''] = docFoldersOf(api);
    const modules = siteModules({
      site: latestSite(api),
      folder,
      large: isBuild(api) && isLarge(latestSite(api)),
      hot: replacesModules(api),
      base: baseOf(api),
      publicPath: publicPathOf(api),
      ...(isBuild(api) && { place }),
    });
    writeModules(api, modules);
    const documents = latestSite(api).hidden.map(({ document }) => document);
    writeModules(api, hiddenRoutesModule(removed.get(api) ?? [], documents));
  });
}
