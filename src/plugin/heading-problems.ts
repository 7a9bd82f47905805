import type { Problem } from '../model/problem';
import type { Node } from './markdown-tree';
import { demoAnchor, halfWrittenIds } from './page-parts';
import type { PageParts } from './page-parts';

/**
 * What is wrong with the ids that the headings of a page give themselves: `## Title {#id}`.
 * @param tree the page's markdown, whose parts stand beside it
 */
export function headingProblems(tree: Node, { file, parts }: PageParts): Problem[] {
  const code = 'heading-id';
  const hint = 'Write `## Title {#its-id}`, with letters, digits, "-" and "_" in the id.';
  const malformed = halfWrittenIds(tree).map((line) => ({
    code,
    file,
    line,
    message: 'the id of this heading is not one.',
    hint,
  }));
  const anchors = new Map<string, number>();
  for (const part of parts) {
    if (part.kind === 'demo') anchors.set(demoAnchor(part), part.line);
  }
  const others: Problem[] = [];
  // Titles are not linked to, and dumi numbers what it names itself.
  const headings = parts.filter(({ kind, depth }) => kind === 'heading' && depth !== 1);
  for (const { id, line, own, title } of headings) {
    const taken = anchors.get(id);
    if (own && !title) {
      others.push({
        code,
        file,
        line,
        message: `the heading {#${id}} has no text.`,
        hint: 'Write its text before the id.',
      });
    }
    const first = taken === undefined;
    if (!first && (own || headings.some((one) => one.own && one.id === id))) {
      others.push({
        code,
        file,
        line,
        message: `the id "${id}" is that of line ${taken} too.`,
        hint: 'Give one of them another.',
      });
    }
    if (first) anchors.set(id, line);
  }
  return [...malformed, ...others];
}
