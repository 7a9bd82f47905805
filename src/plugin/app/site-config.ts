import { createRequire } from 'node:module';
import { join, posix } from 'node:path';

/** What a site's configuration asks of umi, reduced to what the theme does in another way. */
type Config = Readonly<Record<string, unknown>>;

/** Bundlers of umi's, each with the option that chooses it. */
const BUNDLERS = ['mako', 'utoopack', 'vite'];

/** Other options that do nothing, each with a note. */
const WITHOUT_EFFECT = [
  'ssr',
  'legacy',
  'runtimePublicPath',
  'styleLoader',
  'esm',
  'manifest',
];

/** The oldest browsers that pages are written for; see `BROWSERS` in `bundler/compile`. */
const OLDEST: Readonly<Record<string, number>> = {
  chrome: 107,
  edge: 107,
  firefox: 104,
  safari: 16,
  ios: 16,
  ie: Infinity,
};

/** Options that take the place of the site's, and a note for each that the build prints. */
export interface AdaptedConfig {
  changes: Record<string, unknown>;
  /** Sentences, one for each option that has another effect than with dumi's default theme. */
  notes: string[];
  /** True if addresses such as `/#/guide` lead to `/guide`. */
  fromHash: boolean;
}

function isPath(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

/** The browsers in the option `targets` that are older than those that pages are written for. */
function olderBrowsers(targets: unknown): string[] {
  return Object.entries(Object(targets) as Record<string, unknown>)
    .filter(
      ([name, version]) =>
        version !== false && Number(version) < (OLDEST[name.toLowerCase()] ?? 0),
    )
    .map(([name, version]) => `${name} ${String(version)}`);
}

/** An address that is relative to the document it is in. */
const RELATIVE = /^(?![a-z][a-z\d+.-]*:|[/#?]|$)/i;

/**
 * The pictures of a site with one document, whose relative addresses are those of its folder, for
 * documents in several folders.
 * @param root the address of that folder
 */
function picturesOf({ favicons, links, logo, themeConfig }: Config, root: string) {
  const fromRoot = (address: unknown) =>
    typeof address === 'string' && RELATIVE.test(address)
      ? posix.join(root, address)
      : address;
  const theme = Object(themeConfig) as Config;
  return {
    ...(Array.isArray(favicons) && { favicons: favicons.map(fromRoot) }),
    ...(Array.isArray(links) && {
      links: (links as Config[]).map((link) => ({ ...link, href: fromRoot(link.href) })),
    }),
    ...(logo !== undefined && { logo: fromRoot(logo) }),
    ...(theme.logo !== undefined && {
      themeConfig: { ...theme, logo: fromRoot(theme.logo) },
    }),
  };
}

/**
 * The addresses of pages and files. Every page has a document of its own, so that none needs the
 * part behind `#`: with `history: { type: 'hash' }`, pages stand below the site's files, where the
 * one document of such a site is.
 */
function addressesOf(config: Config) {
  const base = String(config.base || '/');
  const publicPath = String(config.publicPath);
  const { type } = (config.history ?? { type: 'browser' }) as { type: string };
  const fromHash = type === 'hash';
  const root = fromHash && base === '/' && isPath(publicPath) ? publicPath : base;
  // Documents of several depths cannot share a relative address.
  const isRelative = publicPath === 'auto' || publicPath.startsWith('.');
  const notes: string[] = [];
  if (fromHash) {
    const place = isRelative
      ? ` They are written for the address ${root}, as \`publicPath\` does not say where the site is: set \`base\` if it is elsewhere.`
      : '';
    notes.push(
      `\`history\`: each page has a document and an address of its own, which any host can serve. Addresses with \`#/\` lead there.${place}`,
    );
  } else if (type !== 'browser') {
    notes.push(`\`history\`: pages have addresses; \`${type}\` is not supported.`);
  }
  return {
    fromHash,
    notes,
    changes: {
      ...(fromHash && picturesOf(config, root)),
      base: root,
      history: { type: 'browser' },
      ...(isRelative && { publicPath: root.replace(/\/?$/, '/') }),
    },
  };
}

/**
 * Tells whether a site can import a package.
 * @param root absolute path of the site
 */
export function installedIn(root: string): (name: string) => boolean {
  const site = createRequire(join(root, 'package.json'));
  return (name) => {
    try {
      return Boolean(site.resolve(name));
    } catch {
      return false;
    }
  };
}

/**
 * The externals that stay: the build renders pages in Node, where no script of another host has run,
 * so that a package which is installed is bundled.
 * @param externals as the bundler takes them
 * @param isInstalled tells whether the site can import a package
 */
export function externalsOf(
  externals: unknown,
  isInstalled: (name: string) => boolean,
): { changes?: { externals: unknown }; notes?: string[] } {
  const bundled: string[] = [];
  const reduce = (one: unknown) => {
    if (!one || typeof one !== 'object' || one instanceof RegExp) return one;
    const stays = ([name]: [string, unknown]) => {
      if (!isInstalled(name)) return true;
      bundled.push(name);
      return false;
    };
    return Object.fromEntries(Object.entries(one).filter(stays));
  };
  const reduced = Array.isArray(externals) ? externals.map(reduce) : reduce(externals);
  if (bundled.length === 0) return {};
  return {
    changes: { externals: reduced },
    notes: [
      `\`externals\`: ${bundled.join(', ')} ${bundled.length > 1 ? 'are' : 'is'} bundled, because pages are rendered at build, where scripts of other hosts have not run. Scripts that load ${bundled.length > 1 ? 'them' : 'it'} can go.`,
    ],
  };
}

/**
 * What of umi's configuration the theme does in its own way.
 * @param config umi's, with all that plugins have changed
 * @param isInstalled tells whether the site can import a package
 */
export function adaptConfig(
  config: Config,
  isInstalled: (name: string) => boolean,
): AdaptedConfig {
  const addresses = addressesOf(config);
  const externals = externalsOf(config.externals, isInstalled);
  const bundlers = BUNDLERS.filter((name) => config[name]);
  const older = olderBrowsers(config.targets);
  const notes = [
    ...addresses.notes,
    ...(externals.notes ?? []),
    ...bundlers.map(
      (name) =>
        `\`${name}\`: the theme bundles with Rspack. BUNDLER=webpack in the environment chooses umi's webpack.`,
    ),
  ];
  if (config.ssr) {
    notes.push(
      '`ssr`: every page is rendered at build; there is no server to render it.',
    );
  }
  if (config.styleLoader) {
    notes.push(
      '`styleLoader`: styles are in files, so that pages have them before any script runs.',
    );
  }
  if (config.runtimePublicPath) {
    notes.push(
      '`runtimePublicPath`: files are requested from `publicPath`, whatever `window.publicPath` says.',
    );
  }
  if (config.esm) {
    notes.push('`esm`: scripts are no modules, so that the build can run them.');
  }
  if (config.manifest) {
    notes.push(
      '`manifest`: no list of files is written, as they get their names after the bundler would write it.',
    );
  }
  if (config.legacy || older.length > 0) {
    const what = config.legacy ? '`legacy`' : `\`targets\` (${older.join(', ')})`;
    notes.push(`${what}: pages are written for browsers of the last four years.`);
  }
  return {
    fromHash: addresses.fromHash,
    notes,
    changes: {
      ...addresses.changes,
      ...externals.changes,
      // Rspack compiles all packages as fast as webpack finds them in this cache.
      mfsu: false,
      ...Object.fromEntries(
        [...BUNDLERS, ...WITHOUT_EFFECT].map((name) => [name, undefined]),
      ),
    },
  };
}
