import { resolve } from 'node:path';
import { demoName } from '../../../model/demo/demo-name';
import { demoTags } from '../../markdown/html/page-tags';
import type { DemoTag } from '../../markdown/html/page-tags';
import { malformedIds } from '../../markdown/outline';
import type { OutlinePart } from '../../markdown/outline';
import { problemsAt } from '../check';
import type { Check, LineProblem } from '../check';

/** Ids of elements that the layout shows around a page's text. */
const OF_THE_PAGE = /^(?:root|ledger-.*)$/;
/** The ids that dumi gives to headings of signs alone: nothing, and numbers for repetitions. */
const NO_LETTERS = /^(?:-\d+)?$/;
/** As dumi makes the end of a demo's address of it. */
const DEMO_ID = /^[\w-]+$/;

function nameOf({ src }: DemoTag): string {
  return demoName(resolve('/', src));
}

/** How to write an id. */
const HINTS = {
  heading:
    'Write `## Title {#its-id}`, with only letters, digits, "-", and "_" in the id.',
  item: 'Write `- **Beginning.** {#its-id} Text.`, with only letters, digits, "-", and "_" in the id, or put what is no id in backticks.',
};

/** Finds demos of different files with the same id, of which only the first would be shown. */
function sameIds(tags: readonly DemoTag[]): LineProblem[] {
  const first = new Map<string, DemoTag>();
  return tags.flatMap((tag): LineProblem[] => {
    const { src, attributes, line } = tag;
    const own = attributes.get('id');
    if (own !== undefined && !DEMO_ID.test(own)) {
      const message = `invalid demo id "${own}".`;
      const hint = 'Use letters, digits, "-" and "_".';
      return [{ code: 'demo-id', line, message, hint }];
    }
    const id = (own ?? nameOf(tag)).toLowerCase();
    const before = first.get(id);
    if (!before) first.set(id, tag);
    if (!before || before.src === src) return [];
    // `sameNames` tells of two files of one name in blocks.
    const isTold = [before, tag].every(
      (one) => !one.attributes.has('id') && !one.attributes.has('inline'),
    );
    if (isTold && nameOf(before) === nameOf(tag)) return [];
    return [
      {
        code: 'demo-id',
        line,
        message: `the demo id "${id}" is already used on line ${before.line}.`,
        hint: 'Give each demo its own `id`.',
      },
    ];
  });
}

/**
 * Finds demos whose name is already taken: links and front matter cannot tell them apart.
 */
function sameNames(demos: readonly OutlinePart[]): LineProblem[] {
  return demos.flatMap(({ anchor, line }, at) => {
    const first = demos.slice(0, at).find((other) => other.anchor === anchor);
    if (!first) return [];
    return {
      code: 'demo-name',
      line,
      message: `the demo name "${anchor}" is already used on line ${first.line}.`,
      hint: 'Rename one of the files, or move one demo to another page, because links use the name.',
    };
  });
}

/**
 * Finds problems in the anchors of a page: headings without text, malformed custom ids of headings and
 * items, `## Title {#id}`, and ids that two of them, two demos, one of them and a demo, or one of them
 * and the layout share.
 */
export const checkHeadings: Check = (document, site) => {
  const { tree, outline, tags } = document;
  const { parts } = outline;
  const code = 'heading-id';
  const malformed: LineProblem[] = malformedIds(tree).map(({ kind, line }) => ({
    code,
    line,
    message: `invalid ${kind} id.`,
    hint: HINTS[kind],
  }));
  const demos = parts.filter(({ anchor }) => anchor !== undefined);
  const anchors = new Map<string, number>();
  const others: LineProblem[] = [...sameNames(demos), ...sameIds(demoTags(tags))];
  // Titles are not link targets, and dumi numbers the ids that it derives itself.
  const named = parts.filter(
    ({ kind, depth }) => kind === 'item' || (kind === 'heading' && depth !== 1),
  );
  for (const { kind, id, line, own, title, depth = 2 } of named) {
    const taken = anchors.get(id);
    const demo = demos.find(({ anchor }) => anchor === id);
    const level = '#'.repeat(depth);
    const isHeading = kind === 'heading';
    const written = isHeading ? `${level} … {#its-id}` : '- **…** {#its-id}';
    if (isHeading && !own && !title) {
      others.push({
        code,
        line,
        message: 'this heading has no text.',
        hint: 'Write one, or remove the line.',
      });
      continue;
    }
    if (NO_LETTERS.test(id)) {
      others.push({
        code,
        line,
        message: `links cannot name this ${kind}, because it has no letters.`,
        hint: `Give it an id: \`${isHeading ? `${level} ${title} {#its-id}` : written}\`.`,
      });
      continue;
    }
    if (OF_THE_PAGE.test(id)) {
      others.push({
        code,
        line,
        message: `the ${kind} id "${id}" is one of the page around it.`,
        hint: `Give the ${kind} another id: \`${written}\`.`,
      });
    }
    if (isHeading && own && !title) {
      others.push({
        code,
        line,
        message: `the heading {#${id}} has no text.`,
        hint: 'Add text before the id.',
      });
    }
    const first = taken === undefined;
    if (demo) {
      others.push({
        code,
        line,
        message: `the ${kind} id "${id}" is also the name of the demo on line ${demo.line}.`,
        hint: `Give the ${kind} another id: \`${written}\`.`,
      });
    } else if (!first && (own || named.some((one) => one.own && one.id === id))) {
      others.push({
        code,
        line,
        message: `the ${kind} id "${id}" is already used on line ${taken}.`,
        hint: 'Change one of the two ids.',
      });
    }
    if (first) anchors.set(id, line);
  }
  return problemsAt(document, site, [...malformed, ...others]);
};
