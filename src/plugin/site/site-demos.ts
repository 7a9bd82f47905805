import { dirname, resolve } from 'node:path';
import { findsImports } from '../demos/packages';
import { readDemo } from '../demos/source';
import type { DemoSource } from '../demos/source';
import { originOf } from '../markdown/document';
import type { PageDocument } from '../markdown/document';
import { allDocuments } from './read-site';
import type { Site } from './read-site';

const DEMO = /<code\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)(?:[^>]*?(\/>))?/g;

/** A demo as a document names it. */
interface Named {
  /** Absolute, with or without ending. */
  path: string;
  closesItself: boolean;
}

function demosNamed(document: PageDocument): Named[] {
  const { text } = document;
  return [...text.matchAll(DEMO)].map(({ index, 1: src = '', 2: end }) => {
    const line = text.slice(0, index).split('\n').length;
    const path = resolve(dirname(originOf(document, line).path), src);
    return { path, closesItself: end !== undefined };
  });
}

/**
 * The existing demos that the pages of a site name, without duplicates. Those that a sample of code
 * names count too, so that no page has to be parsed.
 */
export function siteDemos(site: Site): DemoSource[] {
  const named = allDocuments(site).flatMap(demosNamed);
  const paths = new Set(named.map(({ path }) => path));
  const shown = new Set(named.flatMap((one) => (one.closesItself ? [] : one.path)));
  const demos = [...paths].flatMap((path) => {
    const demo = readDemo(path);
    // `closeDemos` leaves others out.
    return demo && (shown.has(path) || findsImports(demo, site.aliases)) ? demo : [];
  });
  return [...new Set(demos)];
}
