import { base } from '@@/ledger/site';
import { withLocale } from '../../model/locale';
import type { Locale } from '../../model/locale';

/**
 * Highlighted code with the links of a language. It is highlighted once for all of them, and `<`
 * begins only a tag there.
 */
export function inLanguage(html: string, locale: Locale): { __html: string } {
  return {
    __html: html.replace(
      /(<a [^/]*)([^"#>\s]*)/g,
      (_, tag: string, path: string) => tag + base + withLocale(path, locale),
    ),
  };
}
