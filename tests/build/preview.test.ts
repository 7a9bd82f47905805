import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { servePreview } from '../../scripts/preview.mjs';

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

/** A folder to serve with what must not be, and what a host says to odd requests for it. */
describe.each(['/', '/table/'])('below %s', (base) => {
  let root = '';
  let served: Awaited<ReturnType<typeof servePreview>>;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'preview-'));
    const files = {
      'site/index.html': 'abcdefghijklmnopqrstuvwxyz',
      'site/404.html': 'nothing here',
      'site/.env': 'secret',
      'site/.git/config': 'secret',
      'site/a b#.txt': 'odd name',
      'site/~demos/one/index.html': 'a demo',
      'outside.txt': 'secret',
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    symlinkSync(join(root, 'outside.txt'), join(root, 'site/link.txt'));
    symlinkSync(root, join(root, 'site/up'));
    served = await servePreview({
      root: join(root, 'site'),
      port: 0,
      base,
      headers: (path) => ({ 'X-Path': path }),
    });
  });
  afterAll(async () => {
    await served.close();
    rmSync(root, { recursive: true });
  });

  test.each([
    ['GET', '', 'bytes=9-2', 416, ''],
    ['GET', '', 'bytes=99-', 416, ''],
    ['GET', '', 'bytes=-10', 206, 'qrstuvwxyz'],
    ['GET', '', 'bytes=0-2', 206, 'abc'],
    ['GET', '', 'lines=1-2', 200, 'abcdefghijklmnopqrstuvwxyz'],
    ['HEAD', '', '', 200, ''],
    ['POST', '', '', 405, ''],
    ['PUT', '', '', 405, ''],
    ['DELETE', '', '', 405, ''],
    ['OPTIONS', '', '', 405, ''],
    ['GET', '.env', '', 404, 'nothing here'],
    ['GET', '%2eenv', '', 404, 'nothing here'],
    ['GET', '.git/config', '', 404, 'nothing here'],
    ['GET', 'link.txt', '', 404, 'nothing here'],
    ['GET', 'up/outside.txt', '', 404, 'nothing here'],
    ['GET', '..%2foutside.txt', '', 404, 'nothing here'],
    ['GET', '%', '', 404, 'nothing here'],
    ['GET', 'a%00', '', 404, 'nothing here'],
    ['GET', 'nothing', 'bytes=0-2', 404, 'nothing here'],
    ['GET', 'a%20b%23.txt', '', 200, 'odd name'],
    ['GET', '~demos/one?q=.env', '', 200, 'a demo'],
    ['GET', '~demos/one/', '', 200, 'a demo'],
  ])('%s %s %s gets %i', async (method, path, range, status, body) => {
    const target = new URL(served.origin);
    const answer = await new Promise<IncomingMessage & { body?: string }>(
      (done, fail) => {
        const headers = range ? { Range: range, 'Accept-Encoding': 'gzip' } : {};
        const options = {
          port: target.port,
          host: 'localhost',
          path: base + path,
          method,
          headers,
        };
        request(options, (response: IncomingMessage & { body?: string }) => {
          response.setEncoding('utf8');
          response.body = '';
          response.on('data', (data: string) => (response.body += data));
          response.on('end', () => done(response));
        })
          .on('error', fail)
          .end();
      },
    );
    expect(answer.statusCode).toBe(status);
    if (status !== 416 && !answer.headers['content-encoding'])
      expect(answer.body).toBe(body);
    if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD');
    if (status === 200) expect(answer.headers['x-path']).toMatch(/\.(html|txt)$/);
    if (status === 206) expect(answer.headers['content-encoding']).toBeUndefined();
  });
});
