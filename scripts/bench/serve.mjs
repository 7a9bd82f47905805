import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** As a host sends them; what is not text does not get smaller by gzip. */
const TYPES = {
  '.html': { type: 'text/html; charset=utf-8', text: true },
  '.js': { type: 'text/javascript; charset=utf-8', text: true },
  '.css': { type: 'text/css; charset=utf-8', text: true },
  '.json': { type: 'application/json', text: true },
  '.svg': { type: 'image/svg+xml', text: true },
  '.txt': { type: 'text/plain; charset=utf-8', text: true },
  '.xml': { type: 'application/xml', text: true },
  '.wasm': { type: 'application/wasm', text: true },
  '.png': { type: 'image/png', text: false },
  '.webp': { type: 'image/webp', text: false },
  '.woff2': { type: 'font/woff2', text: false },
};
const OTHER = { type: 'application/octet-stream', text: false };

/** @param {string} root absolute @param {string} path decoded @returns {string | undefined} */
function fileOf(root, path) {
  const file = join(root, path);
  const inside = file === root || file.startsWith(root + sep);
  return [file, `${file}.html`, join(file, 'index.html')].find(
    (candidate) => inside && existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/** @param {string} file */
function read(file) {
  const raw = readFileSync(file);
  const { type, text } = TYPES[extname(file)] ?? OTHER;
  const headers = {
    'content-type': type,
    'cache-control': extname(file) === '.html' ? 'no-cache' : 'max-age=3600',
  };
  return text
    ? {
        body: gzipSync(raw, { level: 6 }),
        headers: { ...headers, 'content-encoding': 'gzip' },
      }
    : { body: raw, headers };
}

/**
 * Serves a built site over HTTP/1.1 on a free port, the same way for every site: compressed by
 * gzip at level 6 and kept in memory, so that no load waits for the compression.
 *
 * `scripts/preview.mjs` is not used because it compresses while it sends, and prefers brotli.
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serve(folder) {
  const root = resolve(folder);
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(
      `${folder} holds no index.html. Run \`npm run build\`, or the bench without --no-build.`,
    );
  }
  const answers = new Map();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const found = fileOf(root, path);
    const file = found ?? join(root, '404.html');
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    if (!answers.has(file)) answers.set(file, read(file));
    const { body, headers } = answers.get(file);
    response.writeHead(found ? 200 : 404, { ...headers, 'content-length': body.length });
    response.end(body);
  });
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
