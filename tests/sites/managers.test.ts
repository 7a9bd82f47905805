import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { overrides } from '../../package.json';
import { installedSites } from '../support/installed-sites';

// The package as each package manager installs it: `MANAGERS=1 npm run test:sites -- managers`.
// Minutes and a gigabyte for each, so on request. No site here has a React of its own.

jest.setTimeout(1_200_000);

/** Packages below umi that registries lack for some platform, in place of which a stub stands. */
const STUBS = Object.fromEntries(
  readdirSync('stubs').map((folder) => {
    const path = resolve('stubs', folder);
    const { name } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
      name: string;
    };
    return [name, `file:${path}`];
  }),
);

interface Manager {
  command: readonly string[];
  /** How it is told the versions below umi. */
  manifest: object;
  typescript?: string;
}

const MANAGERS: Record<string, Manager> = {
  'npm with TypeScript 4': {
    command: ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'],
    manifest: { overrides },
    typescript: '4.9.5',
  },
  'npm with TypeScript 6': {
    command: ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'],
    manifest: { overrides },
    typescript: '6.0.3',
  },
  pnpm: {
    command: ['npx', '--yes', 'pnpm@9.15.9', 'install', '--ignore-scripts'],
    manifest: { pnpm: { overrides } },
  },
  'yarn 1': {
    command: ['npx', '--yes', 'yarn@1.22.22', 'install', '--ignore-scripts'],
    manifest: { resolutions: { ...overrides, ...STUBS } },
    typescript: '5.9.3',
  },
};

const FILES = {
  '.dumirc.ts': "export default { themeConfig: { name: 'My library' } };\n",
  'docs/index.md': `# Welcome

\`\`\`jsx
import { useState } from 'react';

export default () => <button>{useState('Rendered')[0]}</button>;
\`\`\`
`,
};

const describeAsked = process.env.MANAGERS ? describe : describe.skip;

describeAsked('a site that installs the package with', () => {
  const siteWith = installedSites();

  test.each(Object.keys(MANAGERS))('%s is built', (name) => {
    const { command, manifest, typescript } = MANAGERS[name] as Manager;
    const devDependencies = { dumi: '^2.4.0', ...(typescript && { typescript }) };
    const { root, run } = siteWith({ devDependencies, ...manifest }, FILES);
    const [program = '', ...args] = command;
    run(program, ...args);
    expect(run('npx', 'dumi', 'build')).toContain('Rendered all pages and 1 demo.');
    const page = readFileSync(join(root, 'dist/index.html'), 'utf8');
    expect(page).toContain('<button>Rendered</button>');
  });
});
