import { FRAME_HEIGHT, frameHeight } from '../../model/demo/demo-options';
import type { Problem } from '../../model/problem';
import { lineAt } from '../../code/line-at';
import type { DemoSource } from '../demos/source';
import { shownDemos } from '../markdown/shown-demos';
import { problemsAt } from './check';
import type { Check, LineProblem } from './check';

function invalidHeight(value: string, line: number): LineProblem {
  return {
    code: 'demo-frame',
    line,
    message: `invalid \`iframe\` height "${value}".`,
    hint: `Use a whole number of pixels without a unit, such as 400, or no value for ${FRAME_HEIGHT}.`,
  };
}

/** Finds invalid frames that a page requests for its demos. */
export const checkFrames: Check = (document, site) =>
  problemsAt(
    document,
    site,
    shownDemos(document).flatMap(({ attributes, line }): LineProblem[] => {
      const iframe = attributes.get('iframe');
      if (iframe === undefined) return [];
      if (frameHeight(iframe) === null) return [invalidHeight(iframe, line)];
      if (!attributes.has('inline')) return [];
      return [
        {
          code: 'demo-frame',
          line,
          message: 'this demo is both inline and in a frame.',
          hint: 'Remove `inline` or `iframe`.',
        },
      ];
    }),
  );

/**
 * Finds an invalid frame that a demo requests in its front comment.
 * @param file path of the demo's entry, relative to the site
 */
export function frontCommentProblems(
  { files, meta }: DemoSource,
  file: string,
): Problem[] {
  if (frameHeight(meta.iframe) !== null) return [];
  const text = files[0]?.text ?? '';
  const at = text.search(/^[ \t/*]*iframe[ \t]*:/m);
  return [{ file, ...invalidHeight(String(meta.iframe), lineAt(text, at)) }];
}
