import { readDemo } from '../demos/source';
import type { DemoSource } from '../demos/source';
import { shownDemos } from '../markdown/shown-demos';
import { allDocuments } from './read-site';
import type { Site } from './read-site';

/** The existing demos on the pages of a site, without duplicates. */
export function siteDemos(site: Site): DemoSource[] {
  const paths = allDocuments(site).flatMap((document) =>
    shownDemos(document).map(({ path }) => path),
  );
  return [...new Set(paths.flatMap((path) => readDemo(path) ?? []))];
}
