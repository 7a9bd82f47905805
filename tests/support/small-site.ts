import { once } from 'node:events';
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { dependencies } from '../../package.json';
import { servePreview } from '../../scripts/preview.mjs';
import { FOLDER } from './fixture';

const DUMI = resolve('node_modules/dumi/bin/dumi.js');

/** The files of a site by their path in its folder; null removes one. */
export type SiteFiles = Record<string, string | null>;

/** What a site says of itself beyond what all small sites say. */
export interface SiteConfig {
  /** Has languages at the end of addresses, `/hello-cn`. */
  bySuffix?: boolean;
  themeConfig?: Record<string, unknown>;
}

/**
 * The configuration of a small site in two languages, which is below the variable `BASE`. It is
 * strict unless it says otherwise.
 */
export function configFile({ bySuffix = false, themeConfig }: SiteConfig = {}): string {
  const suffix = (value: string) => (bySuffix ? `, suffix: '${value}'` : '');
  const theme = {
    name: 'Small site',
    nav: [{ title: 'Home', link: '/' }],
    sidebar: 'all',
    strict: true,
    ...themeConfig,
  };
  return `import { defineConfig } from 'dumi';

const base = process.env.BASE ?? '/';

export default defineConfig({
  plugins: ['../../scripts/theme-from-source.cjs'],
  base,
  publicPath: base,
  favicons: ['data:,'],
  locales: [
    { id: 'en-US', name: 'English'${suffix('')} },
    { id: 'zh-CN', name: '中文'${suffix('-cn')} },
  ],
  resolve: { docDirs: ['docs'], atomDirs: [], codeBlockMode: 'passive' },
  themeConfig: ${JSON.stringify(theme)} as object,
});
`;
}

const { react, 'react-dom': reactDom, 'rc-table': rcTable } = dependencies;

/** What every small site has: two pages and one demo. */
export const BASIC_FILES = {
  // Named, so that the site's own React is used and not the one that comes with umi.
  'package.json': JSON.stringify({
    name: 'small-site',
    private: true,
    dependencies: { react, 'react-dom': reactDom, 'rc-table': rcTable },
  }),
  '.dumirc.ts': configFile(),
  'docs/index.md':
    '---\ntitle: Small site\ngroup: Start\n---\n\n# Small site\n\nThe first page.\n',
  'docs/hello.md':
    '---\ntitle: Hello\ngroup: Start\norder: 1\n---\n\n# Hello\n\nA demo.\n\n<code src="./examples/hello.tsx"></code>\n',
  'docs/examples/hello.tsx': `/**
 * title: A greeting
 */
import React from 'react';

export default function Hello() {
  return <p>Hello from the demo</p>;
}
`,
};

export interface SmallSite {
  root: string;
  write(files: SiteFiles): void;
  /** Runs `dumi build` to its end, with options such as `--no-cache`. */
  build(
    env?: Record<string, string | undefined>,
    ...options: string[]
  ): Promise<{ code: number; output: string }>;
  /** Starts the development server on a free port near the one named; gives its origin. */
  develop(env: Record<string, string>): Promise<string>;
  /** Serves what was built, until it is stopped; gives the origin. */
  serve(): Promise<string>;
  /** Ends what it started. */
  stop(): Promise<void>;
  /** Ends what it started and removes its folder. */
  remove(): Promise<void>;
}

/** Writes files into a folder. */
function writeFiles(root: string, files: SiteFiles): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name);
    if (text === null) {
      rmSync(path, { force: true });
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
}

/** A site with the basic files in a folder; one of its own unless said. */
export function createSmallSite(folder?: string): SmallSite {
  mkdirSync(FOLDER, { recursive: true });
  const root = folder ?? mkdtempSync(join(FOLDER, 'site-'));
  writeFiles(root, BASIC_FILES);
  const children: ChildProcessWithoutNullStreams[] = [];
  const servers: { close(): Promise<unknown> }[] = [];
  /** Runs a command of dumi; `read` is called with all that it has said so far. */
  const start = (
    command: string,
    env: Record<string, string | undefined>,
    read: (output: string) => void,
    options: readonly string[] = [],
  ) => {
    const child = spawn(process.execPath, [DUMI, command, ...options], {
      cwd: root,
      env: { ...process.env, NODE_ENV: '', BASE: '/', ...env, FORCE_COLOR: '0' },
    });
    children.push(child);
    let output = '';
    const add = (data: Buffer) => read((output += data.toString()));
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    return child;
  };
  const stop = async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
    await Promise.all(
      children
        .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
        .map((child) => {
          child.kill();
          return once(child, 'close');
        }),
    );
  };
  return {
    root,
    write: (files) => writeFiles(root, files),
    async build(env = {}, ...options) {
      let output = '';
      const child = start('build', env, (all) => (output = all), options);
      const [code] = (await once(child, 'close')) as [number | null];
      return { code: code ?? 1, output };
    },
    develop(env) {
      return new Promise((done, fail) => {
        let output = '';
        const child = start('dev', env, (all) => {
          output = all;
          const [, origin] = /(http:\/\/localhost:\d+)/.exec(all) ?? [];
          if (origin) done(origin);
        });
        child.on('close', (code) =>
          fail(new Error(`The development server ended (${code}): ${output}`)),
        );
      });
    },
    async serve() {
      const server = await servePreview({ root: join(root, 'dist'), port: 0 });
      servers.push(server);
      return server.origin;
    },
    stop,
    async remove() {
      await stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
