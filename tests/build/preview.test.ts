import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';

let server: ChildProcessWithoutNullStreams;
let origin = '';

beforeAll(async () => {
  server = spawn(process.execPath, ['scripts/preview.mjs'], {
    env: { ...process.env, PORT: '0', BASE: '/' },
  });
  origin = await new Promise<string>((done, fail) => {
    server.stdout.on('data', (data: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(data.toString())?.[0];
      if (address) done(address);
    });
    server.stderr.on('data', (data: Buffer) => fail(new Error(data.toString())));
  });
});

afterAll(() => {
  server.kill();
});

/** An answer as it comes over the wire: `fetch` would hide the compression. */
function ask(path: string, encoding = ''): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    get(origin + path, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      response.resume();
      done(response);
    }).on('error', fail);
  });
}

const script = readdirSync('dist').find((file) => /^umi\..*\.js$/.test(file)) ?? '';

test.each(['/', '/demo/simple', '/demo/simple/', '/zh-CN/changelog'])(
  '%s is a page',
  async (path) => {
    const { statusCode, headers } = await ask(path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
  },
);

test('an address that is not there gets the page for that, with status 404', async () => {
  const { statusCode, headers } = await ask('/demo/nothing');
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/html/);
});

test('files with a hash in their name are kept for a year', async () => {
  const { headers } = await ask(`/${script}`);
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
])('to a browser that takes %s it speaks %s', async (accepted, spoken) => {
  const { headers } = await ask(`/${script}`, accepted);
  expect(headers['content-encoding']).toBe(spoken);
});

test.each([
  ['/logo.svg', 'image/svg+xml'],
  ['/previews/simple.light.webp', 'image/webp'],
])('%s has its type', async (path, type) => {
  const { headers } = await ask(path);
  expect(headers['content-type']).toBe(type);
});

test('a path that climbs out of the folder is not served', async () => {
  const { statusCode } = await ask('/..%2f..%2fpackage.json');
  expect(statusCode).toBe(404);
});
