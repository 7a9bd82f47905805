import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Release } from '../../markdown/changelog/releases';
import { itemIdRange } from '../../markdown/authoring/item-id';
import { nodesOfType } from '../../markdown/tree';
import type { MarkdownNode } from '../../markdown/tree';
import type { PageDocument } from '../../markdown/document';

interface Source {
  /** The changelog that the release was read from. */
  document: Pick<PageDocument, 'text' | 'tree'>;
  /** Messages of its language, with the words for kinds of changes. */
  words: Readonly<Record<string, string>>;
  /** Makes a link that begins with a slash whole. */
  addressOf(link: string): string;
}

const rangeOf = ({ position }: MarkdownNode): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/**
 * What a changelog says of a version, as HTML without the HTML of its authors. Links to other
 * anchors and files stay relative to the page.
 */
export function releaseHtml(
  { body, entries }: Release,
  { document: { text, tree }, words, addressOf }: Source,
): string {
  const [first, last] = [body[0], body.at(-1)];
  if (!first || !last) return '';
  const [[from], [, to]] = [rangeOf(first), rangeOf(last)];
  let markdown = text.slice(from, to);
  // From the last one, so that the places of those before it stay.
  for (const { item, label, kind } of [...entries].reverse()) {
    const id = itemIdRange(item, text)?.map((at) => at - from);
    if (id) markdown = `${markdown.slice(0, id[0])}${markdown.slice(id[1])}`;
    const word = kind && words[`markdown.changelog.${kind}`];
    if (!label || !word) continue;
    const [start, end] = rangeOf(label).map((at) => at - from);
    markdown = `${markdown.slice(0, start)}**${word}**${markdown.slice(end)}`;
  }
  // Changelogs have the addresses of their links at the end of the file.
  const definitions = nodesOfType('definition', tree).map((node) =>
    text.slice(...rangeOf(node)),
  );
  const html = micromark([markdown, '', ...definitions].join('\n'), {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return html
    .replace(
      /<a href="(\/(?!\/)[^"]*)/g,
      (_, link: string) => `<a href="${addressOf(link)}`,
    )
    .trim();
}
