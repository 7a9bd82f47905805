import type { Page } from '../../model/page';

/**
 * One line per language with missing pages, which fall back to the default language.
 * @example untranslated(pages) // ['1 of 42 pages is not translated into zh-CN: /zh-CN/demo/key']
 */
export function untranslated(pages: readonly Page[]): string[] {
  return [...new Set(pages.map(({ locale }) => locale))].flatMap((locale) => {
    const all = pages.filter((page) => page.locale === locale);
    const missing = all.filter(({ translated }) => !translated);
    if (missing.length === 0) return [];
    const verb = missing.length === 1 ? 'is' : 'are';
    const paths = missing.map(({ path }) => path).join(', ');
    return `${missing.length} of ${all.length} pages ${verb} not translated into ${locale}: ${paths}`;
  });
}
