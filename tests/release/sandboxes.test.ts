import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { namesOfDay } from '../../scripts/sandboxes/options.mjs';
import { demosOf } from '../../scripts/sandboxes/site-demos.mjs';
import { expectSuccess } from '../support/expect-success';

/** Demos that are looked at in one day; all of them have their turn in three weeks. */
const COUNT = 3;

const names = namesOfDay(
  demosOf('dist').map(({ name }) => name),
  new Date(),
  COUNT,
);

test(`what readers take of today's demos runs elsewhere: ${names.join(', ')}`, async () => {
  const args = ['--only', names.join(), '--install', 'repository'];
  const child = spawn(process.execPath, ['scripts/sandboxes.mjs', ...args], {
    // Jest's own would make Vite bundle for tests.
    env: { ...process.env, NODE_ENV: '' },
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  expectSuccess({ code, output });
  // Each in two languages, for CodeSandbox, for StackBlitz and as an archive.
  expect(output).toContain(`${COUNT} demos, ${COUNT * 6} projects, 0 with a fault.`);
}, 240_000);
