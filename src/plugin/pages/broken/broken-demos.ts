import { createHash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { formatProblem } from '../../../model/problem';
import { demoFault } from '../../demos/demo-fault';
import { readDemo } from '../../demos/source';
import { syntaxFault, syntaxWords } from '../../demos/syntax';
import { fileOf } from '../../host';
import { readDocument } from '../../markdown/document';
import { shownDemos } from '../../markdown/shown-demos';
import { demoTags, pageTags } from '../../markdown/html/page-tags';
import { readTree } from '../../markdown/tree';

/** A tag whose demo or file cannot be shown, and the text in its place. */
export interface BrokenTag {
  /** The whole tag as written, and its offset. */
  tag: string;
  index: number;
  /** Absolute paths; a change of any of these files may fix it. */
  candidates: string[];
  text: string;
}

const CLOSING = /^\s*<\/code>/;

type Broken = Pick<BrokenTag, 'candidates' | 'text'>;

/** Why a demo cannot be shown; undefined for one that can. */
function faultOf(
  { src, line }: { src: string; line: number },
  from: string,
  root: string,
): Broken | undefined {
  const path = resolve(dirname(from), src);
  const fault = demoFault(src, path, from, root);
  if (fault?.code) return undefined;
  if (fault) {
    const { candidates, message, hint } = fault;
    const file = fileOf(from, root);
    const text = formatProblem({ code: 'missing-demo', file, line, message, hint });
    return { candidates, text };
  }
  const source = src.startsWith('.') ? readDemo(path) : undefined;
  const syntax = source && syntaxFault(source);
  if (!syntax) return undefined;
  const place = { file: fileOf(syntax.file.path, root), line: syntax.line };
  return {
    candidates: source.files.map((file) => file.path),
    text: formatProblem({ code: 'demo-syntax', ...place, ...syntaxWords(syntax) }),
  };
}

/**
 * The tags in a page's own text whose demos cannot be shown.
 * @param text the page's markdown
 * @param path absolute path of the page
 * @param root absolute path of the site
 */
export function brokenDemos(text: string, path: string, root: string): BrokenTag[] {
  // Most pages have no demo and need not be parsed.
  if (!text.includes('<code')) return [];
  const tags = demoTags(pageTags(text, readTree(text)));
  return tags.flatMap((one) => {
    const { text: opening, index } = one;
    const fault = faultOf(one, path, root);
    if (!fault) return [];
    const [closing = ''] = CLOSING.exec(text.slice(index + opening.length)) ?? [];
    return { tag: opening + closing, index, ...fault };
  });
}

/**
 * The files of all demos of a page, those of embedded files as well, and their state; and the
 * embedded files.
 */
export function shownFiles(
  path: string,
  root: string,
): { paths: string[]; state: string; embeds: string[] } {
  const document = readDocument(path, root);
  const files = shownDemos(document).flatMap((demo) => readDemo(demo.path)?.files ?? []);
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.path).update(file.text);
  return {
    paths: files.map((file) => file.path),
    state: hash.digest('hex').slice(0, 8),
    embeds: document.embeds.map((embed) => embed.path),
  };
}
