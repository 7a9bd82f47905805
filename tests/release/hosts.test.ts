import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, visit } from '../e2e/support/visit';

// The settings that the build writes for nginx and Apache, with the real servers where the machine
// has them: `apt-get install nginx apache2`.

const SITE = 'dist';

interface Host {
  program: string;
  /** Writes what the server needs into a folder, and gives the arguments to start it with. */
  configure(folder: string, port: number): string[];
}

const APACHE_MODULES = '/usr/lib/apache2/modules';

const HOSTS: Record<string, Host> = {
  nginx: {
    program: '/usr/sbin/nginx',
    configure(folder, port) {
      const settings = readFileSync(join(SITE, 'nginx.conf'), 'utf8')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('root /srv/site;', `root ${folder}/site;`);
      const file = join(folder, 'nginx.conf');
      const lines = [
        'daemon off; user root; worker_processes 1;',
        `pid ${folder}/pid; error_log ${folder}/error.log;`,
        `events {} http { access_log off; include /etc/nginx/mime.types; ${settings} }`,
      ];
      writeFileSync(file, lines.join('\n'));
      return ['-c', file];
    },
  },
  apache: {
    program: '/usr/sbin/apache2',
    configure(folder, port) {
      const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'rewrite'];
      const file = join(folder, 'apache.conf');
      const lines = [
        ...modules.map(
          (name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`,
        ),
        `Listen 127.0.0.1:${port}`,
        'ServerName localhost',
        `PidFile ${folder}/pid`,
        `ErrorLog ${folder}/error.log`,
        'TypesConfig /etc/mime.types',
        `DocumentRoot ${folder}/site`,
        `<Directory ${folder}/site>\nAllowOverride All\nRequire all granted\n</Directory>`,
      ];
      writeFileSync(file, lines.join('\n'));
      return ['-DFOREGROUND', '-f', file];
    },
  },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const script = readdirSync(SITE).find((file) => /^umi\..*\.js$/.test(file)) ?? '';

describe.each(Object.entries(HOSTS))('%s', (name, { program, configure }) => {
  if (!existsSync(program)) {
    test.skip(`this machine has no ${name}`, () => {});
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  let server: ChildProcess;
  let origin = '';

  beforeAll(async () => {
    cpSync(SITE, join(folder, 'site'), { recursive: true });
    // Apache's workers run as a user of their own.
    execFileSync('chmod', ['-R', 'a+rX', folder]);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = spawn(program, configure(folder, port), { stdio: 'ignore' });
    await eventually(() => fetch(origin), 10_000);
  });

  afterAll(async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['/', 200],
    ['/demo/simple', 200],
    ['/demo/simple/', 200],
    ['/zh-CN/changelog', 200],
    ['/~demos/docs-demo-simple-demo-simple', 200],
    ['/demo/nothing-here', 404],
    ['/nothing here', 404],
  ])('%s is a page with status %d, policy and no caching', async (path, status) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    expect(answer.status).toBe(status);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/script-src 'self' 'sha256-/),
      'content-type': expect.stringMatching(/^text\/html/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await answer.text()).toMatch(/<div id="root">/);
  });

  test('hashed files are kept for a year', async () => {
    const { headers } = await fetch(`${origin}/${script}`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toMatch(/javascript/);
  });

  test('the settings themselves are not served', async () => {
    const own = { nginx: '/nginx.conf', apache: '/.htaccess' }[name];
    const { status } = await fetch(origin + own);
    expect([403, 404]).toContain(status);
  });

  test('a demo wakes and search answers, without a violation of the policy', async () => {
    const { page } = await visit(`${origin}/demo/simple`);
    await page.locator('[data-demo-root="simple"][data-live]').waitFor();
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('sticky');
    await page.getByRole('option').first().waitFor();
  });
});
