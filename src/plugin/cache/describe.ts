import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { THEME_ROOT } from '../host';

/** Folders of packages, wherever they are. */
const PACKAGES = /(?:[A-Za-z]:)?[\\/][^\s"'`:*?]*[\\/]node_modules(?=[\\/])/g;

/** The folder of a site, or the uppermost one above it that has packages, as workspaces do. */
function topOf(root: string): string {
  let top = root;
  for (let folder = root; dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules'))) top = folder;
  }
  return top;
}

const tops = new Map<string, string>();

/**
 * A text without the paths of this machine, so that it is the same in another folder.
 * @param root absolute path of the site
 */
export function withoutPaths(text: string, root: string): string {
  const top = tops.get(root) ?? topOf(root);
  tops.set(root, top);
  const places = [
    [root, '<site>'],
    [THEME_ROOT, '<theme>'],
    [top, '<top>'],
  ] as const;
  return places.reduce(
    (rest, [path, name]) =>
      rest.replaceAll(path, name).replaceAll(path.replaceAll('\\', '/'), name),
    text.replace(PACKAGES, '<packages>'),
  );
}

/**
 * Describes a configuration as a text that changes with it: functions and classes by their code,
 * other objects by the name of their class and their properties.
 * @example describe({ test: /a/, make: () => 1 }) // '{test:/a/,make:() => 1}'
 */
export function describe(value: unknown): string {
  const seen = new Set<unknown>();
  const textOf = (one: unknown): string => {
    if (typeof one === 'function') return one.toString() + propertiesOf(one);
    if (one instanceof RegExp || one instanceof Date) return String(one);
    if (typeof one !== 'object' || one === null) {
      return typeof one === 'string' ? JSON.stringify(one) : String(one);
    }
    if (seen.has(one)) return '<again>';
    seen.add(one);
    if ('toJSON' in one && typeof one.toJSON === 'function')
      return textOf((one.toJSON as () => unknown)());
    if (Array.isArray(one) || one instanceof Set)
      return `[${[...one].map(textOf).join(',')}]`;
    if (one instanceof Map) return `Map${textOf([...one])}`;
    const { name } = (one.constructor as { name?: string } | undefined) ?? {};
    return (name === 'Object' ? '' : (name ?? '')) + propertiesOf(one);
  };
  const propertiesOf = (one: object) => {
    const entries = Object.entries(one);
    if (entries.length === 0 && typeof one === 'function') return '';
    return `{${entries.map(([key, each]) => `${key}:${textOf(each)}`).join(',')}}`;
  };
  return textOf(value);
}
