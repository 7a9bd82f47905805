import type { Problem } from '../../model/problem';
import { suggest } from '../../model/text/suggest';
import { lineOfKey } from './front-matter';

/** A demo written in the page has no file name; the end of its id identifies it. */
const WRITTEN_IN_PAGE = /-demo-(?:[\w-]+-)?\d+$/;

function cureFor(name: string, names: readonly string[]): string {
  const near = suggest(name, names);
  if (near) return `Did you mean \`${near}\`?`;
  if (names.length > 0) return `The demos of this page are ${names.join(', ')}.`;
  return 'Remove it: this page has no demos.';
}

/**
 * Demos that a page's front matter has options for and that the page does not have.
 * @param text the page
 * @param file its path relative to the site's root
 * @param demos as the front matter has them, unchecked
 * @param names of the demos that the page has
 */
export function unknownDemos(
  text: string,
  file: string,
  demos: unknown,
  names: readonly string[],
): Problem[] {
  const isObject = typeof demos === 'object' && !Array.isArray(demos);
  return Object.keys(isObject ? { ...demos } : {})
    .filter((name) => !names.includes(name) && !WRITTEN_IN_PAGE.test(name))
    .map((name) => ({
      code: 'front-matter',
      file,
      line: lineOfKey(text, 'demos', name),
      message: `\`demos\` names "${name}", but this page has no such demo.`,
      hint: cureFor(name, names),
    }));
}
