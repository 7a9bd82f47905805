import { readdirSync } from 'node:fs';

/** The names of the pages in a folder of `docs`, without its index. */
const pagesIn = (folder: string): string[] =>
  readdirSync(`docs/${folder}`)
    .filter((file) => /^[\w-]+\.md$/.test(file) && file !== 'index.md')
    .map((file) => file.replace('.md', ''));

/** The names of all demo pages, as in `/demo/<name>`. */
export const demoNames: readonly string[] = pagesIn('demo');

/** The names of all recipes, as in `/recipe/<name>`. */
export const recipeNames: readonly string[] = pagesIn('recipe');

/** The names of all guides, as in `/guide/<name>`. */
export const guideNames: readonly string[] = pagesIn('guide');

/** Every address of the site in the default language. */
export const paths: readonly string[] = [
  '/',
  '/changelog',
  '/demo',
  '/guide',
  '/recipe',
  '/types',
  ...demoNames.map((name) => `/demo/${name}`),
  ...recipeNames.map((name) => `/recipe/${name}`),
  ...guideNames.map((name) => `/guide/${name}`),
];

/** An address in Chinese. */
export function inChinese(path: string): string {
  return path === '/' ? '/zh-CN' : `/zh-CN${path}`;
}
