import type { Image } from 'mdast';
import { visit } from 'unist-util-visit';
import { isInProject, OUTSIDE } from '../../in-project';
import { isFile } from '../../is-file';
import { nearAddress } from '../../near-file';
import { readImage } from '../../markdown/authoring/images';
import type { PageImage } from '../../markdown/authoring/images';
import { originOf } from '../../markdown/document';
import { lineOf, nodesOfType } from '../../markdown/tree';
import type { MarkdownNode } from '../../markdown/tree';
import { problemsAt } from '../check';
import type { Check, LineProblem } from '../check';

type ImageReader = (node: Image) => PageImage;

/**
 * @param written the address as written
 * @param image what it leads to
 */
function imageFaults(
  written: string,
  line: number,
  { file, url }: PageImage,
  root: string,
): LineProblem[] {
  if (file === undefined) return [];
  if (isFile(file)) {
    if (isInProject(file, root)) return [];
    const message = `the picture "${written}" ${OUTSIDE.fault}.`;
    return [{ code: 'outside', line, message, hint: OUTSIDE.hint }];
  }
  const near = nearAddress(url, file);
  return [
    {
      code: 'missing-image',
      line,
      message: `the picture "${written}" leads to no file.`,
      hint: near
        ? `Did you mean "${near}"?`
        : 'Start the address with `/` for a file in `public`, or with `./` for a file beside the page.',
    },
  ];
}

/** Nodes with inline content, in which the two pictures of a pair must be. */
const LINES_OF_TEXT = new Set(['paragraph', 'heading', 'tableCell']);

/** Finds pictures for one color mode without a counterpart. */
function pairFaults(node: MarkdownNode, imageOf: ImageReader): LineProblem[] {
  // Including those in links.
  const images = nodesOfType('image', node);
  const colors = images.map((image) => imageOf(image).color);
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
      message: `the picture "${image.url}" is only shown in ${lone} mode.`,
      hint: `Add the picture for ${other} mode next to it, with \`#${other}\` at the end of its address.`,
    },
  ];
}

/**
 * Finds pictures whose file does not exist or is outside the project, and pictures for one color
 * mode without a counterpart.
 */
export const checkImages: Check = (document, site) => {
  const { root } = site;
  const imageAt = (url: string, line: number) =>
    readImage(url, originOf(document, line).path, root);
  const imageOf = (node: Image) => imageAt(node.url, lineOf(node));
  const faults: LineProblem[] = [];
  visit(document.tree, (node) => {
    if (LINES_OF_TEXT.has(node.type)) faults.push(...pairFaults(node, imageOf));
    if (node.type === 'image') {
      faults.push(...imageFaults(node.url, lineOf(node), imageOf(node), root));
    }
  });
  for (const { name, attributes, line } of document.tags) {
    const src = name === 'img' && attributes.get('src');
    if (src) faults.push(...imageFaults(src, line, imageAt(src, line), root));
  }
  return problemsAt(document, site, faults);
};
