import { join, relative, resolve } from 'node:path';
import type { OutputFolders } from './swap';

/** An entry of umi's option `copy`: a path for the root of the output, or one with a target. */
type Copy = string | { from: string; to: string };

/**
 * umi's option `copy` with targets in the new output where they were in the old one, whose place
 * it takes.
 * @param root absolute path of the site, which targets are relative to
 */
export function copiesInto(
  copies: readonly Copy[] | undefined,
  root: string,
  { final, fresh }: Pick<OutputFolders, 'final' | 'fresh'>,
): Copy[] | undefined {
  return copies?.map((copy) => {
    if (typeof copy === 'string') return copy;
    const inOutput = relative(final, resolve(root, copy.to));
    return inOutput.startsWith('..') ? copy : { ...copy, to: join(fresh, inOutput) };
  });
}
