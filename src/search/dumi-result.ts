import type { Hit, SearchAnswer } from './engine/engine';
import type { TextPiece } from './engine/highlight';

/** A hit as dumi's `useSiteSearch` has it. */
interface DumiHint {
  type: 'page' | 'title' | 'demo' | 'content';
  link: string;
  priority: number;
  pageTitle: string;
  highlightTitleTexts: TextPiece[];
  highlightTexts: TextPiece[];
}

/** What dumi's `useSiteSearch` finds, by entry of the header. */
export interface DumiGroup {
  title?: string;
  priority: number;
  hints: DumiHint[];
}

function hintOf(hit: Hit): DumiHint {
  const { type, link, priority, path, highlightTitleTexts, highlightTexts } = hit;
  return {
    // dumi knows no properties; those of a reference stand below a heading.
    type: type === 'prop' ? 'title' : type,
    link,
    priority,
    pageTitle: path[0] ?? highlightTitleTexts.map(({ text }) => text).join(''),
    highlightTitleTexts,
    highlightTexts,
  };
}

/** An answer of the search in dumi's words, for a slot of a site that shows it. */
export function dumiResult(answer: SearchAnswer, titleOfBest: string): DumiGroup[] {
  return [{ title: titleOfBest, hits: answer.best }, ...answer.groups].flatMap(
    ({ title, hits }) =>
      hits.length === 0
        ? []
        : [
            {
              title,
              priority: Math.max(...hits.map(({ priority }) => priority)),
              hints: hits.map(hintOf),
            },
          ],
  );
}
