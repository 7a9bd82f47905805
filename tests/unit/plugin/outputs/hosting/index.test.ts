import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { resolveOptions } from '../../../../../src/plugin/schemas/options';
import { writeHosting } from '../../../../../src/plugin/outputs/hosting';
import {
  headersOf,
  readHeadersFile,
} from '../../../../../scripts/preview/headers-file.mjs';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const SCRIPT = "document.title = 'a < b';";
const hash = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
const page = `<!DOCTYPE html><html><head>\n<meta charset="utf-8">\n<script>${SCRIPT}</script><script src="/a.js"></script><script type="application/json">{"a":1}</script></head><body></body></html>`;
const framed = `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><script>1</script></head></html>`;
const FILES = {
  'index.html': page,
  '404.html': page,
  'demo/simple/index.html': page,
  'frame.html': framed,
};
const ALL = ['apache', 'cloudflare', 'github-pages', 'netlify', 'nginx', 'vercel'];

function write(options: object, base = '/', files: Record<string, string> = FILES) {
  const folder = folderWith(files);
  writeHosting(resolveOptions({ name: 'Site', ...options }), folder, base);
  return (file: string) => readFileSync(join(folder, file), 'utf8');
}

test('a site that asks for nothing gets nothing', () => {
  const folder = folderWith(FILES);
  writeHosting(resolveOptions({ name: 'Site' }), folder, '/');
  expect(readdirSync(folder).sort()).toEqual([
    '404.html',
    'demo',
    'frame.html',
    'index.html',
  ]);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page);
});

test('pages get the policy after their encoding, those with one of their own keep it', () => {
  const read = write({ contentPolicy: { meta: true } });
  const html = read('demo/simple/index.html');
  const [, policy = ''] =
    /<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      html,
    ) ?? [];
  expect(policy).toContain(`script-src 'self' ${hash}`);
  expect(policy).toContain("object-src 'none'; base-uri 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(read('frame.html')).toBe(framed);
});

test('the sources of a site are added to those of the theme', () => {
  const allow = { 'img-src': ['https://example.com'], 'object-src': ["'self'"] };
  const html = write({ contentPolicy: { meta: true, allow } })('index.html');
  expect(html).toContain("img-src 'self' data: https://example.com;");
  expect(html).toContain("object-src 'self';");
});

test.each(['/', '/table/'])('_headers below %s', (base) => {
  const rules = readHeadersFile(
    write({ contentPolicy: {}, hosting: ['netlify'] }, base)('_headers'),
  );
  const of = (path: string) => headersOf(rules, base + path);
  for (const path of ['', '404.html', 'demo/simple', 'demo/nothing']) {
    expect(of(path)).toMatchObject({
      'Content-Security-Policy': expect.stringContaining(hash),
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
  }
  expect(of('frame.html')).not.toHaveProperty('Content-Security-Policy');
  for (const hashed of ['umi.0123abcd.js', 'search/en.01.json', 'files.01.json']) {
    expect(of(hashed)['Cache-Control']).toContain('immutable');
  }
  expect(of('api/table.json')).not.toHaveProperty('Cache-Control');
  expect(of('demo/simple.md')['Content-Type']).toBe('text/markdown; charset=utf-8');
});

test('the preview reads a _headers file with comments, as hosts do', () => {
  const rules = readHeadersFile(
    '# All\n/*\n  # Of a file\n  Said of it\n  X-One: a: b\n',
  );
  expect(headersOf(rules, '/a')).toEqual({ 'X-One': 'a: b' });
});

test('too many rules for _headers are an error that says what to do', () => {
  const many = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`page-${index}.html`, page]),
  );
  expect(() => write({ hosting: ['cloudflare'] }, '/', many)).toThrow(
    /_headers would have 100 rules.*Move pages into folders/,
  );
});

test('every host gets its file', () => {
  const read = write({ contentPolicy: {}, hosting: ALL }, '/table/');
  expect(read('.nojekyll')).toBe('');
  const vercel = JSON.parse(read('vercel.json')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const pages = vercel.headers.at(-1);
  expect(pages?.headers[0]?.value).toContain(hash);
  const matches = (path: string) => new RegExp(`^${pages?.source}$`).test(path);
  expect(['/table/', '/table/demo/simple', '/table/frames'].map(matches)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['/table/frame', '/table/frame.html'].map(matches)).toEqual([false, false]);
  expect(read('.htaccess')).toContain('ErrorDocument 404 /table/404.html');
  expect(read('nginx.conf')).toContain('error_page 404 /table/404.html;');
});
