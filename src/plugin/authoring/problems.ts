import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Problem } from '../../model/problem';
import { suggest } from '../../model/suggest';
import { TONES } from '../../model/tone';
import { lineAt } from '../line-at';
import { nodesOf } from '../markdown-tree';
import type { Node } from '../markdown-tree';
import { pageTags, strayTags } from '../page-tags';
import { isFile } from '../find-file';
import { takeMarks } from './code-marks';
import { backwardRanges, readCodeMeta, unreadMeta } from './code-meta';
import { containerFault, lineOf, nearest, strayFaults } from './container-problems';
import type { Fault } from './container-problems';
import { readImage } from './images';
import { toPackageManagers } from './package-managers';

/** A page whose text is looked through. */
export interface Place {
  /** Relative to the site's root. */
  file: string;
  /** Absolute path of the page, and of the site. */
  path: string;
  root: string;
}

function codeFaults({ lang, meta, value = '', position }: Node): Fault[] {
  const line = position?.start.line ?? 1;
  const fault = (message: string, hint: string, at = line): Fault => {
    return { code: 'code', line: at, message, hint };
  };
  const { lines, packageManagers } = readCodeMeta(meta ?? '');
  const count = value.split('\n').length;
  const wrong = lines.find((one) => one < 1 || one > count);
  const { failed } = packageManagers ? toPackageManagers(value) : { failed: undefined };
  return [
    ...unreadMeta(meta ?? '').map((part) =>
      fault(
        `\`${part}\` behind \`${lang}\` cannot be read.`,
        'Write `title="name"` for a title and `{1,3-5}` for lines.',
      ),
    ),
    ...backwardRanges(meta ?? '').map((range) =>
      fault(
        `the lines \`${range}\` to be highlighted end before they begin.`,
        `Write \`${range.split('-').reverse().join('-')}\`.`,
      ),
    ),
    ...(wrong === undefined
      ? []
      : [
          fault(
            `line ${wrong} is to be highlighted, and this code has ${count === 1 ? '1 line' : `${count} lines`}.`,
            'Lines count from 1.',
          ),
        ]),
    ...takeMarks(value, lang ?? '').unknown.map(({ name, line: at }) =>
      fault(
        `\`[!code ${name}]\` marks nothing.`,
        'There are `[!code ++]`, `[!code --]` and `[!code highlight]`.',
        line + at,
      ),
    ),
    ...(failed
      ? [
          fault(
            `\`${(value.split('\n')[failed.line - 1] ?? '').trim()}\` has no form for ${failed.to}.`,
            'Write one command of npm or npx on each line, or take `npm2yarn` out.',
            line + failed.line,
          ),
        ]
      : []),
  ];
}

function imageFaults(node: Node, { path, root }: Place): Fault[] {
  const { file, url } = readImage(node.url ?? '', path, root);
  if (file === undefined || isFile(file)) return [];
  const folder = dirname(file);
  const near = suggest(basename(file), existsSync(folder) ? readdirSync(folder) : []);
  return [
    {
      code: 'missing-image',
      line: lineOf(node),
      message: `the picture "${node.url}" leads to no file.`,
      hint: near
        ? `Did you mean "${url.slice(0, -basename(file).length)}${near}"?`
        : 'Its address begins with `/` below `public`, and with `./` beside the page.',
    },
  ];
}

/** What holds words and pictures, among which a pair is looked for. */
const LINES_OF_TEXT = new Set(['paragraph', 'heading', 'tableCell']);

/** Pictures for one colour, without one for the other beside them. */
function pairFaults(node: Node, { path, root }: Place): Fault[] {
  // Those in links too.
  const images = nodesOf('image', node);
  const colors = images.map(({ url = '' }) => readImage(url, path, root).color);
  const lone = (['light', 'dark'] as const).find(
    (color) =>
      colors.filter((one) => one === color).length >
      colors.filter((one) => one && one !== color).length,
  );
  const image = images[colors.indexOf(lone)];
  if (!lone || !image) return [];
  const other = lone === 'light' ? 'dark' : 'light';
  return [
    {
      code: 'lone-image',
      line: lineOf(image),
      message: `the picture "${image.url}" is shown in the ${lone} colour alone.`,
      hint: `Write the one for the other beside it, with \`#${other}\` at its end.`,
    },
  ];
}

function badgeFaults(text: string, node: Node): Fault[] {
  return pageTags(text, node).flatMap(({ name, attributes, line }) => {
    const type = name === 'Badge' ? attributes.get('type') : undefined;
    if (type === undefined || TONES[type]) return [];
    return {
      code: 'badge',
      line,
      message: `a badge has no type "${type}".`,
      hint: nearest(type, Object.keys(TONES), ''),
    };
  });
}

function tagFaults(text: string, node: Node): Fault[] {
  return strayTags(text, node).map((tag) => ({
    code: 'stray-tag',
    line: tag.line,
    message: `\`${tag.text}\` is shown as text.`,
    hint: 'Put its value into quotes.',
  }));
}

/**
 * What is wrong with containers, code, pictures and badges of a page.
 * @param text the page's markdown
 * @param tree the same, parsed
 */
export function authoringProblems(text: string, tree: Node, place: Place): Problem[] {
  const lines = text.split(/\r?\n/);
  const faults: Fault[] = [];
  const walk = (node: Node, parent: Node) => {
    if (node.type === 'containerDirective') {
      const fault = containerFault(node, parent, lines);
      if (fault) faults.push(fault);
    }
    if (node.type === 'paragraph') faults.push(...strayFaults(node));
    if (LINES_OF_TEXT.has(node.type)) faults.push(...pairFaults(node, place));
    if (node.type === 'code') faults.push(...codeFaults(node));
    if (node.type === 'image') faults.push(...imageFaults(node, place));
    if (node.type === 'html') faults.push(...badgeFaults(text, node));
    if (node.type === 'text') faults.push(...tagFaults(text, node));
    node.children?.forEach((child) => walk(child, node));
  };
  walk(tree, tree);
  if (nodesOf('html', tree).some(({ value = '' }) => /^<embed\b/.test(value))) {
    // Places of what is embedded are those of another file.
    const example = /^:{3,}example\b/m.exec(text);
    if (example) {
      faults.push({
        code: 'container',
        line: lineAt(text, example.index),
        message:
          'an example stands on a page with an `<embed>`, where its source is not known.',
        hint: 'Put one of them on another page.',
      });
    }
  }
  return faults.map((fault) => ({ file: place.file, ...fault }));
}
