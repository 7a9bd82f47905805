import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The other tabs of a page: files beside it that carry its name; see dumi's `$tab-`.
 * @param path absolute path of the page; one that is itself a tab has none
 * @returns absolute paths by key
 * @example tabFilesOf('/docs/a.zh-CN.md') // [{ key: 'api', file: '/docs/a.$tab-api.zh-CN.md' }]
 */
export function tabFilesOf(path: string): { key: string; file: string }[] {
  const [name = '', ...locale] = basename(path, '.md').split('.');
  if (name.includes('$tab-') || locale[0]?.startsWith('$tab-')) return [];
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
