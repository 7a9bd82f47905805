import { PAGE_DATA_ID } from '../data/page-data';
import { partFile, partOf } from '../model/address/site-parts';

/** File names by chunk name, as the build lists them for all chunks. */
export interface ListedFiles {
  scripts: Record<string, string>;
  styles: Record<string, string>;
}

/** What a document says of its own files; a part of `PageData` of the renderer. */
interface OwnFiles extends ListedFiles {
  route: { id: string };
  path: string;
  files: string;
  parts?: number;
}

/** Chunks with which a page answers a reader: its app, navigation, search and code. */
const OF_ALL = ['app', 'search', 'search-worker', 'drawer', 'demo-panel'];
/** The beginnings of chunk names that end with a language. */
const OF_LANGUAGE = ['site', 'words'];

const DATA = new RegExp(
  `<script type="application/json" id="${PAGE_DATA_ID}">(.*?)</script>`,
  's',
);
const ENTRY = /<script defer[^>]* src="([^"]+)"/g;

function dataOf(html: string): OwnFiles | undefined {
  const text = DATA.exec(html)?.[1];
  return text ? (JSON.parse(text) as OwnFiles) : undefined;
}

/** The language of a document, from its element `html`; empty where it says none. */
export function languageOf(html: string): string {
  return /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? '';
}

/** The name of the file that lists the files of all chunks; undefined for other documents. */
export function listOf(html: string): string | undefined {
  return dataOf(html)?.files;
}

/**
 * The files that a page needs without a network: those it lists, those of search, and the text
 * that a navigation within the site loads.
 * @param html a document of the site
 * @param listed the files of all chunks
 * @returns names below the address of the site's files, or whole paths
 */
export function pageFiles(html: string, { scripts, styles }: ListedFiles): string[] {
  const data = dataOf(html);
  if (!data) return [];
  const language = languageOf(html);
  const text = `${data.route.id.split('/').pop()}-html`;
  const { path, files, parts } = data;
  // On a large site, navigation finds the page in its part.
  const navigation = parts ? [] : ['routes', `descriptions-${language}`, text];
  const chunks = [
    ...OF_ALL,
    ...OF_LANGUAGE.map((name) => `${name}-${language}`),
    ...navigation,
  ];
  const names = [
    ...[...html.matchAll(ENTRY)].map(([, address]) => address),
    files,
    ...(parts ? [partFile(files, partOf(path, parts))] : []),
    ...Object.values(data.scripts),
    ...Object.values(data.styles),
    ...chunks.flatMap((chunk) => [scripts[chunk], styles[chunk]]),
  ];
  return [...new Set(names.filter((name): name is string => name !== undefined))];
}
