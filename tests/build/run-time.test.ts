import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const name = readdirSync('dist').find((file) => /^umi\.\w+\.js$/.test(file)) ?? '';
const entry = readFileSync(`dist/${name}`, 'utf8');

test('a chunk that does not come within two minutes has failed', () => {
  expect(entry).toMatch(/type:"timeout"[^;]*?,(12e4|120000)\)/);
});

test('chunks are looked for at the root of the site', () => {
  expect(entry).toMatch(/\.p="\/"/);
});

test('a failed chunk is named, with the reason and the address', () => {
  expect(entry).toMatch(/"Loading chunk "\+\w+\+" failed\.\\n\("\+\w+\+": "\+\w+\+"\)"/);
  expect(entry).toContain('ChunkLoadError');
  expect(entry).toContain('CSS_CHUNK_LOAD_FAILED');
});

test('the entry is small and names no page', () => {
  expect(gzipSync(entry).length).toBeLessThanOrEqual(8_000);
  expect(entry).not.toMatch(/docs__|-html|-demo"/);
});
