import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const COMPRESS: Readonly<Record<string, (data: Buffer) => Buffer>> = {
  '.gz': (data) => gzipSync(data, { level: 9 }),
  '.br': (data) => brotliCompressSync(data),
};

/**
 * Makes compressed copies anew that a plugin of the site's bundler has made of scripts and style
 * sheets, as these have other texts and names since: hosts look for `umi.1a2b3c4d.js.gz`.
 * @param folder absolute path of the built site
 * @param named the names that files of the bundle have now, by those that they had
 */
export function compressAgain(folder: string, named: ReadonlyMap<string, string>): void {
  for (const copy of readdirSync(folder)) {
    const end = copy.slice(-3);
    const before = copy.slice(0, -3);
    const name = named.get(before);
    const compress = COMPRESS[end];
    if (!compress || !name || existsSync(join(folder, before))) continue;
    writeFileSync(join(folder, name + end), compress(readFileSync(join(folder, name))));
    rmSync(join(folder, copy));
  }
}
