import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isInProject } from '../in-project';
import { isFile } from '../is-file';
import { FENCE } from './front-matter';
import { pageTags } from './html/page-tags';
import type { PageTag } from './html/page-tags';
import { readTree } from './tree';

/** The origin of a line. */
export interface Origin {
  /** Absolute path of the file. */
  path: string;
  /** From 1. */
  line: number;
}

/** A file that replaces its `<embed>` tag. */
export interface Embed {
  /** Absolute path of the file. */
  path: string;
  /** As written in the tag. */
  src: string;
  /** Line of the tag in the expanded text, starting at 1. */
  line: number;
}

/** A text in which embedded files replace their `<embed>` tags. */
export interface ExpandedText {
  text: string;
  /** Origin of each line of the text. */
  origins: Origin[];
  /** In the order of the text, including nested ones. */
  embeds: Embed[];
}

/** The end of an `<embed>`, behind its tag. */
export const EMBED_END = /^\s*<\/embed>/;
const RANGE = /^L(\d+)(?:-L(\d+))?$/;

/**
 * The file that an `<embed>` names; undefined if there is none, and for an alias.
 * @param from absolute path of the file that contains the tag
 */
export function embeddedFile({ attributes }: PageTag, from: string): string | undefined {
  const [name = ''] = (attributes.get('src') ?? '').split('#');
  return [name, `${name}.md`]
    .map((one) => resolve(dirname(from), one))
    .find((one) => name !== '' && isFile(one));
}

/**
 * The contents of an `<embed>`; undefined if only dumi can read it, for a pattern, and if nobody
 * may: no file, or one outside the project.
 */
function embedded(
  tag: PageTag,
  from: string,
  root: string,
): { path: string; text: string; line: number } | undefined {
  const path = embeddedFile(tag, from);
  if (!path || !isInProject(path, root)) return undefined;
  const [, hash = ''] = (tag.attributes.get('src') ?? '').split('#');
  const text = readFileSync(path, 'utf8');
  const [, first, last = first] = RANGE.exec(hash) ?? [];
  if (first) {
    const lines = text.split(/\r?\n/).slice(Number(first) - 1, Number(last));
    return { path, text: lines.join('\n'), line: Number(first) };
  }
  if (hash) return undefined;
  const fence = FENCE.exec(text)?.[0] ?? '';
  return { path, text: text.slice(fence.length), line: fence.split('\n').length };
}

/** Joins pieces of text and records where each line comes from. */
function createJoiner() {
  const lines: string[] = [''];
  const origins: Origin[] = [];
  return {
    /**
     * Adds a piece that starts in a line of a file. `step` is 0 if all of it is one line.
     */
    add(piece: string, { path, line }: Origin, step = 1) {
      piece.split('\n').forEach((part, index) => {
        if (index > 0) lines.push('');
        const origin = { path, line: line + index * step };
        if (part !== '' || !origins[lines.length - 1]) origins[lines.length - 1] = origin;
        lines[lines.length - 1] += part;
      });
    },
    addAll({ text, origins: theirs }: ExpandedText) {
      text.split('\n').forEach((part, index) => {
        const origin = theirs[index];
        if (index > 0) lines.push('');
        if (origin) origins[lines.length - 1] = origin;
        lines[lines.length - 1] += part;
      });
    },
    line: () => lines.length,
    end: () => ({ text: lines.join('\n'), origins }),
  };
}

/**
 * Inserts embedded files into a markdown text; see dumi's `<embed src>`. Tags in code and
 * comments, and files that embed themselves, stay as written.
 * @param text with or without front matter
 * @param origin file and line in which the text starts
 * @param root absolute path of the site
 */
export function expandEmbeds(
  text: string,
  origin: Origin,
  root: string,
  above: readonly string[] = [],
): ExpandedText {
  const { path, line } = origin;
  const tags = text.includes('<embed')
    ? pageTags(text, readTree(text)).filter(({ name }) => name === 'embed')
    : [];
  const joiner = createJoiner();
  const embeds: Embed[] = [];
  let end = 0;
  for (const tag of tags) {
    const found = embedded(tag, path, root);
    const after = tag.index + tag.text.length;
    const closing = EMBED_END.exec(text.slice(after))?.[0];
    if (!found || closing === undefined) continue;
    if (found.path === path || above.includes(found.path)) continue;
    const inner = expandEmbeds(found.text, found, root, [...above, path]);
    const before = text.slice(end, tag.index);
    joiner.add(before, { path, line: line + text.slice(0, end).split('\n').length - 1 });
    const place = { path, line: line + tag.line - 1 };
    const src = tag.attributes.get('src') ?? '';
    embeds.push({ path: found.path, src, line: joiner.line() });
    // An embedded file is a block of its own.
    joiner.add('\n\n', place, 0);
    const linesAbove = joiner.line() - 1;
    embeds.push(...inner.embeds.map((one) => ({ ...one, line: linesAbove + one.line })));
    joiner.addAll(inner);
    joiner.add('\n\n', place, 0);
    end = after + closing.length;
  }
  joiner.add(text.slice(end), {
    path,
    line: line + text.slice(0, end).split('\n').length - 1,
  });
  return { ...joiner.end(), embeds };
}
