import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fixture } from './fixture';

/** The package of the theme, made once for all tests: its absolute path. */
export async function packTheme(): Promise<string> {
  const sources = ['package-lock.json', 'scripts/pack.mjs', 'scripts/pack', 'src'];
  const folder = await fixture('packed', [], sources, (made) => {
    execFileSync(process.execPath, ['scripts/pack.mjs', made], { stdio: 'pipe' });
    return Promise.resolve();
  });
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  return join(folder, name ?? '');
}

/** A folder outside this repository with a site. */
export interface InstalledSite {
  root: string;
  /** Runs a program there, and returns what it prints. */
  run(program: string, ...args: string[]): string;
}

/**
 * Makes sites outside this repository for the tests of one file or block. Each is removed after its
 * test, because an installed one takes a gigabyte.
 * @returns how to make one, given its manifest without the theme, and its other files
 */
export function installedSites() {
  const made: string[] = [];
  let tarball = '';
  beforeAll(async () => {
    tarball = await packTheme();
  });
  afterEach(() =>
    made.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })),
  );
  return (
    manifest: { devDependencies: object; [field: string]: unknown },
    files: Record<string, string>,
  ): InstalledSite => {
    const root = mkdtempSync(join(tmpdir(), 'installed-'));
    made.push(root);
    const json = {
      name: 'my-library',
      private: true,
      ...manifest,
      devDependencies: {
        ...manifest.devDependencies,
        'dumi-theme-ledger': `file:${tarball}`,
      },
    };
    for (const [name, text] of Object.entries({
      ...files,
      'package.json': JSON.stringify(json),
    })) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    const env = { ...process.env, NODE_ENV: '' };
    return {
      root,
      run: (program, ...args) =>
        execFileSync(program, args, { cwd: root, encoding: 'utf8', env }),
    };
  };
}
