import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashFiles } from '../../../../src/plugin/prerender/hash-files';
import { compressAgain } from '../../../../src/plugin/prerender/output/compressed';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

test('compressed copies have the names and texts that scripts and style sheets end with', () => {
  const folder = folderWith({
    'umi.js': 'entry',
    'umi.js.gz': 'old',
    'umi.js.br': 'old',
    'app.chunk.css': 'a {}',
    'app.chunk.css.gz': 'old',
    'own.js.gz': "of the site's own",
  });
  const { scripts, styles, before } = hashFiles({ folder }, new Set());
  compressAgain(folder, before);
  const read = (name = '') => readFileSync(join(folder, name));
  expect(String(gunzipSync(read(`${scripts.umi}.gz`)))).toBe('entry');
  expect(String(brotliDecompressSync(read(`${scripts.umi}.br`)))).toBe('entry');
  expect(String(gunzipSync(read(`${styles.app}.gz`)))).toBe('a {}');
  expect(readdirSync(folder)).toHaveLength(6);
  expect(String(read('own.js.gz'))).toBe("of the site's own");
});
