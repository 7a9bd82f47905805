import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedOptions } from '../schemas/options';

/**
 * The site's `public/opensearch.xml` (OpenSearch 1.1), with which browsers search it from their
 * address bar. Its addresses must name the host: where the site says no `siteUrl`, they stay
 * relative, which browsers take no notice of, and the head does not mention the file.
 */
const FILE = 'opensearch.xml';

/**
 * The elements of the head that tell browsers of the file; none without it or without `siteUrl`.
 * @param root absolute path of the site
 * @param publicPath address that the site's files are below, with a slash at its end
 */
export function openSearchLinks(
  { name, siteUrl }: ResolvedOptions,
  root: string,
  publicPath: string,
): Record<string, string>[] {
  if (!siteUrl || !existsSync(join(root, 'public', FILE))) return [];
  const type = 'application/opensearchdescription+xml';
  return [{ rel: 'search', type, title: name, href: publicPath + FILE }];
}

/**
 * Writes the site's address where the file has `{site}`.
 * @param folder absolute path of the built site
 */
export function completeOpenSearch({ siteUrl = '' }: ResolvedOptions, folder: string) {
  const path = join(folder, FILE);
  if (!existsSync(path)) return;
  const site = siteUrl.replace(/\/+$/, '');
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(/\{site\}/g, () => site),
  );
}
