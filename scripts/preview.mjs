/**
 * Serves `dist/` as a plain static host would: clean addresses, gzip and brotli, hashed files
 * cached for a year, `404.html` with status 404.
 *
 *   npm run preview            port 4173, or PORT
 *   BASE=/table/ npm run preview
 *   npm run preview -- folder  another folder than dist
 */
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import compression from 'compression';
import sirv from 'sirv';

/** A file name that carries a content hash, as in `umi.3f2a9c1b.js`. */
const HASHED = /\.[0-9a-f]{8,}(\.async|\.chunk)?\.[a-z0-9]+$/;

/**
 * @param {{ root?: string, port?: number, base?: string }} [options] `port` 0 takes a free one
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function servePreview({ root = 'dist', port = 4173, base = '/' } = {}) {
  const folder = resolve(root);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no index.html. Run \`npm run build\` first.`);
  }
  const notFound = join(folder, '404.html');
  const compress = compression({ threshold: 0 });
  const serve = sirv(folder, {
    dev: true, // reads the folder anew, so that a rebuild needs no restart
    etag: true,
    extensions: ['html'],
    setHeaders(response, path) {
      response.setHeader(
        'Cache-Control',
        HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });

  const server = createServer((request, response) => {
    compress(request, response, () => {
      const miss = () => {
        response.statusCode = 404;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(existsSync(notFound) ? readFileSync(notFound) : 'Not found');
      };
      const url = request.url ?? '/';
      if (`${url}/` === base) {
        response.writeHead(301, { Location: base }).end();
      } else if (url.startsWith(base)) {
        request.url = url.slice(base.length - 1);
        serve(request, response, miss);
      } else {
        miss();
      }
    });
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
