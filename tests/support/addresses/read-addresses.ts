import robotsParser from 'robots-parser';

/** An address as it is written, in a file of a built site. */
export interface WrittenAddress {
  address: string;
  /** What it is relative to, where that is not the file. */
  base?: string;
}

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(?:39|x27);/g, "'")
    .replace(/&amp;/g, '&');
}

/** The first group of each match, without escapes. */
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => unescaped(found));

const written = (addresses: readonly string[]): WrittenAddress[] =>
  addresses.map((address) => ({ address }));

/** Ids and links of a feed, and the links in its entries. */
function inFeed(xml: string): WrittenAddress[] {
  const [base] = all(xml, /xml:base="([^"]*)"/g);
  const entries = all(xml, /<content type="html">([^<]*)<\/content>/g);
  const addresses = [
    ...all(xml, /<id>([^<]*)<\/id>/g),
    ...all(xml, /<link [^>]*href="([^"]*)"/g),
    ...entries.flatMap((html) => all(html, /(?:href|src)="([^"]*)"/g)),
  ];
  return addresses.map((address) => ({ address, base }));
}

interface Manifest {
  start_url: string;
  scope: string;
  icons: { src: string }[];
}

function inManifest(text: string): string[] {
  const { start_url, scope, icons } = JSON.parse(text) as Manifest;
  return [start_url, scope, ...icons.map(({ src }) => src)];
}

/** The texts in data, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const headOf = (html: string) => /<head>.*?<\/head>/s.exec(html)?.[0] ?? '';

/** What structured data name is an address, or no address at all. */
function inStructuredData(html: string): string[] {
  const pattern = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;
  return [...headOf(html).matchAll(pattern)]
    .flatMap(([, json = '']) => textsIn(JSON.parse(json)))
    .filter((text) => /^https?:\/\/\S+$/.test(text));
}

/** Links with a path or a host: others are of the demos' code, which is there as it is. */
const inMarkdown = (text: string) =>
  [...text.matchAll(/\]\(((?:\/|https?:)[^)\s]*)\)/g)].map(([, link = '']) => link);

/** Its schema, the pages that show it, and links in its texts. */
function inReference(json: string): string[] {
  const { $schema, pages, properties } = JSON.parse(json) as Record<string, unknown>;
  return [
    ...textsIn($schema),
    ...textsIn(pages),
    ...textsIn(properties).flatMap(inMarkdown),
  ];
}

interface Reader {
  /** What is read, for people. */
  kind: string;
  file: RegExp;
  read(text: string): WrittenAddress[];
}

const reader = (
  kind: string,
  file: RegExp,
  read: (text: string) => string[],
): Reader => ({
  kind,
  file,
  read: (text) => written(read(text)),
});

/** How addresses are written for search engines, networks and machines, by kind of file. */
export const READERS: readonly Reader[] = [
  reader('sitemap', /^sitemap\.xml$/, (xml) => all(xml, /(?:<loc>|href=")([^<"]*)/g)),
  { kind: 'feed', file: /\.atom$/, read: inFeed },
  reader('robots.txt', /^robots\.txt$/, (text) =>
    robotsParser('https://example.com/robots.txt', text).getSitemaps(),
  ),
  reader('manifest', /\.webmanifest$/, inManifest),
  reader('link in a head', /\.html$/, (html) =>
    all(headOf(html), /<link [^>]*href="([^"]*)"/g),
  ),
  reader('card', /\.html$/, (html) =>
    all(headOf(html), /<meta property="og:(?:url|image)" content="([^"]*)"/g),
  ),
  reader('structured data', /\.html$/, inStructuredData),
  reader('llms.txt', /llms[\w-]*\.txt$/, inMarkdown),
  reader('Markdown', /\.md$/, inMarkdown),
  reader('reference', /^api\/.*\.json$/, inReference),
];
