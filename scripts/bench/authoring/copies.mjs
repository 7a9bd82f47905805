import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { atEnd } from '../at-end.mjs';
import { writeBaseline } from '../baseline-site.mjs';

/** Where packages are installed: the site's, and the theme's that need other versions than dumi's. */
const INSTALLED = ['node_modules', 'src/node_modules'];

/** @param {string} root @returns {string[]} what git knows or would add, by relative paths */
function filesOf(root) {
  return execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));
}

/**
 * Links what is installed, package by package: the folder itself is the copy's own, because tools
 * keep their caches in it. A workspace is linked inside the copy, as npm did it in the original.
 */
function linkPackages(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.cache') continue;
    const original = join(from, name);
    const workspace = lstatSync(original).isSymbolicLink();
    symlinkSync(workspace ? readlinkSync(original) : original, join(to, name));
  }
}

/** @param {string} root @param {string} folder */
function copySite(root, folder) {
  for (const file of filesOf(root)) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(root, file), target);
  }
  for (const installed of INSTALLED) {
    linkPackages(join(root, installed), join(folder, installed));
  }
}

/**
 * Copies both sites to a temporary folder, where pages can be edited and added. The folder is
 * removed at the end of this process at the latest.
 * @param {ReturnType<import('../sites.mjs').sitesBelow>} sites
 * @returns {{ sites: ReturnType<import('../sites.mjs').sitesBelow>, remove: () => void }}
 */
export function copySites({ site, baseline }) {
  // Watchers and bundlers compare real paths.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'bench-'));
  const remove = atEnd(() =>
    // A process that was just killed may still have written a file.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  );
  const [own, other] = ['site', 'baseline'].map((name) => join(folder, name));
  copySite(site.folder, own);
  writeBaseline(own, other);
  linkPackages(join(site.folder, 'node_modules'), join(other, 'node_modules'));
  const at = (one, place) => ({ ...one, folder: place, dist: join(place, 'dist') });
  return { sites: { site: at(site, own), baseline: at(baseline, other) }, remove };
}
