import { readFileSync } from 'node:fs';
import type { SiteSource } from '../built-site';

const PAGE = 'tests/support/sites/writing';
const PICTURES = 'sites/theme/public/pictures';

const read = (folder: string, name: string) => readFileSync(`${folder}/${name}`, 'utf8');

/** The page `/writing` with all that authors can write in markdown, and its translation. */
export const writingFiles = {
  'docs/writing.md': read(PAGE, 'writing.md'),
  'docs/writing.zh-CN.md': read(PAGE, 'writing.zh-CN.md'),
  'public/pictures/rows-light.svg': read(PICTURES, 'rows-light.svg'),
  'public/pictures/rows-dark.svg': read(PICTURES, 'rows-dark.svg'),
};

/** A site of that page whose React warns. */
export const writing: SiteSource = {
  name: 'writing',
  base: '/',
  files: writingFiles,
  reactDevelopment: true,
};
