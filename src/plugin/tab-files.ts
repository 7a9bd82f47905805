import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The key of the tab that a file is.
 * @param path of a page or a tab; none and a page have no key
 * @example tabKeyOf('docs/a.$tab-api.zh-CN.md') // 'api'
 */
export function tabKeyOf(path = ''): string | undefined {
  return /\.\$tab-([^./]+)\.[^/]*$/.exec(path)?.[1];
}

/**
 * The other tabs of a page: files beside it that carry its name; see dumi's `$tab-`.
 * @param path absolute path of the page; one that is itself a tab has none
 * @returns absolute paths by key
 * @example tabFilesOf('/docs/a.zh-CN.md') // [{ key: 'api', file: '/docs/a.$tab-api.zh-CN.md' }]
 */
export function tabFilesOf(path: string): { key: string; file: string }[] {
  if (tabKeyOf(path) !== undefined) return [];
  const [name = '', ...locale] = basename(path, '.md').split('.');
  const ending = [...locale.map((part) => `.${part}`), '.md'].join('');
  const prefix = `${name}.$tab-`;
  return readdirSync(dirname(path))
    .filter((other) => other.startsWith(prefix) && other.endsWith(ending))
    .map((other) => ({
      key: other.slice(prefix.length, -ending.length),
      file: join(dirname(path), other),
    }))
    .filter(({ key }) => !key.includes('.'));
}
