import { defaultLocale } from '../../../model/locale';
import { documentsOf, tabQuery } from '../read-site';
import type { Site } from '../read-site';

/**
 * The page of each reference in the default language: its path below the site's base,
 * including the query of a tab.
 */
export function referencePages({ files, locales, pages }: Site): Record<string, string> {
  const locale = defaultLocale(locales);
  const found: Record<string, string> = {};
  for (const page of pages.filter((one) => one.locale === locale.id)) {
    const own = files.get(page.file);
    for (const { key, document } of own ? documentsOf(own) : []) {
      const query = tabQuery(key);
      // Without one, the outline need not be made for this.
      const parts = document.text.includes('<API') ? document.outline.parts : [];
      for (const { kind, id } of parts) {
        if (kind === 'reference') found[id] ??= page.path + query;
      }
    }
  }
  return found;
}
