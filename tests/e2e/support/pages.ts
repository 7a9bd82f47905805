import { readdirSync } from 'node:fs';

/** The names of all demo pages, as in `/demo/<name>`. */
export const demoNames: readonly string[] = readdirSync('docs/demo')
  .filter((file) => /^[\w-]+\.md$/.test(file) && file !== 'index.md')
  .map((file) => file.replace('.md', ''));

/** Every address of the site in the default language. */
export const paths: readonly string[] = [
  '/',
  '/changelog',
  '/demo',
  '/guide/hosting',
  ...demoNames.map((name) => `/demo/${name}`),
];

/** An address in Chinese. */
export function inChinese(path: string): string {
  return path === '/' ? '/zh-CN' : `/zh-CN${path}`;
}
