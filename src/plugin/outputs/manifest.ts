import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { touchIcons } from '../app/head-html';
import { modeOf, THEME_COLORS } from '../../color-mode/preference';
import type { ResolvedOptions } from '../schemas/options';

export const MANIFEST_FILE = 'manifest.webmanifest';

interface Source {
  options: Pick<ResolvedOptions, 'name' | 'logo' | 'prefersColor'>;
  /** Absolute path of the site. */
  root: string;
  /** Addresses of the site's icons, as in dumi's option `favicons`. */
  favicons: readonly string[];
  /** Address that the site's pages are below, without a slash at its end. */
  base: string;
  /** Address that the site's files are below, with a slash at its end. */
  publicPath: string;
  /** Id of the default language. */
  language: string;
}

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
};

/** An icon of the folder `public`; none for another file, and for a file that is not there. */
function iconOf(address: string, { root, publicPath }: Source): object[] {
  const [, path = '', ending = ''] = /^\/?(.*?\.(\w+))$/.exec(
    address.startsWith(publicPath) ? address.slice(publicPath.length) : address,
  ) ?? ['', ''];
  const file = join(root, 'public', path);
  const type = TYPES[ending];
  if (!type || /^\w+:|^\/\//.test(address) || !existsSync(file)) return [];
  const { width = 0, height = 0 } = ending === 'svg' ? {} : imageSize(readFileSync(file));
  const sizes = ending === 'svg' ? 'any' : `${width}x${height}`;
  return [{ src: publicPath + path, sizes, type }];
}

/** The file `manifest.webmanifest` (https://www.w3.org/TR/appmanifest/). */
export function manifestText(source: Source): string {
  const { options, favicons, base, language } = source;
  const { name, logo, prefersColor } = options;
  const touch = touchIcons(source.publicPath, join(source.root, 'public'));
  const addresses = [
    ...favicons,
    ...(logo ? [logo] : []),
    ...touch.map(({ href }) => href),
  ];
  const icons = addresses.flatMap((address) => iconOf(address, source));
  const known = new Map(icons.map((icon) => [JSON.stringify(icon), icon]));
  const color = THEME_COLORS[modeOf(prefersColor.default, false)];
  const manifest = {
    ...(name && { name, short_name: name }),
    lang: language,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'minimal-ui',
    background_color: color,
    theme_color: color,
    icons: [...known.values()],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
