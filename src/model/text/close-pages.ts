import { decoded } from './decoded';
import { editDistance } from './suggest';

/** The most pages that are offered for an address without one. */
const MOST = 3;
/** A shorter word is a part of too many names. */
const SHORTEST_PART = 4;

interface NamedPage {
  path: string;
  title: string;
}

/** A name without case, separators and ending, so that `Fixed_columns.html` is `fixedColumns`. */
function squash(name: string): string {
  return name
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const lastName = (path: string) => /([^/]*)\/*$/.exec(path)?.[1] ?? '';

/**
 * The words of an address that a search may know: those of its last name.
 * @example wordsOf('/demo/fixed-colums.html') // 'fixed colums'
 */
export function wordsOf(path: string): string {
  return lastName(decoded(path))
    .replace(/\.html?$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The pages that an address without a page may mean, the closest first: those with nearly the same
 * name, wherever they are, then those whose name contains it.
 * @param path below the base
 * @param pages of the language
 * @returns three at most
 */
export function closePages<Page extends NamedPage>(
  path: string,
  pages: readonly Page[],
): Page[] {
  const asked = decoded(path);
  const name = squash(lastName(asked));
  if (name === '') return [];
  const limit = Math.floor(name.length / 3);
  const distanceTo = (page: NamedPage): number => {
    const names = [lastName(page.path), page.title].map(squash);
    const near = Math.min(...names.map((one) => editDistance(name, one)));
    if (near <= limit) return near;
    const isPart =
      name.length >= SHORTEST_PART && names.some((one) => one.includes(name));
    return isPart ? limit + 1 : Infinity;
  };
  const whole = squash(asked);
  return pages
    .map((page) => ({
      page,
      distance: distanceTo(page),
      apart: editDistance(whole, squash(page.path)),
    }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance || a.apart - b.apart)
    .slice(0, MOST)
    .map(({ page }) => page);
}
