import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { withoutPaths } from '../../plugin/cache/describe';
import { fileOf } from '../../plugin/host';
import { packageFolderOf } from '../../plugin/shipped-packages';

/** The files that a bundle is made of, by paths relative to the site, with hashes. */
export interface Inputs {
  /** Files of the site, and what is generated for it. */
  files: Record<string, string>;
  /** The package.json of each package. */
  packages: Record<string, string>;
  /** Names of the files in folders that the bundler has listed. */
  folders: Record<string, string>;
  /** Files that the bundler has looked for, and that are not there. */
  missing: string[];
}

/** What a compilation says of its inputs, with absolute paths. */
export interface Dependencies {
  fileDependencies: Iterable<string>;
  contextDependencies: Iterable<string>;
  missingDependencies: Iterable<string>;
}

const IN_PACKAGES = /[\\/]node_modules[\\/]/;

/** A hash of a file's text that is the same in another folder; undefined if there is no such file. */
function hashOf(path: string, root: string): string | undefined {
  try {
    const content = readFileSync(path);
    // Generated modules import by absolute path.
    const hasPaths = content.includes(dirname(root));
    return createHash('sha256')
      .update(hasPaths ? withoutPaths(content.toString(), root) : content)
      .digest('hex');
  } catch {
    return undefined;
  }
}

/** The same for the names in a folder and below it. */
function namesHash(folder: string): string {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
    : [];
  return createHash('sha256').update(names.join('\n')).digest('hex');
}

/**
 * @param root absolute path of the site
 * @param isElsewhere true for files that are compared in another way
 */
export function inputsOf(
  { fileDependencies, contextDependencies, missingDependencies }: Dependencies,
  root: string,
  isElsewhere: (file: string) => boolean,
): Inputs {
  const inputs: Inputs = { files: {}, packages: {}, folders: {}, missing: [] };
  const note = (kind: 'files' | 'packages', path: string) => {
    const file = fileOf(path, root);
    if (inputs[kind][file] !== undefined) return;
    const hash = hashOf(path, root);
    if (hash !== undefined) inputs[kind][file] = hash;
  };
  for (const path of fileDependencies) {
    const found = packageFolderOf(path);
    if (found) note('packages', join(found, 'package.json'));
    else if (!isElsewhere(fileOf(path, root))) note('files', path);
  }
  for (const path of contextDependencies) {
    if (!IN_PACKAGES.test(path)) inputs.folders[fileOf(path, root)] = namesHash(path);
  }
  for (const path of missingDependencies) {
    const isNew = !IN_PACKAGES.test(path) && !existsSync(path);
    if (isNew) inputs.missing.push(fileOf(path, root));
  }
  return inputs;
}

/** The first input that is no longer as it was; undefined if all are. */
export function changedInput(
  { files, packages, folders, missing }: Inputs,
  root: string,
): string | undefined {
  const path = (file: string) => resolve(root, file);
  const isOther = ([file, hash]: [string, string]) => hashOf(path(file), root) !== hash;
  return (
    Object.entries(files).find(isOther)?.[0] ??
    Object.entries(packages).find(isOther)?.[0] ??
    Object.entries(folders).find(([file, hash]) => namesHash(path(file)) !== hash)?.[0] ??
    missing.find((file) => existsSync(path(file)))
  );
}
