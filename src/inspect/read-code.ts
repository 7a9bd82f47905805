import { lineAt } from '../code/line-at';
import { parseCode } from '../code/parse';
import { writtenObjects } from './code-objects';
import type { WrittenObject } from './code-objects';

/** The code of a demo, as the page shows it. */
export interface ShownCode {
  names: readonly string[];
  texts: string[];
  /** By file, its links to references by the offsets of the names that are links. */
  links: Map<number, HTMLAnchorElement>[];
  objects: WrittenObject[];
}

/** A place in it. */
export interface CodePlace {
  /** Index of its file. */
  file: number;
  /** Starting at 1. */
  line: number;
  /** The line's text, without space around it. */
  text: string;
  /** The name that is a link to its row. */
  link?: HTMLAnchorElement;
}

function linksIn(element: Element): Map<number, HTMLAnchorElement> {
  const links = new Map<number, HTMLAnchorElement>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let at = 0; walker.nextNode(); at += walker.currentNode.nodeValue?.length ?? 0) {
    const link = walker.currentNode.parentElement?.closest('a');
    if (link && !links.has(at)) links.set(at, link);
  }
  return links;
}

/**
 * Reads the code of a demo from the page.
 * @param elements an element for each file
 * @param names of the files, in the same order
 */
export function readCode(
  elements: readonly Element[],
  names: readonly string[],
): ShownCode {
  const texts = elements.map(({ textContent }) => textContent ?? '');
  const links = elements.map(linksIn);
  const objects = texts.flatMap((text, file) => {
    const parsed = parseCode(text, names[file]?.replace(/^.*\./, '') ?? '');
    const anchors = [...(links[file] ?? [])].map(
      ([at, link]) => [at, link.hash.slice(1)] as const,
    );
    return parsed ? writtenObjects(parsed, file, new Map(anchors)) : [];
  });
  return { names, texts, links, objects };
}

/** Where a name stands in the code. */
export function placeIn(code: ShownCode, file: number, from: number): CodePlace {
  const text = code.texts[file] ?? '';
  const line = lineAt(text, from);
  return {
    file,
    line,
    text: text.split('\n')[line - 1]?.trim() ?? '',
    link: code.links[file]?.get(from),
  };
}
