import type { Problem } from '../model/problem';
import type { Node } from './markdown-tree';
import { halfWrittenIds } from './page-parts';
import type { PageParts, Part } from './page-parts';

/** Of demos of one name the second and all after it: they are one to links and front matter. */
function sameNames(demos: readonly Part[], file: string): Problem[] {
  return demos.flatMap(({ anchor, line }, at) => {
    const first = demos.slice(0, at).find((other) => other.anchor === anchor);
    if (!first) return [];
    return {
      code: 'demo-name',
      file,
      line,
      message: `this demo has the name "${anchor}", as that of line ${first.line}.`,
      hint: 'Rename the file of one of them, or show it on another page: it is linked to by its name.',
    };
  });
}

/**
 * What is wrong with the anchors of a page: the ids that headings give themselves,
 * `## Title {#id}`, and those that two headings, two demos or a heading and a demo have.
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
  const demos = parts.filter(({ anchor }) => anchor !== undefined);
  const anchors = new Map<string, number>();
  const others: Problem[] = sameNames(demos, file);
  // Titles are not linked to, and dumi numbers what it names itself.
  const headings = parts.filter(({ kind, depth }) => kind === 'heading' && depth !== 1);
  for (const { id, line, own, title, depth = 2 } of headings) {
    const taken = anchors.get(id);
    const demo = demos.find(({ anchor }) => anchor === id);
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
    if (demo) {
      others.push({
        code,
        file,
        line,
        message: `the id "${id}" of this heading is the name of the demo in line ${demo.line}.`,
        hint: `Give the heading another: \`${'#'.repeat(depth)} … {#its-id}\`.`,
      });
    } else if (!first && (own || headings.some((one) => one.own && one.id === id))) {
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
