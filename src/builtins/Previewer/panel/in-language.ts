import { base } from '@@/ledger/site';
import { withLocale } from '../../../model/locale';
import type { Locale } from '../../../model/locale';

/**
 * Adds base and language to the links in highlighted code. The code is highlighted once
 * for all languages, and in its HTML `<` only starts a tag.
 */
export function localizeCodeLinks(html: string, locale: Locale): { __html: string } {
  return {
    __html: html.replace(
      /(<a [^/]*)([^"#>\s]*)/g,
      (_, tag: string, path: string) => tag + base + withLocale(path, locale),
    ),
  };
}
