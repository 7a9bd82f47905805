import { localeOf, withoutLocale } from '../../../model/locale';
import type { Locale } from '../../../model/locale';
import { heroTitleOf } from '../../../model/content/landing';
import type { Page } from '../../../model/page';
import { shownDemos } from '../../markdown/shown-demos';
import { summaryOf } from '../../markdown/summary';
import type { PageDocument } from '../../markdown/document';
import type { ReferenceFile } from '../../schemas/outputs/reference-file';
import type { PropMap } from '../../reference/in-code/prop-map';
import { propsUsedText } from '../../site/references/props-used';
import { documentsOf } from '../../site/read-site';
import type { Site } from '../../site/read-site';
import { demoText } from './demo-text';
import { piecesOf } from './pieces';
import type { Piece } from './pieces';
import { listedPage, pagesInOrder } from './listed-pages';
import { referenceText } from './reference-text';
import { markdownAddress, withAddresses } from './site-links';

/** What pages in Markdown are made of. */
export interface MarkdownSource {
  site: Site;
  references: readonly ReferenceFile[];
  /** Where properties of the references are found in code; undefined without references. */
  props?: PropMap;
  /** Address of the site with its base, without a slash at its end; its base where no more is known. */
  root: string;
  /** Words of the interface by language. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The pages below a path as a list of links, in the order of the sidebar. */
function galleryText(above: string, locale: Locale, source: MarkdownSource): string {
  const { site } = source;
  return pagesInOrder(locale, site)
    .filter(({ path }) => withoutLocale(path, locale).startsWith(`${above}/`))
    .map((page) => listedPage(page, source))
    .join('\n');
}

function documentText(
  document: PageDocument,
  locale: Locale,
  source: MarkdownSource,
): string {
  const demos = shownDemos(document);
  const words = source.words[locale.id] ?? {};
  const addressOf = (link: string) => markdownAddress(link, locale, source);
  const textOf = (piece: Piece): string => {
    if (typeof piece === 'string') return piece;
    if ('link' in piece) return addressOf(piece.link);
    if ('gallery' in piece) return galleryText(piece.gallery, locale, source);
    if ('used' in piece) {
      const text = propsUsedText(document, source.props, words, locale.id) ?? '';
      return withAddresses(text, addressOf);
    }
    if ('callout' in piece)
      return piece.title || (words[`markdown.${piece.callout}`] ?? '');
    if ('demo' in piece) {
      const demo = demos[piece.demo];
      // Beside the hero, it shows no code.
      const hasCode = !(document.frontMatter.hero && demo?.attributes.has('hero'));
      return demo && hasCode ? demoText(demo, locale.id, source.site, words) : '';
    }
    const id = piece.kind ? `${piece.reference}.${piece.kind}` : piece.reference;
    const reference = source.references.find((one) => one.id === id);
    if (!reference) return '';
    return withAddresses(referenceText(reference, locale.id, words), addressOf);
  };
  return piecesOf(document).map(textOf).join('');
}

/** Without the empty lines that are left where something was taken away. */
function tidied(text: string): string {
  return `${text
    .replace(/\r\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/**
 * A page as Markdown that stands alone: title, summary, text with the code of its demos and with its
 * references, and its tabs one below the other.
 */
export function pageMarkdown(page: Page, source: MarkdownSource): string {
  const { files, locales } = source.site;
  const found = files.get(page.file);
  if (!found) return '';
  const { document } = found;
  const locale = localeOf(page.path, locales);
  const { hero } = document.frontMatter;
  const own = page.headline ?? page.title;
  const title = hero
    ? hero.title
      ? heroTitleOf(hero.title)
      : own
    : !document.ownHeading && own;
  const description = document.frontMatter.description && summaryOf(document);
  const parts = documentsOf(found).map(({ key, document: one }) => {
    const text = documentText(one, locale, source);
    return key ? `## ${one.frontMatter.title ?? key}\n\n${text}` : text;
  });
  return tidied(
    [title && `# ${title}`, description && `> ${description}`, ...parts]
      .filter(Boolean)
      .join('\n\n'),
  );
}
