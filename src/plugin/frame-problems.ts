import { relative } from 'node:path';
import { FRAME_HEIGHT, frameHeight } from '../model/demo-options';
import type { Problem } from '../model/problem';
import { readFrontComment } from './front-comment';
import { lineAt } from './line-at';
import { readTree } from './markdown-tree';
import { demoTags, pageTags } from './page-tags';

/** Where something is wrong: a file relative to the site, and a line in it. */
type Place = Pick<Problem, 'file' | 'line'>;

function notAHeight(value: string, place: Place): Problem {
  return {
    code: 'demo-frame',
    ...place,
    message: `iframe is "${value}", which is no height in pixels.`,
    hint: `Write a whole number without a unit, such as 400, or no value for ${FRAME_HEIGHT}.`,
  };
}

/**
 * What is wrong with the frames that a page wants for its demos.
 * @param text the page's markdown
 * @param path absolute path of the page
 * @param root absolute path of the site, which the places of problems are relative to
 */
export function frameProblems(text: string, path: string, root: string): Problem[] {
  if (!text.includes('iframe')) return [];
  return demoTags(pageTags(text, readTree(text))).flatMap(({ attributes, line }) => {
    const iframe = attributes.get('iframe');
    if (iframe === undefined) return [];
    const place = { file: relative(root, path).replace(/\\/g, '/'), line };
    if (frameHeight(iframe) === null) return notAHeight(iframe, place);
    if (!attributes.has('inline')) return [];
    return {
      code: 'demo-frame',
      ...place,
      message: 'this demo is both inline and in a frame.',
      hint: 'Take `inline` or `iframe` out.',
    };
  });
}

/**
 * What is wrong with the frame that a demo wants for itself in its front comment.
 * @param text the demo's code
 * @param file its path, relative to the site
 */
export function ownFrameProblems(text: string, file: string): Problem[] {
  // Few demos say anything of it, and only their comments are read.
  const at = text.search(/^[ \t/*]*iframe[ \t]*:/m);
  const { iframe } = at < 0 ? {} : readFrontComment(text);
  if (frameHeight(iframe) !== null) return [];
  return [notAHeight(String(iframe), { file, line: lineAt(text, at) })];
}
