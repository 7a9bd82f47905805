import { CALLOUT_TYPES } from '../../../model/callout-type';
import { strayTags } from '../../markdown/html/page-tags';
import type { PageTag } from '../../markdown/html/page-tags';
import { nodesOfType } from '../../markdown/tree';
import { hintForUnknown, problemsAt } from '../check';
import type { Check, LineProblem } from '../check';

function badgeFault({ attributes, line }: PageTag): LineProblem[] {
  const type = attributes.get('type');
  if (type === undefined || Object.hasOwn(CALLOUT_TYPES, type)) return [];
  return [
    {
      code: 'badge',
      line,
      message: `unknown badge type "${type}".`,
      hint: hintForUnknown(type, Object.keys(CALLOUT_TYPES), ''),
    },
  ];
}

/** Finds badges of an unknown type, and tags that markdown treats as text. */
export const checkTags: Check = (document, site) => {
  const { tags, text, tree } = document;
  const badges = tags.filter(({ name }) => name === 'Badge').flatMap(badgeFault);
  const stray = nodesOfType('text', tree).flatMap((node) =>
    strayTags(text, node).map((tag) => ({
      code: 'stray-tag',
      line: tag.line,
      message: `Markdown treats \`${tag.text}\` as text.`,
      hint: 'Put its value in quotes.',
    })),
  );
  return problemsAt(document, site, [...badges, ...stray]);
};
