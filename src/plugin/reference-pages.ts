import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../model/locale';
import type { Page } from '../model/page';
import { readSections } from './read-sections';
import { tabFilesOf } from './tab-files';

/** What only a page with a reference has; to read a text as markdown takes far longer. */
const HINT = '<API';

/**
 * The page that shows each reference, in the default language: its path below the site's base,
 * with the query of a tab.
 * @param root absolute path of the site
 */
export function referencePages(
  pages: readonly Page[],
  locales: readonly Locale[],
  root: string,
): Record<string, string> {
  const locale = locales.find(({ base }) => base === '/') ?? locales[0];
  const found: Record<string, string> = {};
  for (const page of pages.filter((one) => one.locale === locale?.id)) {
    const file = join(root, page.file);
    const files: { file: string; key?: string }[] = [{ file }, ...tabFilesOf(file)];
    for (const { file: path, key } of files) {
      const text = readFileSync(path, 'utf8');
      if (!text.includes(HINT)) continue;
      const query = key ? `?tab=${encodeURIComponent(key)}` : '';
      for (const id of readSections(text).references) found[id] ??= page.path + query;
    }
  }
  return found;
}
