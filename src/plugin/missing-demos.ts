import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, relative, resolve } from 'node:path';
import type { IApi } from 'dumi';
import { formatProblem } from '../model/problem';
import type { Problem } from '../model/problem';
import { suggest } from '../model/suggest';
import { DEMO_ENDINGS, demoFile, isFile } from './find-file';
import { readTree } from './markdown-tree';
import { demoTags, pageTags } from './page-tags';
import type { DemoTag } from './page-tags';

/** A `<code src>` whose file is not there. */
export interface MissingDemo {
  /** The whole tag as it is written, and where it begins. */
  tag: string;
  index: number;
  /** Absolute paths, any of which would mend it. */
  candidates: string[];
  problem: Problem;
}

const CLOSING = /^\s*<\/code>/;

/** Most pages have no demo, and need not be read as markdown for it. */
function tagsOf(text: string): DemoTag[] {
  return text.includes('<code') ? demoTags(pageTags(text, readTree(text))) : [];
}

/** Aliases begin so by custom; what they lead to is the bundler's to find. */
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
  if (there) return `Write "./${src}": without the dot it names a package.`;
  const folder = dirname(target);
  const near = suggest(basename(target), existsSync(folder) ? readdirSync(folder) : []);
  return near
    ? `Did you mean "${src.slice(0, -basename(target).length)}${near}"?`
    : 'Write the demo there, or take the line out.';
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
  return tagsOf(text).flatMap(({ text: opening, src, index, line }) => {
    if (isAlias(src)) return [];
    const target = resolve(dirname(path), src);
    const candidates = DEMO_ENDINGS.map((ending) => target + ending);
    const there = candidates.some(isFile);
    if (src.startsWith('.') ? there : isInPackage(src, path)) return [];
    const [closing = ''] = CLOSING.exec(text.slice(index + opening.length)) ?? [];
    const problem: Problem = {
      code: 'missing-demo',
      file: relative(root, path).replace(/\\/g, '/'),
      line,
      message: `<code src="${src}"> leads to no file.`,
      hint: hintFor(src, target, there),
    };
    return { tag: opening + closing, index, candidates, problem };
  });
}

/** Absolute paths of the demos that a page names and that are there, but for those in packages. */
export function foundDemos(text: string, path: string): string[] {
  return tagsOf(text).flatMap(({ src }) =>
    src.startsWith('.') ? (demoFile(resolve(dirname(path), src)) ?? []) : [],
  );
}

/**
 * Lets the development server go on without a demo that is not there: the page says what is
 * wrong in its place, and is made anew when the file appears. dumi's own markdown throws.
 */
export default function missingDemos(api: IApi): void {
  api.chainWebpack((config) => {
    // A build has stopped before, where a demo is missing.
    if (api.env === 'production') return config;
    config.module
      .rule('ledger-missing-demos')
      .test(/\.md$/)
      .enforce('pre')
      .use('missing-demo-loader')
      .loader(require.resolve('./missing-demo-loader.cjs'))
      .options({
        find: (text: string, path: string) =>
          findMissingDemos(text, path, api.cwd).map(
            ({ tag, index, candidates, problem }) => ({
              tag,
              index,
              candidates,
              text: formatProblem(problem),
            }),
          ),
      });
    return config;
  });
}
