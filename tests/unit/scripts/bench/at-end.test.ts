import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../../support/root';

const MODULE = pathToFileURL(join(ROOT, 'scripts/bench/at-end.mjs')).href;
const START = `
  import { atEnd } from '${MODULE}';
  const first = atEnd(() => console.log('first undone'));
  atEnd(() => { throw new Error('cannot be undone'); });
  atEnd(() => console.log('last undone'));
`;
const node = ['--input-type=module', '--eval'];

test.each([
  ['when a process ends', '', ['last undone', 'first undone']],
  ['when it fails', 'throw new Error("failed");', ['last undone', 'first undone']],
  ['once', 'first(); first();', ['first undone', 'last undone']],
])('it is undone %s', (_, script, lines) => {
  const { stdout, stderr } = spawnSync(process.execPath, [...node, START + script], {
    encoding: 'utf8',
  });
  expect(stdout.trim().split('\n')).toEqual(lines);
  expect(stderr).toContain('cannot be undone');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'it is undone by %s',
  async (signal) => {
    const script = `${START} console.log('waits'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, [...node, script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    await once(child.stdout, 'data');
    child.kill(signal);
    const [code] = await once(child, 'close');
    expect(code).toBeGreaterThan(128);
    expect(output).toBe('waits\nlast undone\nfirst undone\n');
  },
);
