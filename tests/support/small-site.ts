import { once } from 'node:events';
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Inside the repository, so that the site finds the installed packages. */
const FOLDER = resolve('.small-sites');
const PREVIEW = resolve('scripts/preview.mjs');
const DUMI = resolve('node_modules/dumi/bin/dumi.js');

const FILES: Record<string, string> = {
  'package.json': '{ "name": "small-site", "private": true }\n',
  '.dumirc.ts': `import { defineConfig } from 'dumi';

const base = process.env.BASE ?? '/';

export default defineConfig({
  plugins: ['../../src/plugin'],
  base,
  publicPath: base,
  favicons: ['data:,'],
  locales: [
    { id: 'en-US', name: 'English' },
    { id: 'zh-CN', name: '中文' },
  ],
  resolve: { docDirs: ['docs'], atomDirs: [], codeBlockMode: 'passive' },
  themeConfig: { name: 'Small site', nav: [{ title: 'Home', link: '/' }] } as object,
});
`,
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
  /** Writes files of the site; null removes one. */
  write(files: Record<string, string | null>): void;
  /** Runs dumi to its end. */
  run(
    command: 'build',
    env?: Record<string, string>,
  ): Promise<{ code: number; output: string }>;
  /** Runs a command that goes on, until its output matches; returns what matched. */
  serve(
    command: 'dev' | 'preview',
    env: Record<string, string>,
    ready: RegExp,
  ): Promise<RegExpExecArray>;
  /** Ends what it started and removes its folder. */
  remove(): Promise<void>;
}

/** Has a small site name its languages at the end of addresses, `/hello-cn`. */
export function bySuffix(site: SmallSite): void {
  const config = readFileSync(join(site.root, '.dumirc.ts'), 'utf8');
  site.write({
    '.dumirc.ts': config
      .replace("name: 'English'", "name: 'English', suffix: ''")
      .replace("name: '中文'", "name: '中文', suffix: '-cn'"),
    'docs/index.zh-CN.md': '---\ntitle: 小站\ngroup: 开始\n---\n\n# 小站\n\n第一页。\n',
  });
}

/**
 * Builds a site, which must succeed, and serves it; gives the origin.
 * @param env `BASE`: what the site is below, `/table/` unless said
 */
export async function serveBuilt(
  site: SmallSite,
  { BASE = '/table/', ...env }: Record<string, string> = {},
): Promise<string> {
  const { code, output } = await site.run('build', { BASE, ...env });
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  const [, origin = ''] = await site.serve(
    'preview',
    { BASE, PORT: '0' },
    new RegExp(`(http:\\S+)${BASE}`),
  );
  return origin;
}

/** A site of two pages and one demo that uses the theme, in a folder of its own. */
export function createSmallSite(): SmallSite {
  mkdirSync(FOLDER, { recursive: true });
  const root = mkdtempSync(join(FOLDER, 'site-'));
  const write: SmallSite['write'] = (files) => {
    for (const [name, text] of Object.entries(files)) {
      const path = join(root, name);
      if (text === null) {
        rmSync(path, { force: true });
      } else {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
    }
  };
  write(FILES);
  const children: ChildProcessWithoutNullStreams[] = [];
  const start = (args: string[], env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: '', BASE: '/', ...env, FORCE_COLOR: '0' },
    });
    children.push(child);
    return child;
  };
  return {
    root,
    write,
    run(command, env) {
      const child = start([DUMI, command], env);
      let output = '';
      child.stdout.on('data', (data: Buffer) => (output += data.toString()));
      child.stderr.on('data', (data: Buffer) => (output += data.toString()));
      return new Promise((done) => {
        child.on('close', (code) => done({ code: code ?? 1, output }));
      });
    },
    serve(command, env, ready) {
      const child = start(command === 'dev' ? [DUMI, 'dev'] : [PREVIEW], env);
      let output = '';
      return new Promise((done, fail) => {
        const read = (data: Buffer) => {
          output += data.toString();
          const match = ready.exec(output);
          if (match) done(match);
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.on('close', (code) =>
          fail(new Error(`${command} ended (${code}): ${output}`)),
        );
      });
    },
    async remove() {
      await Promise.all(
        children
          .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
          .map((child) => {
            child.kill();
            return once(child, 'close');
          }),
      );
      rmSync(root, { recursive: true, force: true });
    },
  };
}
