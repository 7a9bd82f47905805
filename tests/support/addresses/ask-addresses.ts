import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { READERS } from './read-addresses';

interface Asked {
  /** Number of the site's own addresses by where they are written. */
  found: Record<string, number>;
  /** Those that do not lead to a file or a place of the site, with the reason. */
  broken: string[];
}

interface Where {
  /** Address of the site with its base and a slash at its end, as its files name it. */
  site: string;
  /** Where it is served, its base left out. */
  origin: string;
}

/** The site's own addresses in the files of a folder: where each is written, by kind and file. */
function addressesIn(
  dist: string,
  site: URL,
): Map<string, { kind: string; file: string }[]> {
  const places = new Map<string, { kind: string; file: string }[]>();
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = name.split(sep).join('/');
    const readers = READERS.filter((reader) => reader.file.test(file));
    if (readers.length === 0) continue;
    const text = readFileSync(join(dist, name), 'utf8');
    for (const { kind, read } of readers) {
      for (const { address, base } of read(text)) {
        const { href, origin } = new URL(address, base ?? new URL(file, site));
        if (origin !== site.origin) continue;
        places.set(href, [...(places.get(href) ?? []), { kind, file }]);
      }
    }
  }
  return places;
}

/** Why an address is of no use; undefined for one that answers. */
async function faultOf(address: string, { site, origin }: Where) {
  if (!address.startsWith(site)) return 'is outside of the site';
  const { pathname, search, hash } = new URL(address);
  const response = await fetch(origin + pathname + search, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'identity' },
  });
  const text = await response.text();
  if (response.status !== 200) return String(response.status);
  const isPage = response.headers.get('content-type')?.includes('text/html');
  if (!isPage || !hash) return undefined;
  const id = decodeURIComponent(hash.slice(1));
  return text.includes(` id="${id}"`) ? undefined : 'has no such anchor';
}

/**
 * Asks a server for all addresses of the site in its own files for search engines, networks and
 * machines, and in the heads of its pages.
 * @param dist folder of the built site
 */
export async function askAddresses(dist: string, where: Where): Promise<Asked> {
  const found: Record<string, number> = {};
  const broken: string[] = [];
  const places = addressesIn(dist, new URL(where.site));
  for (const [address, writtenIn] of places) {
    for (const { kind } of writtenIn) found[kind] = (found[kind] ?? 0) + 1;
    const fault = await faultOf(address, where);
    if (fault) broken.push(`${writtenIn[0]?.file}: ${address} ${fault}`);
  }
  return { found, broken };
}
