import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInOwnCode } from '../../demos/own-code';
import { isFile } from '../../is-file';
import { configPlace } from '../../schemas/config/config-place';

/** The folders of files with styles: layouts may have them too, and links to the public folder. */
const STYLED_IN: Readonly<Record<string, RegExp>> = {
  '.dumi': /\.(?:css|less|s[ac]ss|[jt]sx?)$/,
  public: /\.css$/,
};

/**
 * True if a site has rules of its own for a class of dumi's theme, in files or in its configuration
 * (`styles`).
 * @param root absolute path of the site
 * @param name without dumi's prefix, such as `previewer-demo`
 */
export function asksForClass(root: string, name: string): boolean {
  const wanted = new RegExp(`\\bdumi-default-${name}(?![\\w-])`);
  const config = join(root, configPlace(root).file);
  return (
    Object.entries(STYLED_IN).some(([folder, kind]) =>
      isInOwnCode(wanted, root, folder, kind),
    ) ||
    (isFile(config) && wanted.test(readFileSync(config, 'utf8')))
  );
}
