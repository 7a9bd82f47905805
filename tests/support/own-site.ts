import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative, resolve } from 'node:path';
import { fixture } from './fixture';

const DUMI = resolve('node_modules/dumi/bin/dumi.js');
const INTO_FOLDER = 'tests/support/output-folder.cjs';
const SOURCES = [
  '.dumirc.ts',
  'package-lock.json',
  'docs',
  'public',
  'scripts/compile-source.cjs',
  'scripts/theme-from-source.cjs',
  'src',
  INTO_FOLDER,
];

interface OwnSite {
  /** Tells builds apart. */
  name: string;
  /** Variables of the build, such as `BASE`. */
  env: Record<string, string>;
  /** Plugins of dumi, from the root of the repository. */
  plugins?: readonly string[];
}

/**
 * The folder of this site, built in another way than `npm run build` does. Two such builds cannot
 * run at a time.
 * @throws the end of the output where the build fails
 */
export function buildOwnSite({ name, env, plugins = [] }: OwnSite): Promise<string> {
  const sources = [...SOURCES, ...plugins];
  return fixture(name, [JSON.stringify(env)], sources, async (folder) => {
    const child = spawn(process.execPath, [DUMI, 'build'], {
      env: {
        ...process.env,
        NODE_ENV: '',
        ...env,
        DUMI_PLUGINS: [INTO_FOLDER, ...plugins].map((file) => resolve(file)).join(','),
        OUTPUT: relative('.', folder),
      },
    });
    let output = '';
    const read = (data: Buffer) => (output += data.toString());
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const [code] = (await once(child, 'close')) as [number];
    if (code !== 0) throw new Error(output.slice(-3000));
  });
}
