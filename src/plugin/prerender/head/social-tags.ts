import { escapeHtml } from '../document';
import type { DescribedPage } from './described-page';
import { PICTURE } from './social-picture';

/** A language as Open Graph has it, `en_US`; undefined for one without a country. */
function localeName(id: string): string | undefined {
  return /^[a-z]{2}-[A-Z]{2}$/.test(id) ? id.replace('-', '_') : undefined;
}

/**
 * The elements of the head by which messengers and social networks make a card of a page
 * (https://ogp.me). Those of Twitter take title, text and picture from them.
 * @param picture of the card: its whole address, and whether it was drawn for the page
 */
export function socialTags(
  described: DescribedPage,
  picture?: { address: string; isDrawn: boolean },
): string[] {
  const { page, description, address, locale, others, isFirst, site } = described;
  const tags: (readonly [name: string, content: string | undefined])[] = [
    ['og:type', isFirst ? 'website' : 'article'],
    ['og:title', page.headline ?? page.title],
    ['og:description', description],
    ['og:url', address],
    ['og:site_name', site.name],
    ['og:locale', localeName(locale.id)],
    ...others.map((id): [string, string | undefined] => [
      'og:locale:alternate',
      localeName(id),
    ]),
    ['og:image', picture?.address],
    ...(picture?.isDrawn
      ? ([
          ['og:image:width', String(PICTURE.width)],
          ['og:image:height', String(PICTURE.height)],
          ['og:image:alt', page.headline ?? page.title],
        ] as const)
      : []),
  ];
  const own = ` data-page="${escapeHtml(page.path)}">`;
  return [
    ...tags.flatMap(([name, content]) =>
      content ? `<meta property="${name}" content="${escapeHtml(content)}"${own}` : [],
    ),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}"${own}`,
  ];
}
