import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../bench/serve.mjs';
import { bundleByEsbuild, bundleByVite } from './bundle.mjs';
import { createLook, differenceOf } from './look.mjs';
import { install, npm, startDev, unionManifest, writeFiles } from './npm.mjs';
import { takeOut } from './outgoing.mjs';
import { KINDS } from './payloads.mjs';
import { linkRepository } from './repository-packages.mjs';

/** What a project is bundled from, its README left aside, which nothing reads. */
function signOf(files) {
  return JSON.stringify(
    Object.entries(files)
      .filter(([path]) => path !== 'README.md')
      .sort(),
  );
}

/** In what a project is not in its language, or undefined. */
function languageFault(files, language) {
  const typed = Object.keys(files).filter((path) => /\.tsx?$/.test(path));
  if (language === 'ts') return typed.length > 0 ? undefined : 'there is no TypeScript';
  return typed.length > 0 ? `${typed.join(', ')} in JavaScript` : undefined;
}

/**
 * Takes every demo out of the site, and writes, installs, bundles and opens what comes of it.
 * @param {object} input
 * @param {import('./site-demos.mjs').SiteDemo[]} input.demos
 * @param {Set<string>} input.alone names of those that are installed by themselves
 * @param {boolean} input.fromRepository true: the others get the packages of this repository
 * @param {string} input.folder empty, for the projects
 * @param {string} input.origin where the built site is served
 * @param {import('playwright-core').Browser} input.browser
 * @param {(line: string) => void} input.say progress
 * @returns {Promise<{ name: string, kind: string, language: string, how: string,
 *   fault?: string }[]>}
 */
export async function checkSandboxes(input) {
  const { demos, alone, fromRepository, folder, origin, browser, say } = input;
  const projects = [];
  for (const demo of demos) {
    const taken = await takeOut(browser, origin, demo);
    for (const [language, payloads] of Object.entries(taken)) {
      for (const [kind, bundler] of Object.entries(KINDS)) {
        const own = alone.has(demo.name);
        const place = join(own ? 'alone' : 'shared', kind, language, demo.name);
        const files = payloads[kind];
        writeFiles(join(folder, place), files);
        projects.push({ demo, kind, language, bundler, files, own, place });
      }
    }
  }
  say(`${projects.length} projects were taken out of the site.`);

  // The projects that share their packages, and what bundles all of them.
  const shared = join(folder, 'shared');
  const { esbuild } = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies;
  const tools = { 'package.json': JSON.stringify({ dependencies: { esbuild } }) };
  const files = projects.flatMap((one) => (one.own ? [] : [one.files]));
  writeFiles(shared, { 'package.json': unionManifest([tools, ...files]) });
  if (fromRepository) linkRepository(shared);
  else await install(shared);

  const out = join(folder, 'out');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), '');
  const built = await serve(out);
  const look = await createLook(browser);
  const expected = new Map();
  /** What was found of projects that share their packages, by what they are made of. */
  const checked = new Map();

  /** Bundles a project, or opens its development server, and gives its address. */
  const start = async ({ kind, language, demo, bundler, own, place }) => {
    const root = join(folder, place);
    const path = `${kind}/${language}/${demo.name}/`;
    if (own) await install(root);
    if (own && kind === 'zip') {
      const server = await startDev(root);
      return { address: `${server.origin}/`, how: 'npm install, npm run dev', ...server };
    }
    if (bundler === 'esbuild') await bundleByEsbuild(root, join(out, path), shared);
    else if (own) {
      await npm(root, 'run', 'build', '--', '--base=./', '--outDir', join(out, path));
    } else await bundleByVite(root, join(out, path), shared);
    const given = fromRepository ? 'packages of the repository' : 'shared install';
    const how = `${own ? 'npm install' : given}, ${bundler}`;
    return { address: `${built.origin}/${path}`, how };
  };

  const check = async (project) => {
    const { id, name } = project.demo;
    if (!expected.has(id)) {
      const { shown } = await look.onSite(`${origin}/~demos/${id}`);
      expected.set(id, shown);
      if (JSON.parse(shown).cells.length === 0) {
        throw new Error(`${name} shows no cell on the site: nothing can be compared.`);
      }
    }
    const wrong = languageFault(project.files, project.language);
    if (wrong) throw new Error(wrong);
    const sign = project.own ? undefined : signOf(project.files);
    const known = checked.get(sign);
    if (known) return { ...known, how: 'the same files as above' };
    const { address, how, close } = await start(project);
    try {
      const { shown, complaints } = await look.inSandbox(address, expected.get(id));
      const difference = differenceOf(expected.get(id), shown);
      const fault = [difference, ...complaints].filter(Boolean).join('; ');
      if (sign) checked.set(sign, { fault });
      return { how, fault };
    } finally {
      await close?.();
    }
  };

  const results = [];
  try {
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
  } finally {
    await Promise.all([look.close(), built.close()]);
  }
  return results;
}
