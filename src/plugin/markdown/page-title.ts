import { basename, dirname } from 'node:path';
import { lodash } from 'dumi/plugin-utils';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { FENCE } from './front-matter';
import { splitHeadingId } from './heading-id';
import { nodesOfType } from './tree';

/** What the name of a page's file ends with besides its name: a tab, the type, and a language. */
const ENDS = /\.\$tab-.*$|(?:\.[a-z]{2,3}(?:-[A-Za-z\d]+)*)?\.md$/;

/**
 * The title of a page whose front matter has none, as dumi takes it: its last `h1`, or the name of
 * its file, or of the folder of an `index` file.
 * @param file relative to the site's root, with forward slashes
 * @example titleOf(tree, 'docs/guide/index.zh-CN.md') // 'Guide', where the page has no h1
 */
export function titleOf(tree: Root, file: string): string {
  const heading = nodesOfType('heading', tree)
    .filter(({ depth }) => depth === 1)
    .at(-1);
  const written = heading ? toString(splitHeadingId(heading).rest).trim() : '';
  if (written) return written;
  const name = basename(file).replace(ENDS, '');
  // As dumi does: `QueryProfile` is `Query Profile`, and a README has no name but this.
  return lodash.startCase(name === 'index' ? basename(dirname(file)) : name);
}

/** As two texts are compared: without differences that nobody sees. */
function seen(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A heading of level 1 at the start of a text, without a sign that may be markup. */
const PLAIN_START =
  /^(?:[ \t]*\r?\n)* {0,3}# +([\p{L}\p{N}][\p{L}\p{N} ,.()?，。、？！（）-]*?) *\r?\n/u;

/** What may be a heading of level 1, in markdown or in HTML. */
const HEADING = /^[\s>*+\-\d.)]*(?:#[ \t]|=+[ \t]*$)|<h1[\s>]/im;

/** A line that is a heading of level 1 by itself, if it is one. */
const ONE_LINE = /^[\s>*+\-\d.)]*#[ \t](?!.*<h1[\s>])/i;

/** True for lines that begin with a text of the page's own, and have headings in embedded ones alone. */
function hasEmbeddedHeadings(
  text: string,
  isEmbedded: (line: number) => boolean,
): boolean {
  const skipped = (FENCE.exec(text)?.[0].split('\n').length ?? 1) - 1;
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line, at) => at >= skipped && line.trim() !== '');
  return (
    !isEmbedded(start + 1) &&
    lines.every(
      (line, at) =>
        at < skipped ||
        !HEADING.test(line) ||
        (isEmbedded(at + 1) && ONE_LINE.test(line)),
    )
  );
}

/**
 * True for a text that surely has no heading of its own, see `hasOwnHeading`, for which no tree is
 * needed: it begins with its title, as most pages do, or nothing in it looks like a heading of level 1
 * but for lines of files that stand below text of its own, as those of a changelog.
 * @param text with or without front matter
 * @param isEmbedded whether a line of it, starting at 1, is from another file
 * @example surelyHasNoHeading('# Guide\n', 'Guide') // true
 */
export function surelyHasNoHeading(
  text: string,
  title: string | undefined,
  isEmbedded: (line: number) => boolean = () => false,
): boolean {
  const body = text.replace(FENCE, '');
  const heading = PLAIN_START.exec(body)?.[1];
  return (
    (heading !== undefined && heading === title) ||
    !HEADING.test(body) ||
    hasEmbeddedHeadings(text, isEmbedded)
  );
}

/**
 * True where the text of a page has a heading of level 1 that says something else than the page's
 * title, so that the page is shown with this one, as dumi shows it, and not with its title.
 * @param tree of the page's markdown, in which a heading may be written as HTML
 * @param isEmbedded whether a line is from another file: the title of a file that stands below text
 *   of the page's own is no heading of the page
 */
export function hasOwnHeading(
  tree: Root,
  title: string | undefined,
  isEmbedded: (line: number) => boolean = () => false,
): boolean {
  const heading = nodesOfType('heading', tree).find(({ depth }) => depth === 1);
  if (!heading) {
    return nodesOfType('html', tree).some(({ value }) => /<h1[\s>]/i.test(value));
  }
  if (seen(toString(splitHeadingId(heading).rest)) === seen(title ?? '')) return false;
  return heading === tree.children[0] || !isEmbedded(heading.position?.start.line ?? 1);
}

/** Tags of components, without those of the theme that may be a page's text. Code in braces may have `>`. */
const COMPONENTS =
  /^(?:\s*<\/?(?!(?:API|Changelog|Gallery)\b)[A-Z][\w.]*(?:"[^"]*"|'[^']*'|[^<>"'])*>)+\s*$/;

/** A demo that stands in the page without a block around it. */
const INLINE_DEMO = /<code\b[^<>]*\sinline\b[^<>]*>(?:\s*<\/code>)?/g;

/**
 * True for a text that is only components of the site's own, or demos without a block, such as a home
 * page. dumi shows nothing else there, and a title that nobody wrote would stand above what fills the
 * page.
 * @param text with or without front matter
 * @example isComponentAlone('<Home></Home>') // true
 */
export function isComponentAlone(text: string): boolean {
  const tags = text.replace(FENCE, '').replace(/<!--[^]*?-->/g, '');
  return COMPONENTS.test(tags.replace(INLINE_DEMO, '<Demo>'));
}
