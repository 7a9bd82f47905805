import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** The addresses of all pages in `dist`: both languages, demos alone, the page for what is not there. */
export const builtPages: readonly string[] = readdirSync('dist', {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => /(^|\/)(index|404)\.html$/.test(file))
  .map((file) =>
    file.endsWith('index.html') ? `/${dirname(file)}`.replace(/\/\.$/, '/') : `/${file}`,
  )
  .sort();

/** Cuts a list into as many lists of about the same length, one for each open window. */
export function inParts<T>(list: readonly T[], count: number): T[][] {
  return Array.from({ length: count }, (_, part) =>
    list.filter((__, index) => index % count === part),
  );
}
