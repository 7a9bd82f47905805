import type { Content, Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { childrenOf, inlineText, lineOf, nodesOfType } from '../../markdown/tree';
import type { MarkdownNode } from '../../markdown/tree';
import { CONTAINERS } from '../../markdown/authoring/containers';
import type { PageDocument } from '../../markdown/document';
import { hintForUnknown, problemsAt } from '../check';
import type { Check, LineProblem } from '../check';

/** The title of a tab as written; empty if it has none. */
function titleOf({ attributes, children: [label] }: ContainerDirective): string {
  const written = label?.data?.directiveLabel === true ? inlineText(label).trim() : '';
  return written || (attributes?.title ?? '');
}

function isContainer(node: MarkdownNode, name: string): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === name;
}

function isTab(node: MarkdownNode): node is ContainerDirective {
  return isContainer(node, 'tab');
}

function isOrderedList(node: Content | undefined): boolean {
  return node?.type === 'list' && node.ordered === true;
}

/** An earlier tab of the same set with the same title. */
function sameTitle(
  node: ContainerDirective,
  parent: MarkdownNode,
): MarkdownNode | undefined {
  const tabs = childrenOf(parent).filter(isTab);
  const title = titleOf(node);
  return tabs.slice(0, tabs.indexOf(node)).find((tab) => titleOf(tab) === title);
}

/** Checks whether a container has the content that it needs. */
function contentFault(
  node: ContainerDirective,
  parent: MarkdownNode,
): [string, string] | undefined {
  const { name, attributes, children } = node;
  const hasLabel = children[0]?.data?.directiveLabel === true;
  const content = hasLabel ? children.slice(1) : children;
  if (name === 'tabs' && (content.length === 0 || !content.every(isTab))) {
    return [
      '`:::tabs` may only contain tabs.',
      'Move everything into `:::tab[Title]` blocks, and give `::::tabs` one more colon than they have.',
    ];
  }
  if (name === 'tab' && !isContainer(parent, 'tabs')) {
    return ['`:::tab` is not inside `::::tabs`.', 'Wrap it in `::::tabs` and `::::`.'];
  }
  if (name === 'tab' && !hasLabel && !attributes?.title) {
    return ['this tab has no title.', 'Write `:::tab[Title]`.'];
  }
  const first = name === 'tab' ? sameTitle(node, parent) : undefined;
  if (first) {
    return [
      `the tab title "${titleOf(node)}" is already used on line ${lineOf(first)}.`,
      'Give each tab its own title.',
    ];
  }
  if (name === 'steps' && !(content.length === 1 && isOrderedList(content[0]))) {
    return [
      '`:::steps` must contain exactly one numbered list.',
      'Write the steps as `1.`, `2.`, …, and indent the content of a step below it.',
    ];
  }
  if (name === 'code-group' && !content.every(({ type }) => type === 'code')) {
    return [
      '`:::code-group` may only contain code blocks.',
      'Use `::::tabs` for other content.',
    ];
  }
  return content.length === 0
    ? [`\`:::${name}\` is empty.`, 'Add content, or remove it.']
    : undefined;
}

/**
 * Finds the problem of a container.
 * @param parent node that contains it
 * @param lines of the page
 */
function containerFault(
  node: ContainerDirective,
  parent: MarkdownNode,
  lines: string[],
): LineProblem | undefined {
  const { name, position } = node;
  const line = lineOf(node);
  const fault = (code: string, message: string, hint: string): LineProblem => {
    return { code, line, message, hint };
  };
  if (!CONTAINERS.includes(name)) {
    return fault(
      'unknown-container',
      `unknown container \`:::${name}\`.`,
      hintForUnknown(name, CONTAINERS, ':::'),
    );
  }
  const last = lines[(position?.end.line ?? line) - 1] ?? '';
  if (position?.end.line === line || !/^[\s>]*:{3,}\s*$/.test(last)) {
    return fault(
      'open-container',
      `\`:::${name}\` is not closed.`,
      'Close it with a line of the same number of colons. An outer container needs more colons than the ones inside it.',
    );
  }
  const found = contentFault(node, parent);
  return found && fault('container', ...found);
}

/** Finds lines of a text that look like a container's fence but are not. */
function strayFaults(node: Paragraph): LineProblem[] {
  const first = lineOf(node);
  // Code spans, and text after them, show how a container is written.
  const text = node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return `\`${'value' in child ? child.value : ''}\``;
    })
    .join('');
  const [opening] = /^:{3,}.*/.exec(text) ?? [];
  const at = opening === undefined ? text.split('\n').findIndex(isFence) : 0;
  if (at < 0) return [];
  return [
    {
      code: 'stray-container',
      line: first + at,
      message: `\`${(opening ?? text.split('\n')[at] ?? '').trim()}\` neither opens nor closes a container.`,
      hint: 'Write `:::name` without a space, and close it with a line of the same number of colons.',
    },
  ];
}

function isFence(line: string): boolean {
  return /^\s*:{3,}\s*\S*$/.test(line);
}

/** Finds an example in a document that embeds files, where its source is unknown. */
function exampleFault({ embeds, tags, tree }: PageDocument): LineProblem[] {
  const hasEmbeds = embeds.length > 0 || tags.some(({ name }) => name === 'embed');
  const example = nodesOfType('containerDirective', tree).find(
    ({ name }) => name === 'example',
  );
  if (!hasEmbeds || !example) return [];
  return [
    {
      code: 'container',
      line: lineOf(example),
      message:
        '`:::example` does not work on a page with an `<embed>`, because its source is unknown there.',
      hint: 'Move one of them to another page.',
    },
  ];
}

/**
 * Finds containers (`:::note`) that are unknown, not closed, empty, or have invalid
 * content.
 */
export const checkContainers: Check = (document, site) => {
  const lines = document.text.split(/\r?\n/);
  const faults: LineProblem[] = [];
  visit(document.tree, (node, _, parent) => {
    if (node.type === 'containerDirective') {
      const fault = containerFault(node, parent ?? document.tree, lines);
      if (fault) faults.push(fault);
    }
    if (node.type === 'paragraph') faults.push(...strayFaults(node));
  });
  return problemsAt(document, site, [...faults, ...exampleFault(document)]);
};
