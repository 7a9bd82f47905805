import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, isAbsolute } from 'node:path';
import { DEMO_ENDINGS, resolveDemo } from './find-file';
import { isInProject, OUTSIDE } from '../in-project';
import { nearAddress } from '../near-file';

/** Why a page cannot show what its `<code src>` names. */
export interface DemoFault {
  /** Absolute paths of files; a change of any may fix it. */
  candidates: string[];
  message: string;
  hint: string;
  /** Of a file whose code the page shows. */
  code?: 'other-demo';
}

/** True for a conventional alias. The bundler resolves it. */
function isAlias(src: string): boolean {
  return /^[@~]/.test(src);
}

function isInPackage(src: string, from: string): boolean {
  try {
    createRequire(from).resolve(src);
    return true;
  } catch {
    return false;
  }
}

function hintFor(src: string, target: string, there: boolean): string {
  if (there) return `Write "./${src}". Without "./", it names a package.`;
  const near = nearAddress(src, target);
  return near ? `Did you mean "${near}"?` : 'Create the demo there, or remove the line.';
}

/** Endings of files that are taken for a demo. The code of any other is shown instead. */
const DEMOS = ['.tsx', '.jsx', '.ts', '.js'];

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The files that `<code src>` may mean. A name with the ending of a demo is not a folder. */
function candidatesFor(path: string): string[] {
  const endings = DEMOS.includes(extname(path)) ? [''] : DEMO_ENDINGS;
  return endings.map((ending) => path + ending);
}

/**
 * Checks the file of a `<code src>`: it exists, is a component, and stands in the project.
 * @param src as written
 * @param path absolute path that it resolves to, with or without ending
 * @param from absolute path of the file that contains the tag
 * @param root absolute path of the site
 * @returns undefined for a demo, and for what only the bundler can find
 */
export function demoFault(
  src: string,
  path: string,
  from: string,
  root: string,
): DemoFault | undefined {
  if (isAlias(src)) return undefined;
  const file = resolveDemo(path);
  const candidates = candidatesFor(path);
  const tag = `<code src="${src}">`;
  if (isAbsolute(src) || src.startsWith('.')) {
    if (file && !isInProject(file, root)) {
      return { candidates, message: `${tag} ${OUTSIDE.fault}.`, hint: OUTSIDE.hint };
    }
    if (file && !DEMOS.includes(extname(file))) {
      return {
        candidates,
        code: 'other-demo',
        message: `${tag} leads to a ${extname(file)} file, which is no demo: its code is shown.`,
        hint: 'For a demo, use a component in a .tsx, .jsx, .ts or .js file.',
      };
    }
    if (file) return undefined;
    if (isFolder(path)) {
      return {
        candidates,
        message: `${tag} leads to a folder without an index.`,
        hint: 'Add an `index.tsx` to it, or name a file in it.',
      };
    }
  } else if (isInPackage(src, from)) return undefined;
  return {
    candidates,
    message: `${tag} leads to no file.`,
    hint: hintFor(src, path, file !== undefined),
  };
}
