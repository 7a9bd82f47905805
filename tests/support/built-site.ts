import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { servePreview } from '../../scripts/preview.mjs';
import { fixture } from './fixture';
import { BASIC_FILES, createSmallSite } from './small-site';
import type { SiteFiles } from './small-site';

/** A small site that several tests share. */
export interface SiteSource {
  /** Lower case with dashes. */
  name: string;
  /** What the site is below, such as `/table/`. */
  base: string;
  /** Files beyond the basic ones, or in their place. */
  files: SiteFiles;
  bundler?: 'rspack' | 'webpack';
  /** True: React is its development build, which warns. */
  reactDevelopment?: boolean;
}

/** What a built site depends on beside its own files. */
const SOURCES = [
  'package-lock.json',
  'scripts/compile-file.cjs',
  'scripts/compile-source.cjs',
  'scripts/theme-from-source.cjs',
  'src',
];

const REACT_DEVELOPMENT = 'tests/support/react-development.cjs';

/**
 * Builds a site, unless it is there from an earlier test or run.
 * @returns its folder of files for a host, and what the build said
 * @throws what the build said where it fails
 */
export async function buildSite({
  name,
  base,
  files,
  bundler,
  reactDevelopment = false,
}: SiteSource): Promise<{ dist: string; output: string }> {
  const env = { BASE: base, BUNDLER: bundler ?? process.env.BUNDLER };
  const texts = [JSON.stringify([BASIC_FILES, files, env])];
  const sources = reactDevelopment ? [...SOURCES, REACT_DEVELOPMENT] : SOURCES;
  const folder = await fixture(name, texts, sources, async (root) => {
    const site = createSmallSite(root);
    site.write(files);
    const { code, output } = await site.build({
      ...env,
      ...(reactDevelopment && { DUMI_PLUGINS: resolve(REACT_DEVELOPMENT) }),
    });
    if (code !== 0) throw new Error(output);
    writeFileSync(join(root, 'output.txt'), output);
  });
  return {
    dist: join(folder, 'dist'),
    output: readFileSync(join(folder, 'output.txt'), 'utf8'),
  };
}

export interface ServedSite {
  /** Where the site is served, its base left out. */
  origin: string;
  dist: string;
  close(): Promise<void>;
}

/** Builds a site, unless it is there, and serves it. */
export async function serveSite(source: SiteSource): Promise<ServedSite> {
  const { dist } = await buildSite(source);
  const server = await servePreview({ root: dist, port: 0, base: source.base });
  return { ...server, dist };
}
