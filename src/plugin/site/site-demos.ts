import { dirname, resolve } from 'node:path';
import { readDemo } from '../demos/source';
import type { DemoSource } from '../demos/source';
import { originOf } from '../markdown/document';
import type { PageDocument } from '../markdown/document';
import { allDocuments } from './read-site';
import type { Site } from './read-site';

const DEMO = /<code\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/g;

/** Absolute paths that the demos of a document name, with or without ending. */
function demoPaths(document: PageDocument): string[] {
  const { text } = document;
  return [...text.matchAll(DEMO)].map(({ index, 1: src = '' }) => {
    const line = text.slice(0, index).split('\n').length;
    return resolve(dirname(originOf(document, line).path), src);
  });
}

/**
 * The existing demos that the pages of a site name, without duplicates. Those that a sample of code
 * names count too, so that no page has to be parsed.
 */
export function siteDemos(site: Site): DemoSource[] {
  const paths = new Set(allDocuments(site).flatMap(demoPaths));
  return [...new Set([...paths].flatMap((path) => readDemo(path) ?? []))];
}
