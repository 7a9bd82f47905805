import type { Problem } from '../../model/problem';
import type { Site } from '../site/read-site';

/** Finds pages that readers cannot get to, because another page has their address. */
export function addressProblems({ hidden }: Pick<Site, 'hidden'>): Problem[] {
  return hidden.map(({ page: { file, path }, rival }) => ({
    code: 'two-pages',
    file,
    line: 1,
    message: `this page and ${rival} have the same address ${path}, which shows the other one.`,
    hint: 'Rename or remove one of them.',
  }));
}
