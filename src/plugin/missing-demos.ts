import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import type { IApi } from 'dumi';
import { formatProblem } from '../model/problem';
import type { Problem } from '../model/problem';
import { suggest } from '../model/suggest';

/** A `<code src>` whose file is not there. */
export interface MissingDemo {
  /** The whole tag as it is written, and where it begins. */
  tag: string;
  index: number;
  /** Absolute paths, any of which would mend it. */
  candidates: string[];
  problem: Problem;
}

const TAG = /<code\b[^>]*?\bsrc=["']([^"']+)["'][^>]*>(?:\s*<\/code>)?/g;
/** What dumi tries after a path without ending. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.jsx'];

/** A tag, which stays, and what holds none: a comment, a fence to its end, code in a sentence. */
const SPANS = new RegExp(
  [
    /(?<tag><code\b[^>]*>)/,
    /<!--[\s\S]*?-->/,
    /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*(?<fence>`{3,}(?=[^`\n]*$)|~{3,})[\s\S]*?(?:^[ \t>]*\k<fence>[`~]*[ \t\r]*$|(?![\s\S]))/,
    /(?<!`)(?<ticks>`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\k<ticks>(?!`)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** The text with its code and comments blanked out, at the same length: no tag stands there. */
function withoutCode(text: string): string {
  return text.replace(SPANS, (span, tag?: string) => tag ?? span.replace(/[^\n]/g, ' '));
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/**
 * The demos that a page names but that are not there.
 * @param text the page's markdown
 * @param path absolute path of the page, which the demos' paths are relative to
 * @param root absolute path of the site, which the places of problems are relative to
 */
export function findMissingDemos(
  text: string,
  path: string,
  root: string,
): MissingDemo[] {
  return [...withoutCode(text).matchAll(TAG)].flatMap((match) => {
    const [tag, src = ''] = match;
    const target = resolve(dirname(path), src);
    const candidates = ENDINGS.map((ending) => target + ending);
    if (candidates.some(isFile)) return [];
    const folder = dirname(target);
    const near = suggest(basename(target), existsSync(folder) ? readdirSync(folder) : []);
    const problem: Problem = {
      code: 'missing-demo',
      file: relative(root, path).replace(/\\/g, '/'),
      line: text.slice(0, match.index).split('\n').length,
      message: `<code src="${src}"> leads to no file.`,
      hint: near
        ? `Did you mean "${src.slice(0, -basename(target).length)}${near}"?`
        : 'Write the demo there, or take the line out.',
    };
    return { tag, index: match.index, candidates, problem };
  });
}

/**
 * Lets the development server go on without a demo that is not there: the page says what is
 * wrong in its place, and is made anew when the file appears. dumi's own markdown throws.
 */
export default function missingDemos(api: IApi): void {
  api.chainWebpack((config) => {
    config.module
      .rule('ledger-missing-demos')
      .test(/\.md$/)
      .enforce('pre')
      .use('missing-demo-loader')
      .loader(require.resolve('./missing-demo-loader.cjs'))
      .options({
        find: (text: string, path: string) =>
          findMissingDemos(text, path, api.cwd).map(({ tag, candidates, problem }) => ({
            tag,
            candidates,
            text: formatProblem(problem),
          })),
      });
    return config;
  });
}
