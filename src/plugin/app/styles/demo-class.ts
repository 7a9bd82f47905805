import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInOwnCode } from '../../demos/own-code';
import { isFile } from '../../is-file';
import { configPlace } from '../../schemas/config/config-place';

/** dumi's class of the element around a demo. */
const DEMO_CLASS = /\bdumi-default-previewer-demo\b/;

/** The folders of files with styles: layouts may have them too, and links to the public folder. */
const STYLED_IN: Readonly<Record<string, RegExp>> = {
  '.dumi': /\.(?:css|less|s[ac]ss|[jt]sx?)$/,
  public: /\.css$/,
};

/**
 * True if a site has rules of its own for that class, in files or in its configuration (`styles`).
 * @param root absolute path of the site
 */
export function asksForDemoClass(root: string): boolean {
  const config = join(root, configPlace(root).file);
  return (
    Object.entries(STYLED_IN).some(([folder, kind]) =>
      isInOwnCode(DEMO_CLASS, root, folder, kind),
    ) ||
    (isFile(config) && DEMO_CLASS.test(readFileSync(config, 'utf8')))
  );
}
