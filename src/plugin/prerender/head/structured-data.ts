import { escapeHtml } from '../document';
import type { DescribedPage } from './described-page';

/** The value of `structuredData`, without its context. */
type Item = Readonly<Record<string, unknown>>;

/** The way to a page from the site's first one. */
function breadcrumbs({ page, above }: DescribedPage): Item {
  const title = page.headline ?? page.title;
  const items = [...above, { title, address: undefined }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ title, address }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      // The last one is the page itself, whose address is known.
      item: address,
    })),
  };
}

/** The library that the site is about. */
function sourceCode({ site }: DescribedPage): Item | undefined {
  const { name, repository } = site;
  if (!repository) return undefined;
  return { '@type': 'SoftwareSourceCode', name, codeRepository: repository };
}

function article(described: DescribedPage): Item {
  const { page, description, address, locale, changed, isFirst } = described;
  return {
    '@type': 'TechArticle',
    headline: page.headline ?? page.title,
    description: description || undefined,
    url: address,
    inLanguage: locale.id,
    dateModified: changed,
    about: isFirst ? sourceCode(described) : undefined,
  };
}

/**
 * A page in the words of https://schema.org: an article, the way to it, and on a first page the
 * library that the site is about.
 */
export function structuredData(described: DescribedPage): Item {
  const { isFirst } = described;
  const graph = [article(described), ...(isFirst ? [] : [breadcrumbs(described)])];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** The same as an element of the head (JSON-LD 1.1, 7). */
export function structuredDataTag(described: DescribedPage): string {
  // No text in it may end the element.
  const json = JSON.stringify(structuredData(described)).replace(/</g, '\\u003c');
  return `<script type="application/ld+json" data-page="${escapeHtml(described.page.path)}">${json}</script>`;
}
