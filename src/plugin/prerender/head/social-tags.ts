import { escapeHtml } from '../document';
import type { DescribedPage } from './described-page';

/** A language as Open Graph has it, `en_US`; undefined for one without a country. */
function localeName(id: string): string | undefined {
  return /^[a-z]{2}-[A-Z]{2}$/.test(id) ? id.replace('-', '_') : undefined;
}

/**
 * The elements of the head by which messengers and social networks make a card of a page
 * (https://ogp.me). Those of Twitter take title, text and picture from them.
 * @param picture its whole address
 */
export function socialTags(described: DescribedPage, picture?: string): string[] {
  const { page, description, address, locale, others, isFirst, site } = described;
  const tags: [name: string, content: string | undefined][] = [
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
    ['og:image', picture],
  ];
  const own = ` data-page="${escapeHtml(page.path)}">`;
  return [
    ...tags.flatMap(([name, content]) =>
      content ? `<meta property="${name}" content="${escapeHtml(content)}"${own}` : [],
    ),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}"${own}`,
  ];
}
