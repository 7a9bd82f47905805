import type { Problem } from '../../model/problem';
import { suggest } from '../../model/suggest';
import { inlineText } from '../markdown-tree';
import type { Node } from '../markdown-tree';
import { CONTAINERS } from './containers';

/** What is wrong at a line of a page. */
export type Fault = Pick<Problem, 'code' | 'line' | 'message' | 'hint'>;

export function lineOf({ position }: Node): number {
  return position?.start.line ?? 1;
}

/** What to write for a word that is not known. */
export function nearest(word: string, known: readonly string[], write: string): string {
  const near = suggest(word, known);
  return near ? `Did you mean \`${write}${near}\`?` : `There are ${known.join(', ')}.`;
}

/** The title of a tab, as it is written; empty for one without. */
function titleOf({ attributes = {}, children = [] }: Node): string {
  const [label] = children;
  const written = label?.data?.directiveLabel === true ? inlineText(label).trim() : '';
  return written || (attributes.title ?? '');
}

/** The tab before this one in its set that has the same title. */
function sameTitle(node: Node, parent: Node): Node | undefined {
  const tabs = (parent.children ?? []).filter(({ name }) => name === 'tab');
  const title = titleOf(node);
  return tabs.slice(0, tabs.indexOf(node)).find((tab) => titleOf(tab) === title);
}

/** Whether a container holds something of which it can be made. */
function contentFault(node: Node, parent: Node): [string, string] | undefined {
  const { name, attributes = {}, children = [] } = node;
  const hasLabel = children[0]?.data?.directiveLabel === true;
  const content = hasLabel ? children.slice(1) : children;
  const isTab = (child: Node) => child.name === 'tab';
  const isSet = (child: Node) => child.name === 'tabs';
  if (name === 'tabs' && (content.length === 0 || !content.every(isTab))) {
    return [
      '`:::tabs` holds something else than tabs.',
      'Put all of it into `:::tab[Title]`, and open `::::tabs` with one colon more than they have.',
    ];
  }
  if (name === 'tab' && !isSet(parent)) {
    return ['`:::tab` stands outside of tabs.', 'Put `::::tabs` and `::::` round it.'];
  }
  if (name === 'tab' && !hasLabel && !attributes.title) {
    return ['this tab has no title.', 'Write `:::tab[Title]`.'];
  }
  const first = name === 'tab' ? sameTitle(node, parent) : undefined;
  if (first) {
    return [
      `this tab has the title "${titleOf(node)}", as that of line ${lineOf(first)}.`,
      'Give each tab a title of its own.',
    ];
  }
  if (name === 'steps' && !(content.length === 1 && content[0]?.ordered)) {
    return [
      '`:::steps` holds something else than one numbered list.',
      'Write the steps as `1.`, `2.`, and what belongs to a step indented below it.',
    ];
  }
  if (name === 'code-group' && !content.every(({ type }) => type === 'code')) {
    return ['`:::code-group` holds something else than code.', 'Use `::::tabs` for it.'];
  }
  return content.length === 0
    ? [`\`:::${name}\` is empty.`, 'Write its text, or take it out.']
    : undefined;
}

/**
 * What is wrong with a container.
 * @param parent what it stands in
 * @param lines of the page
 */
export function containerFault(
  node: Node,
  parent: Node,
  lines: string[],
): Fault | undefined {
  const { name = '', position } = node;
  const line = lineOf(node);
  const fault = (code: string, message: string, hint: string): Fault => {
    return { code, line, message, hint };
  };
  if (!CONTAINERS.includes(name)) {
    return fault(
      'unknown-container',
      `\`:::${name}\` is nothing that the site knows.`,
      nearest(name, CONTAINERS, ':::'),
    );
  }
  const last = lines[(position?.end?.line ?? line) - 1] ?? '';
  if (position?.end?.line === line || !/^[\s>]*:{3,}\s*$/.test(last)) {
    return fault(
      'open-container',
      `\`:::${name}\` is not closed.`,
      'End it with a line of as many colons. One that holds another has more colons than that.',
    );
  }
  const found = contentFault(node, parent);
  return found && fault('container', ...found);
}

/** Lines of a text that look like a container's and are none. */
export function strayFaults(node: Node): Fault[] {
  const first = lineOf(node);
  // What is code, or stands behind some, shows how a container is written.
  const text = (node.children ?? [])
    .map(({ type, value = '' }) => (type === 'text' ? value : `\`${value}\``))
    .join('');
  const [opening] = /^:{3,}.*/.exec(text) ?? [];
  const at = opening === undefined ? text.split('\n').findIndex(isFence) : 0;
  if (at < 0) return [];
  return [
    {
      code: 'stray-container',
      line: first + at,
      message: `\`${(opening ?? text.split('\n')[at] ?? '').trim()}\` opens and closes nothing.`,
      hint: 'Write `:::name` without a blank, and close it with a line of as many colons.',
    },
  ];
}

function isFence(line: string): boolean {
  return /^\s*:{3,}\s*\S*$/.test(line);
}
