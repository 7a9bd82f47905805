import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Problem } from '../model/problem';
import { suggest } from '../model/suggest';
import { demoFiles, installedPackage, packageName } from './demo-files';
import type { DemoImport } from './demo-files';
import { ownFrameProblems } from './frame-problems';
import { lineAt } from './line-at';

/** Where package.json gives a package a version. */
const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/** What umi brings where a site does not. */
const FROM_UMI = ['react', 'react-dom'];

interface SitePackage extends Partial<Record<(typeof FIELDS)[number], object>> {
  name?: string;
}

function readSitePackage(root: string): SitePackage {
  const path = join(root, 'package.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SitePackage) : {};
}

/** A name that a bundler's alias gives, by custom; what it leads to is the bundler's to find. */
function isAlias(request: string): boolean {
  return /^(@\/|@@\/|~)/.test(request);
}

function missingFile({ file, request }: DemoImport): Pick<Problem, 'message' | 'hint'> {
  const target = resolve(dirname(file.path), request);
  const folder = dirname(target);
  const near = suggest(basename(target), existsSync(folder) ? readdirSync(folder) : []);
  return {
    message: `the demo imports "${request}", which is no file.`,
    hint: near
      ? `Did you mean "${request.slice(0, -basename(target).length)}${near}"?`
      : 'Write the file, or take the import out.',
  };
}

/** What is wrong with a package that a demo imports; undefined where nothing is. */
function packageFault(
  { file, request }: DemoImport,
  site: SitePackage,
): Pick<Problem, 'code' | 'message' | 'hint'> | undefined {
  const name = packageName(request);
  if (isAlias(request) || name === site.name || builtinModules.includes(name)) {
    return undefined;
  }
  const installed = installedPackage(name, dirname(file.path));
  const says = `the demo imports "${request}"`;
  if (!installed) {
    return {
      code: 'demo-package-missing',
      message: `${says}, a package that is not installed.`,
      hint: `Run \`npm install --save-exact ${name}\`, or take the import out.`,
    };
  }
  if (!installed.version) {
    return {
      code: 'demo-package-version',
      message: `${says}, whose own package.json has no version.`,
      hint: 'A sandbox installs an exact version: add one to that package.json.',
    };
  }
  if (FROM_UMI.includes(name)) return undefined;
  if (FIELDS.some((field) => name in (site[field] ?? {}))) return undefined;
  return {
    code: 'demo-package-version',
    message: `${says}, which package.json gives no version.`,
    hint: `Run \`npm install --save-exact ${name}\`: what another package happens to bring may go at any time.`,
  };
}

/**
 * What of some demos' imports cannot be found, or not in a sandbox, that of a file which several
 * of them import told once; and what is wrong with their front comments.
 * @param paths absolute, of their files
 * @param root absolute path of the site: its package.json counts, and places are relative to it
 */
export function demoProblems(paths: readonly string[], root: string): Problem[] {
  const site = readSitePackage(root);
  const told = new Set<string>();
  const isNew = ({ file, index }: DemoImport) => {
    const place = `${file.path}:${index}`;
    return !told.has(place) && told.add(place);
  };
  const nameOf = (path: string) => relative(root, path).replace(/\\/g, '/');
  const placeOf = ({ file, index }: DemoImport) => ({
    file: nameOf(file.path),
    line: lineAt(file.text, index),
  });
  return paths.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const { packages, missing } = demoFiles({ path, text });
    return [
      ...ownFrameProblems(text, nameOf(path)),
      ...missing.filter(isNew).map((one) => ({
        code: 'demo-file-missing',
        ...placeOf(one),
        ...missingFile(one),
      })),
      ...packages.filter(isNew).flatMap((one) => {
        const fault = packageFault(one, site);
        return fault ? [{ ...placeOf(one), ...fault }] : [];
      }),
    ];
  });
}
