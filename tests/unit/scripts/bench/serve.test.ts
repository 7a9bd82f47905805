import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { serve } from '../../../../scripts/bench/serve.mjs';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve(
    folderWith({
      'index.html': 'home',
      'demo/simple/index.html': 'simple',
      '404.html': 'not found',
      'a.js': 'script',
      'a.webp': 'picture',
    }),
  );
});

afterAll(() => server.close());

/** Not `fetch`, which hides the compression. */
function ask(path: string): Promise<{ response: IncomingMessage; body: Buffer }> {
  return new Promise((done, fail) => {
    get(server.origin + path, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      done({ response, body: Buffer.concat(parts) });
    }).on('error', fail);
  });
}

test.each([
  ['/', 200, 'home', 'no-cache'],
  ['/demo/simple', 200, 'simple', 'no-cache'],
  ['/demo/simple/?query', 200, 'simple', 'no-cache'],
  ['/a.js', 200, 'script', 'max-age=3600'],
  ['/nothing', 404, 'not found', 'no-cache'],
  ['/demo', 404, 'not found', 'no-cache'],
])('%s is answered with %i, by gzip', async (path, status, text, caching) => {
  const { response, body } = await ask(path);
  expect(response.statusCode).toBe(status);
  expect(response.headers['cache-control']).toBe(caching);
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(text);
});

test('a picture is not compressed again', async () => {
  const { response, body } = await ask('/a.webp');
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe('picture');
});

test('a folder without a site is a fault that says what to do', async () => {
  await expect(serve(folderWith({ 'a.js': '' }))).rejects.toThrow(/npm run build/);
});
