import { anchorOf } from '../../../src/model/api-row';
import type {
  SearchDemo,
  SearchPage,
  SearchProp,
  SearchSection,
} from '../../../src/search/format/documents';
import { createEngine } from '../../../src/search/engine/engine';
import type { Hit, SearchAnswer, SearchEngine } from '../../../src/search/engine/engine';
import { packIndex, unpackIndex } from '../../../src/search/format/index-file';
import { fillersOf } from '../../../src/plugin/messages/site-messages';
import { ROOT } from '../support/root';
import type { IndexFile } from '../../../src/search/format/index-file';

/** What pages in English and Chinese are not about. */
export const FILLERS = fillersOf(ROOT, 'zh-CN');

/** A page of which only what matters to a test is said. */
export function makeSearchPage(page: Partial<SearchPage> & { link: string }): SearchPage {
  return {
    title: page.link,
    navTitle: 'Guide',
    navOrder: 0,
    description: '',
    keywords: [],
    paragraphs: [],
    sections: [],
    demos: [],
    props: [],
    ...page,
  };
}

/** A heading; `title` names those above it, too: `API › Properties`. */
export function makeSection(
  title: string,
  link: string,
  ...paragraphs: string[]
): SearchSection {
  const above = title.split(' › ');
  return { rawTitle: above.pop() ?? '', above, title, link, paragraphs };
}

export function makeProp(
  page: string,
  [reference, name]: [string, string],
  text = '',
): SearchProp {
  return {
    name,
    title: `${reference}.${name}`,
    link: `${page}#${anchorOf(reference, name)}`,
    text,
    deprecated: false,
  };
}

export function makeDemo(demo: Partial<SearchDemo> & { link: string }): SearchDemo {
  const rawTitle = demo.rawTitle ?? 'A demo';
  return {
    name: 'demo',
    rawTitle,
    title: rawTitle,
    description: '',
    keywords: [],
    ...demo,
  };
}

/** The index of pages as it is read from its file. */
export function indexFile(pages: readonly SearchPage[]): IndexFile {
  return JSON.parse(JSON.stringify(packIndex(pages, FILLERS).index)) as IndexFile;
}

/** Search over pages, as a reader has it before the texts have come. */
export function engineOf(pages: readonly SearchPage[]): SearchEngine {
  return createEngine(unpackIndex(indexFile(pages)));
}

/** Search over pages with their texts. */
export function engineWithTexts(pages: readonly SearchPage[]): SearchEngine {
  const engine = engineOf(pages);
  engine.addTexts(packIndex(pages, FILLERS).texts);
  return engine;
}

/** All hits of an answer in the order they are shown in. */
export function hitsOf({ best, groups }: SearchAnswer): Hit[] {
  return [...best, ...groups.flatMap(({ hits }) => hits)];
}

/** Where the hits of an answer lead to, in the order they are shown in. */
export function linksOf(answer: SearchAnswer): string[] {
  return hitsOf(answer).map(({ link }) => link);
}
