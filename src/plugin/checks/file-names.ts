import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../model/problem';
import { fileOf } from '../host';
import { isFile } from '../is-file';
import type { Check } from './check';

/**
 * What an address and the router cannot have as it is: `?` and `#` end a path, `:` and `*` stand for
 * parts of it, and what is not ASCII is written otherwise there.
 */
const WRONG = /[^\w.~$[\]/+@!&'(),;=-]|\.\./u;
/** Folders and files that dumi leaves out. */
const HIDDEN = /(?:^|\/)[._]/;

/**
 * The problem of a page's name, or undefined.
 * @param name path below the folder of documents
 */
function nameProblem(name: string, file: string): Problem | undefined {
  const [sign] = WRONG.exec(name) ?? [];
  if (sign === undefined) return undefined;
  return {
    code: 'file-name',
    file,
    line: 1,
    message: `the name of this file has \`${sign}\`, which its address cannot have.`,
    hint: 'Rename it with letters, digits, "-", "_" and single points.',
  };
}

/**
 * Finds files of pages and tabs whose names cannot be addresses. A plugin may add a page from a folder
 * above the site.
 */
export const checkFileNames: Check = ({ file }) => {
  const problem = nameProblem(file.replace(/^(?:\.\.\/)+/, ''), file);
  return problem ? [problem] : [];
};

/**
 * The pages whose names dumi refuses with an error, as it makes the routes.
 * @param root absolute path of the site
 * @param folders of documents, from the root
 */
export function refusedNames(root: string, folders: readonly string[]): Problem[] {
  return (
    folders
      .map((folder) => join(root, folder))
      // dumi finds no page in a file that is given as a folder.
      .filter((folder) => existsSync(folder) && !isFile(folder))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .map((name) => name.replace(/\\/g, '/'))
          .filter((name) => name.endsWith('.md') && !HIDDEN.test(name))
          .filter(
            (name) =>
              encodeURI(name.replace(/[[\]]/g, '')) !== name.replace(/[[\]]/g, ''),
          )
          .flatMap((name) => nameProblem(name, fileOf(join(folder, name), root)) ?? []),
      )
  );
}
