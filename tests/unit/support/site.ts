import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { anchorOf } from '../../../src/model/api-row';
import { pageName } from '../../../src/model/locale';
import { readApiNotes } from '../../../src/plugin/reference/notes';
import { parseMarkdown } from './markdown';
import type { Heading, Markdown } from './markdown';
import { LOCALES } from './locales';
import { madeOnce } from './made-once';
import { ROOT } from './root';

export const DOCS = join(ROOT, 'docs');

export interface Document extends Markdown {
  /** Relative to the root, with forward slashes. */
  file: string;
  text: string;
  locale: string;
  /** Address in its language, with the query of its tab: `/demo/virtual-list?tab=performance`. */
  path: string;
  /** What a hash may name there. */
  anchors: Set<string>;
}

const notes = readApiNotes('docs/api', ROOT).notes;

/** The language and address of a page's file, by dumi's rules. */
function placeOf(file: string): { locale: string; path: string } {
  const other = LOCALES.slice(1).find(({ id }) => file.endsWith(`.${id}.md`))?.id;
  const [, name = '', tab] =
    /^docs\/(.*?)(?:\.\$tab-([^.]+))?$/.exec(pageName(file, LOCALES)) ?? [];
  const page = `/${name}`.replace(/\/index$/, '');
  const address = other ? `/${other}${page}` : page || '/';
  return {
    locale: other ?? 'en-US',
    path: tab ? `${address}?tab=${tab}` : address,
  };
}

/** The headings that have an anchor: the layout shows the title of the page without one. */
export function anchoredHeadings({ headings }: Markdown): Heading[] {
  return headings.filter(({ depth }) => depth > 1);
}

function readDocument(path: string): Omit<Document, 'anchors'> & { anchors: string[] } {
  const file = relative(ROOT, path).replace(/\\/g, '/');
  const text = readFileSync(path, 'utf8');
  const embedded = text.replace(/<embed src="([^"]+)"><\/embed>/g, (_, src: string) =>
    readFileSync(resolve(path, '..', src), 'utf8'),
  );
  const markdown = parseMarkdown(embedded);
  const demos = [...markdown.html.matchAll(/<code [^>]*src="([^"]+)"/g)];
  const references = [...markdown.html.matchAll(/<API [^>]*id="([^"]+)"/g)];
  const rows = references.flatMap(([, id]) =>
    notes
      .filter((note) => note.id === id)
      .flatMap((note) => Object.keys(note.rows).map((name) => anchorOf(note.id, name))),
  );
  const anchors = [
    ...anchoredHeadings(markdown).map(({ id }) => id),
    ...demos.map(([, src = '']) => basename(src).replace(/\.\w+$/, '')),
    ...rows,
  ];
  return { ...markdown, file, text, ...placeOf(file), anchors };
}

/** All pages and tabs below `docs`. */
export function readDocuments(): Document[] {
  const documents = madeOnce('documents', () =>
    readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => readDocument(join(DOCS, name))),
  );
  return documents.map(({ anchors, ...document }) => ({
    ...document,
    anchors: new Set(anchors),
  }));
}
