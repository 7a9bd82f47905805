import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../bench/serve.mjs';
import { bundleByEsbuild, bundleByVite } from './bundle.mjs';
import { createLook, differenceOf } from './look.mjs';
import { install, npm, startDev, unionManifest, writeFiles } from './npm.mjs';

const LANGUAGES = ['ts', 'js'];
/** What the CodeSandbox projects are bundled by; the version is pinned as every other is. */
const ESBUILD = { esbuild: '0.25.12' };

/** What a project is bundled from, its README left aside, which nothing reads. */
function signOf(files) {
  return JSON.stringify(
    Object.entries(files)
      .filter(([path]) => path !== 'README.md')
      .sort(),
  );
}

/**
 * Writes, installs, bundles and opens every project of every demo.
 * @param {object} input
 * @param {{ name: string, id: string }[]} input.demos
 * @param {Set<string>} input.alone names of those that are installed by themselves
 * @param {Record<string, 'vite' | 'esbuild'>} input.kinds
 * @param {(demo: { name: string, id: string }, language: 'ts' | 'js') =>
 *   Promise<Record<string, Record<string, string>>>} input.payloadsOf the files of a demo by kind
 * @param {string} input.folder empty, for the projects
 * @param {string} input.dist of the built site
 * @param {import('playwright-core').Browser} input.browser
 * @param {(line: string) => void} input.say progress
 * @returns {Promise<{ name: string, kind: string, language: string, how: string,
 *   fault?: string }[]>}
 */
export async function checkSandboxes(input) {
  const { demos, alone, kinds, payloadsOf, folder, dist, browser, say } = input;
  const projects = [];
  for (const demo of demos) {
    for (const language of LANGUAGES) {
      const payloads = await payloadsOf(demo, language);
      for (const [kind, bundler] of Object.entries(kinds)) {
        const own = alone.has(demo.name);
        const place = join(own ? 'alone' : bundler, kind, language, demo.name);
        const files = payloads[kind];
        writeFiles(join(folder, place), files);
        projects.push({ demo, kind, language, bundler, files, own, place });
      }
    }
  }

  const tools = join(folder, 'tools');
  writeFiles(tools, { 'package.json': JSON.stringify({ dependencies: ESBUILD }) });
  await install(tools);
  for (const bundler of new Set(Object.values(kinds))) {
    const shared = projects.filter((one) => one.bundler === bundler && !one.own);
    if (shared.length === 0) continue;
    say(`One install for ${shared.length} projects that ${bundler} bundles`);
    const files = shared.map((one) => one.files);
    writeFiles(join(folder, bundler), { 'package.json': unionManifest(files) });
    await install(join(folder, bundler));
  }

  const out = join(folder, 'out');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), '');
  const [site, built] = await Promise.all([serve(dist), serve(out)]);
  const look = await createLook(browser);
  const expected = new Map();
  const bundled = new Map();

  /** Bundles a project, or opens its development server, and gives its address. */
  const start = async ({ kind, language, demo, bundler, files, own, place }) => {
    const root = join(folder, place);
    const path = `${kind}/${language}/${demo.name}/`;
    const known = bundled.get(signOf(files));
    if (own) await install(root);
    if (own && kind === 'zip') {
      const server = await startDev(root);
      return { address: `${server.origin}/`, how: 'npm install, npm run dev', ...server };
    }
    if (known && !own) {
      return { address: built.origin + known, how: 'the same files as above' };
    }
    if (bundler === 'esbuild') await bundleByEsbuild(root, join(out, path), tools);
    else if (own) {
      await npm(root, 'run', 'build', '--', '--base=./', '--outDir', join(out, path));
    } else await bundleByVite(root, join(out, path), join(folder, bundler));
    bundled.set(signOf(files), `/${path}`);
    const installed = own ? 'npm install' : 'shared install';
    return { address: `${built.origin}/${path}`, how: `${installed}, ${bundler}` };
  };

  const check = async (project) => {
    const { id, name } = project.demo;
    if (!expected.has(id)) {
      const { shown } = await look.onSite(`${site.origin}/~demos/${id}`);
      expected.set(id, shown);
      if (JSON.parse(shown).cells.length === 0) {
        throw new Error(`${name} shows no cell on the site: nothing can be compared.`);
      }
    }
    const { address, how, close } = await start(project);
    try {
      const { shown, complaints } = await look.inSandbox(address, expected.get(id));
      const difference = differenceOf(expected.get(id), shown);
      return { how, fault: [difference, ...complaints].filter(Boolean).join('; ') };
    } finally {
      await close?.();
    }
  };

  const results = [];
  for (const project of projects) {
    const { demo, kind, language } = project;
    const result = await check(project).catch((error) => ({
      how: 'failed',
      fault: error.message,
    }));
    results.push({ name: demo.name, kind, language, ...result });
    say(
      [
        demo.name,
        kind,
        language,
        result.fault ? `FAULT ${result.fault}` : 'ok',
        result.how,
      ].join('  '),
    );
  }
  await Promise.all([look.close(), site.close(), built.close()]);
  return results;
}
