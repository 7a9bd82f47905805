import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative, resolve } from 'node:path';
import { fixture } from '../../support/fixture';

const PLUGIN = 'tests/support/react-development.cjs';
const DUMI = resolve('node_modules/dumi/bin/dumi.js');
const SOURCES = [
  '.dumirc.ts',
  'package-lock.json',
  'docs',
  'public',
  'scripts/compile-source.cjs',
  'scripts/theme-from-source.cjs',
  'src',
  PLUGIN,
];

async function build(folder: string): Promise<void> {
  const child = spawn(process.execPath, [DUMI, 'build'], {
    env: {
      ...process.env,
      NODE_ENV: '',
      BASE: '/',
      DUMI_PLUGINS: resolve(PLUGIN),
      OUTPUT: relative('.', folder),
    },
  });
  let output = '';
  const read = (data: Buffer) => (output += data.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(output.slice(-3000));
}

/**
 * The folder of this site, built with React's development build: the production build takes over
 * any HTML without a word, this one warns.
 * @throws the end of the output where the build fails
 */
export function siteOfReactDevelopment(): Promise<string> {
  return fixture('react-development', [], SOURCES, build);
}
