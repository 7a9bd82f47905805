import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Root } from 'mdast';
import { keptResult, resultKey } from '../cache/results';
import { fileOf } from '../host';
import type { Problem } from '../../model/problem';
import { expandEmbeds } from './embeds';
import type { Embed, Origin } from './embeds';
import { demoName } from '../../model/demo/demo-name';
import type { Path } from '../schemas/fields';
import { checkFrontMatter, usableFrontMatter } from '../schemas/front-matter';
import type { FrontMatter } from '../schemas/front-matter';
import { lineOfKey, readFrontMatter } from './front-matter';
import { readOutline } from './outline';
import {
  hasOwnHeading,
  isComponentAlone,
  surelyHasNoHeading,
  titleOf,
} from './page-title';
import { tabKeyOf } from './tab-files';
import type { Outline } from './outline';
import { htmlAnchors } from './html/html-anchors';
import { demoTags, pageTags, plainTag, tagOf } from './html/page-tags';
import type { PageTag } from './html/page-tags';
import { picturesIn } from './pictures';
import type { Pictures } from './pictures';
import { parseTree } from './tree';
import { unknownDemos } from './unknown-demos';

/**
 * A page or one of its tabs, read and parsed once. Checks, search, references,
 * playground, and navigation all use it.
 */
export interface PageDocument {
  /** Absolute path of its file. */
  path: string;
  /** The same path relative to the site's root, with forward slashes. */
  file: string;
  /** A key for results that depend on the document alone; see `cache/results`. */
  key: string;
  /** The text as written, without embedded files. */
  written: string;
  /** The text with embedded files inserted, including its front matter. */
  text: string;
  /** Origin of each line of `text`. */
  origins: readonly Origin[];
  embeds: readonly Embed[];
  /** The usable part of its front matter. */
  frontMatter: FrontMatter;
  /** Problems of the rest. */
  frontMatterProblems: readonly Problem[];
  /** Parsed from `text`, without its front matter. Read-only. */
  tree: Root;
  tags: readonly PageTag[];
  outline: Outline;
  pictures: Pictures;
  /** The anchors of elements of HTML; see `htmlAnchors`. */
  anchors: readonly string[];
  /** True if it is shown with a heading of its own text, and not with its title. */
  ownHeading: boolean;
  /** True if nobody wrote its title, and it is only components: it is shown without a heading. */
  nameless: boolean;
}

/** A place in a problem: the file relative to the site, and the line, starting at 1. */
export type ProblemPlace = Pick<Problem, 'file' | 'line'>;

/** The origin of a line of a document: its own file, or one that it embeds. */
export function originOf({ origins, path }: PageDocument, line: number): Origin {
  return origins[line - 1] ?? { path, line };
}

/** The same as a place for problems. */
export function placeOf(
  document: PageDocument,
  line: number,
  root: string,
): ProblemPlace {
  const origin = originOf(document, line);
  return { file: fileOf(origin.path, root), line: origin.line };
}

/** Problems of what a text says in its front matter. */
function problemsOfFrontMatter(
  written: string,
  file: string,
  { frontMatter: data, problems }: ReturnType<typeof readFrontMatter>,
  tags: readonly PageTag[],
): Problem[] {
  // A file that only dumi can read may contain demos.
  const isWhole = !tags.some(({ name }) => name === 'embed');
  const names = demoTags(tags).map(({ src }) =>
    demoName(resolve('/', dirname(file), src)),
  );
  const lineOf = ([key = '', ...inner]: Path): number =>
    lineOfKey(written, String(key), ...inner.map(String));
  return [
    ...problems,
    // What is read of a broken text may not be what its author means.
    ...(problems.length > 0 ? [] : checkFrontMatter(data, { file, lineOf })),
    ...(isWhole ? unknownDemos(written, file, data.demos, names) : []),
  ];
}

/** A value that is made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Where the lines of a text with embedded files are from; nothing for any other text. */
function originsText(
  origins: readonly Origin[],
  embeds: readonly Embed[],
  root: string,
): string[] {
  if (embeds.length === 0) return [];
  return origins.map(({ path, line }) => `${fileOf(path, root)}:${line}`);
}

/**
 * Makes a document from a text. Its tree, and what is read of it, are made when they are first asked
 * for: the development server needs those of a few pages at first.
 * @param written the page's markdown with its front matter
 * @param path absolute path of its file, from which embedded files are resolved
 * @param root absolute path of the site
 */
export function parseDocument(written: string, path: string, root: string): PageDocument {
  const { text, origins, embeds } = expandEmbeds(written, { path, line: 1 }, root);
  const file = fileOf(path, root);
  const key = resultKey(file, text, ...originsText(origins, embeds, root));
  const tree = once(() => parseTree(text));
  const kept = <T>(name: string, make: () => T) =>
    once(() => keptResult(key, name, make));
  const plainTags = kept('tags', () => pageTags(text, tree()).map(plainTag));
  const tags = once(() => plainTags().map(tagOf));
  const outline = kept('outline', () => readOutline(tree(), tags(), embeds, fileAt));
  const pictures = kept('pictures', () => picturesIn(tree()));
  const anchors = kept('anchors', () => htmlAnchors(text, tree()));
  const fileAt = (line: number) => origins[line - 1]?.path ?? path;
  const read = readFrontMatter(written, file);
  const frontMatter = usableFrontMatter(read.frontMatter);
  const problems = once(() => problemsOfFrontMatter(written, file, read, tags()));
  const nameless = !frontMatter.title && !frontMatter.headline && isComponentAlone(text);
  // A tab without a title is named by its key.
  if (!frontMatter.title && tabKeyOf(file) === undefined) {
    frontMatter.title = kept('title', () => titleOf(tree(), file))();
  }
  const { hero, title, headline } = frontMatter;
  const isEmbedded = (line: number) => fileAt(line) !== path;
  const hasHeading = kept('heading', () => hasOwnHeading(tree(), title, isEmbedded));
  const ownHeading = once(
    () =>
      hero !== undefined ||
      (headline === undefined &&
        !surelyHasNoHeading(text, title, isEmbedded) &&
        hasHeading()),
  );
  return {
    path,
    file,
    key,
    written,
    text,
    origins,
    embeds,
    frontMatter,
    nameless,
    get frontMatterProblems() {
      return problems();
    },
    get tree() {
      return tree();
    },
    get tags() {
      return tags();
    },
    get outline() {
      return outline();
    },
    get pictures() {
      return pictures();
    },
    get anchors() {
      return anchors();
    },
    get ownHeading() {
      return ownHeading();
    },
  };
}

const known = new Map<string, { document: PageDocument; texts: Map<string, string> }>();

/**
 * Reads a page or a tab, and again only if it or an embedded file has changed.
 * @param path absolute
 * @param root absolute path of the site
 */
export function readDocument(path: string, root: string): PageDocument {
  const before = known.get(path);
  const isSame =
    before &&
    [...before.texts].every(([file, text]) => {
      try {
        return readFileSync(file, 'utf8') === text;
      } catch {
        return false;
      }
    });
  // The missing file of an `<embed>` may exist by now.
  const isWhole = (known: PageDocument) =>
    !known.text.includes('<embed') || !known.tags.some(({ name }) => name === 'embed');
  if (isSame && isWhole(before.document)) return before.document;
  const written = readFileSync(path, 'utf8');
  const document = parseDocument(written, path, root);
  const embedded = document.embeds.map((one) => one.path);
  const texts = new Map(embedded.map((file) => [file, readFileSync(file, 'utf8')]));
  texts.set(path, written);
  known.set(path, { document, texts });
  return document;
}
