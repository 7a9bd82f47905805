/**
 * Serves `dist/` as a plain static host would: clean addresses, gzip and brotli, hashed files
 * cached for a year, `404.html` with status 404, and the headers of `_headers`.
 *
 *   npm run preview            port 4173, or PORT
 *   BASE=/table/ npm run preview
 *   npm run preview -- folder  another folder than dist
 */
import { createServer } from 'node:http';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import compression from 'compression';
import send from 'send';
import { headersIn } from './preview/headers-file.mjs';

/** A file name that carries a content hash, as in `umi.3f2a9c1b.js`. */
const HASHED = /\.[0-9a-f]{8,}(\.async|\.chunk)?\.[a-z0-9]+$/;

/** The page for addresses that are not there. */
const NOT_FOUND = '404.html';

const METHODS = ['GET', 'HEAD'];

/** The caching of a file. */
function caching(path) {
  return HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The path of an address without its query, decoded; undefined if it cannot be decoded. */
function pathOf(url) {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}

/**
 * The file that a host would send for a path, relative to the folder; undefined if there is none.
 * Files whose names begin with a dot, and what links lead to outside the folder, are not there.
 */
function fileAt(folder, path) {
  const isHidden = path.split(/[\\/]/).some((part) => part.startsWith('.'));
  if (isHidden || path.includes('\0')) return undefined;
  const wanted = join(folder, path);
  const candidates = path.endsWith('/')
    ? [join(wanted, 'index.html')]
    : [wanted, `${wanted}.html`, join(wanted, 'index.html')];
  const found = candidates.find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
  if (!found || !realpathSync(found).startsWith(realpathSync(folder) + sep)) {
    return undefined;
  }
  return relative(folder, found);
}

/**
 * @param {{
 *   root?: string,
 *   port?: number,
 *   base?: string,
 *   headers?: (path: string) => Record<string, string>,
 * }} [options] `port` 0 takes a free one; `headers` gives those of a file by its path below the
 * folder; unless given, they are read from `_headers`
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function servePreview({
  root = 'dist',
  port = 4173,
  base = '/',
  headers = headersIn(resolve(root), base),
} = {}) {
  const folder = resolve(root);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no index.html. Run \`npm run build\` first.`);
  }
  const compress = compression({
    threshold: 0,
    // A range is a part of the file as it is.
    filter: (request, response) =>
      !request.headers.range && compression.filter(request, response),
  });

  const sendFile = (request, response, file) => {
    const path = file.split(sep).join('/');
    const all = { 'Cache-Control': caching(path), ...headers(path) };
    Object.entries(all).forEach(([name, value]) => response.setHeader(name, value));
    send(request, encodeURI(`/${path}`).replace(/[?#]/g, encodeURIComponent), {
      root: folder,
      cacheControl: false,
      index: false,
    }).pipe(response);
  };
  const miss = (request, response) => {
    response.statusCode = 404;
    if (!fileAt(folder, NOT_FOUND)) {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end('Not found');
      return;
    }
    // Neither a part of it nor "not modified", which would answer with another status.
    for (const name of ['range', 'if-none-match', 'if-modified-since']) {
      delete request.headers[name];
    }
    sendFile(request, response, NOT_FOUND);
  };
  const answer = (request, response) => {
    const url = request.url ?? '/';
    if (!METHODS.includes(request.method ?? '')) {
      response.writeHead(405, { Allow: METHODS.join(', ') }).end();
      return;
    }
    if (`${url}/` === base) {
      response.writeHead(301, { Location: base }).end();
      return;
    }
    const path = url.startsWith(base) ? pathOf(url.slice(base.length - 1)) : undefined;
    const file = path === undefined ? undefined : fileAt(folder, path);
    if (file) sendFile(request, response, file);
    else miss(request, response);
  };

  const server = createServer((request, response) => {
    compress(request, response, () => answer(request, response));
  });
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, 'localhost', done);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  return {
    origin: `http://localhost:${actualPort}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

async function main() {
  const { PORT = '4173', BASE = '/' } = process.env;
  try {
    const root = process.argv[2] ?? 'dist';
    const { origin } = await servePreview({ root, port: Number(PORT), base: BASE });
    console.log(`${root} is served at ${origin}${BASE}`);
  } catch (error) {
    const inUse = error.code === 'EADDRINUSE';
    console.error(
      inUse ? `Port ${PORT} is taken. Set PORT to another one.` : error.message,
    );
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
