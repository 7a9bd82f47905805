import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expectSuccess } from '../support/expect-success';
import { createSmallSite } from '../support/small-site';

jest.setTimeout(180_000);

const site = createSmallSite();
const dist = join(site.root, 'dist');

/** The output that each test begins with and leaves as it was. */
let first: Record<string, string>;

beforeAll(async () => {
  expectSuccess(await site.build());
  first = contentOf(dist);
  expect(Object.keys(first).length).toBeGreaterThan(20);
}, 180_000);

afterAll(() => site.remove());

/** A hash of each file of the output by its name. */
function contentOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [
        path,
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  );
}

/** Makes a process stand still as soon as it has said something, before it does anything else. */
const STANDS_STILL = `
const { write } = process.stdout;
process.stdout.write = (...args) => {
  const isWritten = write.apply(process.stdout, args);
  if (String(args[0]).includes(process.env.LAST_WORDS)) process.kill(process.pid, 'SIGSTOP');
  return isWritten;
};
`;

/** A build that stands still when it has said something. */
async function buildStoppedAt(words: string) {
  const script = join(site.root, 'stands-still.cjs');
  writeFileSync(script, STANDS_STILL);
  const child = spawn(
    process.execPath,
    [resolve('node_modules/dumi/bin/dumi.js'), 'build'],
    {
      cwd: site.root,
      env: {
        ...process.env,
        NODE_ENV: '',
        BASE: '/',
        FORCE_COLOR: '0',
        LAST_WORDS: words,
        NODE_OPTIONS: `--require ${script}`,
      },
    },
  );
  await new Promise<void>((done, fail) => {
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      if (output.includes(words)) done();
    });
    child.once('close', () => fail(new Error(`The build has ended: ${output}`)));
  });
  return child;
}

test('builds are alike, one at a time, and one that is killed leaves the old output whole', async () => {
  const halted = await buildStoppedAt('File sizes');
  const second = await site.build();
  expect(second.code).toBe(1);
  expect(second.output).toContain(
    `Another build of this site is running (process ${halted.pid}). Wait for its end.`,
  );
  expect(second.output).not.toMatch(/^\s+at /m);
  halted.kill('SIGKILL');
  await once(halted, 'close');
  expect(contentOf(dist)).toEqual(first);

  expectSuccess(await site.build());
  expect(contentOf(dist)).toEqual(first);
});

/** Makes Node refuse to write files whose paths match, as a full disk does. */
const FULL_DISK = `
const fs = require('node:fs');
const { writeFileSync } = fs;
fs.writeFileSync = (path, ...rest) => {
  if (new RegExp(process.env.FULL).test(path)) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', path });
  }
  return writeFileSync(path, ...rest);
};
`;

test.each([
  ['what dumi writes for the bundler', 'umi\\.ts$'],
  ['a page', 'hello[/\\\\]index\\.html$'],
])(
  'a build for which the disk has no space says so, and leaves the old output whole: %s',
  async (_, full) => {
    writeFileSync(join(site.root, 'full-disk.cjs'), FULL_DISK);
    const { code, output } = await site.build({
      FULL: full,
      NODE_OPTIONS: `--require ${join(site.root, 'full-disk.cjs')}`,
    });
    expect(code).toBe(1);
    expect(output).toMatch(
      /: no space is left on the disk \(ENOSPC\)\. Free some space, and build again\. The last output is unchanged\./,
    );
    expect(output).not.toMatch(/^\s+at /m);
    expect(contentOf(dist)).toEqual(first);
  },
);
