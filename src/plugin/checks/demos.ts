import { builtinModules } from 'node:module';
import { dirname, extname, resolve } from 'node:path';
import { memoize, perObject } from '../../code/remember';
import { lineAt } from '../../code/line-at';
import type { Problem } from '../../model/problem';
import { installedPackage, packageName } from '../demos/installed-package';
import { demoFault } from '../demos/demo-fault';
import { isBelowAlias, packageAround } from '../demos/published';
import type { Manifest } from '../demos/published';
import { readDemo } from '../demos/source';
import type { DemoImport, DemoSource } from '../demos/source';
import { syntaxFault, syntaxWords } from '../demos/syntax';
import { fileOf } from '../host';
import { isInProject, OUTSIDE } from '../in-project';
import { originOf } from '../markdown/document';
import { nearAddress } from '../near-file';
import { shownDemos } from '../markdown/shown-demos';
import type { Site } from '../site/read-site';
import { problemsAt } from './check';
import type { Check } from './check';
import { frontCommentProblems } from './frames';

/** Fields of package.json that specify versions. */
const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

/** umi provides these if the site does not. */
const PROVIDED_BY_UMI = ['react', 'react-dom'];

/** True for a conventional alias, or a path from the site's root. The bundler resolves both. */
function isAlias(request: string): boolean {
  return /^(@?@?\/|~)/.test(request);
}

function missingFile({ file, request }: DemoImport): Pick<Problem, 'message' | 'hint'> {
  const target = resolve(dirname(file.path), request);
  const near = nearAddress(request, target);
  return {
    message: `the demo imports "${request}", which does not exist.`,
    hint: near ? `Did you mean "${near}"?` : 'Create the file, or remove the import.',
  };
}

/** What is installed, and who lists it: asked of the disk once for all demos of a site. */
const packagesOf = perObject(({ root }: Site) => ({
  ofSite: packageAround(root),
  around: memoize(packageAround),
  installed: memoize(installedPackage),
}));

/**
 * Finds the problem of a package import, or undefined.
 * @param manifests those of the site and of the package in its workspace that the demo belongs to
 */
function packageFault(
  { file, request }: DemoImport,
  manifests: readonly Manifest[],
  site: Site,
): Pick<Problem, 'code' | 'message' | 'hint'> | undefined {
  const name = packageName(request);
  const isOwn = manifests.some((manifest) => manifest.name === name);
  if (isAlias(request) || isOwn || builtinModules.includes(name)) return undefined;
  if (PROVIDED_BY_UMI.includes(name) || isBelowAlias(request, site.aliases))
    return undefined;
  const installed = packagesOf(site).installed(name, dirname(file.path));
  const says = `the demo imports "${request}"`;
  if (!installed) {
    return {
      code: 'demo-package-missing',
      message: `${says}, a package that is not installed.`,
      hint: `Run \`npm install --save-exact ${name}\`, or remove the import.`,
    };
  }
  if (!installed.version) {
    return {
      code: 'demo-package-version',
      message: `${says}, whose own package.json has no version.`,
      hint: 'Add a version to that package.json, because a sandbox installs exact versions.',
    };
  }
  const isListed = (manifest: Manifest) =>
    FIELDS.some((field) => name in (manifest[field] ?? {}));
  if (manifests.some(isListed)) return undefined;
  return {
    code: 'demo-package-version',
    message: `${says}, which package.json does not list.`,
    hint: `Run \`npm install --save-exact ${name}\`, because a package that only another package needs may disappear.`,
  };
}

/**
 * Finds faults of syntax in a demo; where there is none, imports that cannot be resolved, here or
 * in a sandbox, imports from outside the project, and problems in its front comment.
 */
function sourceProblems(source: DemoSource, site: Site): Problem[] {
  const { root } = site;
  const { files, packages, relative, missing } = source;
  const placeOf = ({ file, index }: DemoImport) => ({
    file: fileOf(file.path, root),
    line: lineAt(file.text, index),
  });
  const syntax = syntaxFault(source);
  if (syntax) {
    const { file, line } = syntax;
    const place = { file: fileOf(file.path, root), line };
    return [{ code: 'demo-syntax', ...place, ...syntaxWords(syntax) }];
  }
  const outside = relative.filter(({ target }) => target && !isInProject(target, root));
  return [
    ...frontCommentProblems(source, fileOf(files[0]?.path ?? root, root)),
    ...missing.map((one) => ({
      code: 'demo-file-missing',
      ...placeOf(one),
      ...missingFile(one),
    })),
    ...outside.map((one) => ({
      code: 'outside',
      ...placeOf(one),
      message: `the demo imports "${one.request}", which ${OUTSIDE.fault}.`,
      hint: OUTSIDE.hint,
    })),
    ...packages.flatMap((one) => {
      const { ofSite, around } = packagesOf(site);
      const manifests = [ofSite, around(dirname(one.file.path))].filter(
        (manifest) => manifest !== undefined,
      );
      const fault = packageFault(one, manifests, site);
      return fault ? [{ ...placeOf(one), ...fault }] : [];
    }),
  ];
}

/** Finds demos that a page cannot show, and what is wrong with the code of the others. */
export const checkDemos: Check = (document, site) =>
  shownDemos(document).flatMap(({ src, path, line, text }) => {
    const fault = demoFault(src, path, originOf(document, line).path, site.root);
    if (fault?.code === 'other-demo' && site.isDemo?.(extname(path).slice(1))) return [];
    if (fault) {
      const missing = text.endsWith('/>') ? 'gone-demo' : 'missing-demo';
      const { code = missing, message, hint } = fault;
      return problemsAt(document, site, [{ code, line, message, hint }]);
    }
    const source = src.startsWith('.') ? readDemo(path) : undefined;
    return source ? sourceProblems(source, site) : [];
  });
