import { defaultLocale } from '../../../model/locale';
import type { Locale } from '../../../model/locale';
import type { Page } from '../../../model/page';
import type { ResolvedOptions } from '../../schemas/options';
import type { Site } from '../read-site';

/** The usual relation between a page's path and its file, per language. */
export interface Naming {
  /** The first folder of documents, from the root of the site. */
  folder: string;
  /** How many characters of a path name the language, at its start and at its end. */
  skipped: number;
  cut: number;
  /** Ending of a translated page. An untranslated page has that of the default language. */
  ending: string;
}

export function namingOf(
  { id, base = '/', suffix = '' }: Locale,
  { folder, site: { locales } }: { folder: string; site: Pick<Site, 'locales'> },
): Naming {
  const isDefault = defaultLocale(locales).id === id;
  return {
    folder,
    skipped: base === '/' ? 0 : base.length,
    cut: suffix.length,
    ending: isDefault ? '.md' : `.${id}.md`,
  };
}

function usualFile({ path, translated }: Page, naming: Naming): string {
  const { folder, skipped, cut, ending } = naming;
  const own = path.slice(skipped, path.length - cut);
  return folder + own + (translated ? ending : '.md');
}

/** The same rule as code, for the generated module. */
export function usualFileCode({ folder, skipped, cut, ending }: Naming): string {
  const range = cut ? `.slice(${skipped}, -${cut})` : skipped ? `.slice(${skipped})` : '';
  const end =
    ending === '.md' ? "'.md'" : `(page.translated === false ? '.md' : '${ending}')`;
  return `${JSON.stringify(folder)} + page.path${range} + ${end}`;
}

/**
 * A page in the list that every page of its language loads, without fields that can be
 * derived.
 */
export function shippedPage(
  page: Page,
  { editUrl }: ResolvedOptions,
  naming: Naming,
): Partial<Page> {
  const { path, title, headline, file, translated, tabs, sidebar, headed, after } = page;
  return {
    path,
    title,
    tabs,
    sidebar,
    headed,
    after,
    // Any other is read from the document; see `readHeadline`.
    ...(headed && headline && { headline }),
    ...(editUrl && file !== usualFile(page, naming) && { file }),
    ...(!translated && { translated }),
  };
}
