import type { Content, Heading, ListItem, Root, Strong } from 'mdast';
import { changeKindOf } from '../../../model/changelog/kinds';
import type { ChangeKind } from '../../../model/changelog/kinds';
import { versionIn } from '../../../model/changelog/version';
import { inlineText } from '../tree';

/** A line of a changelog. */
export interface ReleaseEntry {
  /** Undefined where neither the line nor a heading says it. */
  kind?: ChangeKind;
  item: ListItem;
  /** The word for its kind at its beginning, `**Fixed**`. */
  label?: Strong;
}

/** A version of a changelog. Nodes are those of the tree that it was read from. */
export interface Release {
  version: string;
  /** `2024-05-01`; undefined where the changelog has none. */
  date?: string;
  heading: Heading;
  /** Everything below the heading, without a line that is only the date. */
  body: Content[];
  entries: ReleaseEntry[];
  /** Where it stands among the children of the tree; the end is exclusive. */
  range: readonly [start: number, end: number];
}

/** The tag that shows a changelog. */
const TAG = /^<Changelog\b/;
const DATE = /\d{4}-\d{2}-\d{2}/;

/** The tag with which a page says that it is a changelog; undefined on any other page. */
export function changelogTag(tree: Root): Extract<Content, { type: 'html' }> | undefined {
  // With its closing tag in the same line it is a paragraph of two.
  const blocks = tree.children.flatMap((node): Content[] =>
    node.type === 'paragraph' ? node.children.slice(0, 1) : [node],
  );
  return blocks.find(
    (node): node is Extract<Content, { type: 'html' }> =>
      node.type === 'html' && TAG.test(node.value),
  );
}

/** The version in a heading's text. */
export function releaseVersion(node: Content): string | undefined {
  return node.type === 'heading' && node.depth > 1
    ? versionIn(inlineText(node))
    : undefined;
}

function entryOf(item: ListItem, inherited?: ChangeKind): ReleaseEntry {
  const [first] = item.children;
  const [label] = first?.type === 'paragraph' ? first.children : [];
  if (label?.type !== 'strong') return { item, kind: inherited };
  const kind = changeKindOf(inlineText(label));
  return kind ? { item, kind, label } : { item, kind: inherited };
}

/** The entries of a release, each with the kind that it or the heading above it names. */
function entriesOf(body: readonly Content[]): ReleaseEntry[] {
  let inherited: ChangeKind | undefined;
  return body.flatMap((node) => {
    if (node.type === 'heading') inherited = changeKindOf(inlineText(node));
    return node.type === 'list'
      ? node.children.map((item) => entryOf(item, inherited))
      : [];
  });
}

function releaseOf(
  heading: Heading,
  version: string,
  below: Content[],
): Omit<Release, 'range'> {
  const inHeading = DATE.exec(inlineText(heading))?.[0];
  const [first] = below;
  const line = first?.type === 'paragraph' ? inlineText(first).trim() : '';
  const isDate = DATE.exec(line)?.[0] === line;
  const body = isDate ? below.slice(1) : below;
  const date = inHeading ?? (isDate ? line : undefined);
  return { version, date, heading, body, entries: entriesOf(body) };
}

/**
 * The versions of a changelog, in its order: each heading that begins with a version, and what
 * stands below it up to the next heading of its level or a higher one.
 */
export function readReleases({ children }: Root): Release[] {
  return children.flatMap((node, at) => {
    const version = releaseVersion(node);
    if (version === undefined || node.type !== 'heading') return [];
    const rest = children.slice(at + 1);
    const end = rest.findIndex(
      (next) => next.type === 'heading' && next.depth <= node.depth,
    );
    const below = end < 0 ? rest : rest.slice(0, end);
    const range = [at, at + 1 + below.length] as const;
    return { ...releaseOf(node, version, below), range };
  });
}
