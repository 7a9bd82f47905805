import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { anchorOf } from '../model/api-row';
import { localeOf, withoutLocale } from '../model/locale';
import type { Locale } from '../model/locale';
import { navItemOf } from '../model/nav';
import { localized } from '../model/options';
import type { ResolvedOptions } from '../model/options';
import type { Page } from '../model/page';
import { sidebarOf } from '../model/sidebar';
import { UNDER } from '../search/documents';
import type {
  SearchDemo,
  SearchPage,
  SearchProp,
  SearchSection,
} from '../search/documents';
import { demoName } from './demo-name';
import { demoWords } from './demo-words';
import type { ApiNotes } from './read-api-notes';
import { readDemo } from './read-demo';
import type { DemoSource } from './read-demo';
import { FENCE } from './front-matter';
import { plainText, readSections } from './read-sections';
import type { TextDemo, TextParts } from './read-sections';
import { remember } from './remember';
import { tabFilesOf } from './tab-files';

/** What search knows of a demo. */
export interface SearchedDemo {
  /** What its front comment says. */
  meta: DemoSource['meta'];
  words: string[];
}

/** Reads files, each once: languages without a translation share them. */
export interface SearchReader {
  sections(path: string): TextParts;
  demo(path: string): SearchedDemo;
}

/** A reader that sees the files as they are from now on. */
export function createReader(): SearchReader {
  return {
    sections: remember(
      (path) => readSections(readText(path)),
      (path) => path,
    ),
    demo: remember(
      (path) => {
        const { meta = {}, asset } = readDemo(path) ?? {};
        return { meta, words: asset ? demoWords(asset) : [] };
      },
      (path) => path,
    ),
  };
}

/** What all pages of a site are read with. */
export interface SearchSource {
  pages: readonly Page[];
  notes: readonly ApiNotes[];
  locales: readonly Locale[];
  options: ResolvedOptions;
  reader: SearchReader;
  /** Absolute path of the site. */
  root: string;
}

/** The address of a page with its tab, or of an anchor of it. */
type Link = (id?: string) => string;

const EMBED = /<embed\b[^>]*?\bsrc=["']([^"'#]+)["'][^>]*>(?:\s*<\/embed>)?/g;

/** A text of markdown with the files that it embeds; see dumi's `<embed src>`. */
function readText(path: string): string {
  return readFileSync(path, 'utf8').replace(EMBED, (tag, src: string) => {
    const embedded = resolve(dirname(path), src);
    if (!existsSync(embedded)) return tag;
    return readFileSync(embedded, 'utf8').replace(FENCE, '');
  });
}

/** What a demo's front comment says in one language. */
function metaOf(meta: Record<string, unknown>, key: string, locale: string): string {
  const value = meta[`${key}.${locale}`] ?? meta[key];
  return typeof value === 'string' ? plainText(value) : '';
}

function demoOf(
  path: string,
  given: TextDemo,
  { page, link, reader }: { page: Page; link: Link; reader: SearchReader },
): SearchDemo {
  const name = demoName(path);
  const { meta, words } = reader.demo(path);
  const hasAnchor = !given.inline && !meta.inline;
  const rawTitle = given.title ?? (metaOf(meta, 'title', page.locale) || name);
  return {
    link: hasAnchor ? link(name) : link(),
    name,
    rawTitle,
    title: rawTitle,
    description: given.description ?? metaOf(meta, 'description', page.locale),
    keywords: words,
  };
}

function propsOf(
  { id, rows }: ApiNotes,
  { page, link }: { page: Page; link: Link },
): SearchProp[] {
  return Object.entries(rows).map(([name, { text, pitfall, deprecated = false }]) => ({
    name,
    title: `${id}.${name}`,
    link: link(anchorOf(id, name)),
    deprecated,
    text: [text, pitfall]
      .flatMap((one) => (one ? [plainText(localized(one, page.locale))] : []))
      .join(' '),
  }));
}

/** A page as search knows it. */
function searchPage(page: Page, source: SearchSource): SearchPage {
  const { locales, options, notes, reader, root } = source;
  const locale = localeOf(page.path, locales);
  const item = navItemOf(options.nav, withoutLocale(page.path, locale));
  const found: SearchPage = {
    title: page.title,
    navTitle: item ? localized(item.title, page.locale) : options.name,
    navOrder: item ? options.nav.indexOf(item) : options.nav.length,
    link: page.path,
    description: plainText(page.description),
    keywords: page.keywords ?? [],
    paragraphs: [],
    sections: [],
    demos: [],
    props: [],
  };
  const file = join(root, page.file);
  const files: { file: string; key?: string }[] = [{ file }, ...tabFilesOf(file)];
  for (const { file: path, key } of files) {
    const { sections, demos, references } = reader.sections(path);
    const query = key ? `?tab=${encodeURIComponent(key)}` : '';
    const link: Link = (id) => page.path + query + (id ? `#${encodeURI(id)}` : '');
    for (const { title, above, id, paragraphs } of sections) {
      if (!id) found.paragraphs.push(...paragraphs);
      else {
        found.sections.push({
          rawTitle: title,
          above,
          title: [...above, title].join(UNDER),
          link: link(id),
          paragraphs,
        } satisfies SearchSection);
      }
    }
    found.demos.push(
      ...demos.map((demo) =>
        demoOf(resolve(dirname(path), demo.src), demo, { page, link, reader }),
      ),
    );
    found.props.push(
      ...references.flatMap((id) =>
        notes
          .filter((note) => note.id === id)
          .flatMap((note) => propsOf(note, { page, link })),
      ),
    );
  }
  return found;
}

/**
 * The pages of one language as search knows them, in the order of the header's links, then of the
 * sidebar.
 */
export function searchPages(locale: string, source: SearchSource): SearchPage[] {
  const own = source.pages.filter(
    (page) => page.locale === locale && page.search !== false,
  );
  const inSidebar = sidebarOf(own, locale).flatMap(({ pages }) => pages);
  return [...inSidebar, ...own.filter((page) => !inSidebar.includes(page))]
    .map((page) => searchPage(page, source))
    .sort((a, b) => a.navOrder - b.navOrder);
}
