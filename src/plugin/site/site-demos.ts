import { dirname, resolve } from 'node:path';
import { findsImports } from '../demos/packages';
import { readDemo } from '../demos/source';
import type { DemoSource } from '../demos/source';
import { originOf } from '../markdown/document';
import type { PageDocument } from '../markdown/document';
import { allDocuments } from './read-site';
import type { Site } from './read-site';

const DEMO = /<code\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)(?:[^>]*?(\/>))?/g;

/** The demos that a document names, but for those that `closeDemos` leaves out. */
function demosIn(document: PageDocument, aliases: readonly string[]): DemoSource[] {
  const { text } = document;
  return [...text.matchAll(DEMO)].flatMap(({ index, 1: src = '', 2: end }) => {
    const line = text.slice(0, index).split('\n').length;
    const demo = readDemo(resolve(dirname(originOf(document, line).path), src));
    return demo && (end === undefined || findsImports(demo, aliases)) ? demo : [];
  });
}

/**
 * The existing demos that the pages of a site name, without duplicates. Those that a sample of code
 * names count too, so that no page has to be parsed.
 */
export function siteDemos(site: Site): DemoSource[] {
  return [...new Set(allDocuments(site).flatMap((one) => demosIn(one, site.aliases)))];
}
