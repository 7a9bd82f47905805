import type { BlockContent, HTML, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** `<code src="a.tsx" />`. A quoted value may contain a `>`. */
const DEMO = /<code(?=\s)(?=[^>]*\ssrc=)((?:"[^"]*"|'[^']*'|[^>"'])*?)\s*\/>/g;

const SRC = /\ssrc=(["']?)([^"'\s]+)\1/;

/** Demos at the beginning of a text. */
const FIRST = new RegExp(`^(?:\\s*${DEMO.source})+`);

/**
 * Closes demos whose tags close themselves, as those of dumi 1 do. HTML has no such tags: all that
 * follows would be in the first one. dumi finds demos in paragraphs, and markdown makes none of a
 * line that is only such a tag. As dumi shows none of them, a site may have one without a file, or one
 * that imports what is not there; these are left out.
 * @param isThere true for the `src` of a demo that can be shown
 */
export function closeDemos(tree: Root, isThere: (src: string) => boolean): void {
  const close = (html: string) =>
    html.replace(DEMO, (_, attributes: string) =>
      isThere(SRC.exec(attributes)?.[2] ?? '') ? `<code${attributes}></code>` : '',
    );
  visit(tree, 'html', (node: HTML, index, parent) => {
    const { value, position } = node;
    const demos = value.match(DEMO);
    if (!demos || index === undefined || !parent) return undefined;
    const [first = ''] = FIRST.exec(value) ?? [];
    if (parent.type === 'paragraph' || first === '') {
      node.value = close(value);
      return undefined;
    }
    const tags = close(first).trim();
    const children = tags
      .split(/\s*\n\s*(?=<code)/)
      .flatMap((tag, at): PhrasingContent[] => {
        const line: PhrasingContent[] = at > 0 ? [{ type: 'text', value: '\n' }] : [];
        return [...line, { type: 'html', value: tag }];
      });
    const rest = value.slice(first.length).trim();
    const made: BlockContent[] = [{ type: 'paragraph', position, children }];
    if (rest) made.push({ type: 'html', value: rest });
    parent.children.splice(index, 1, ...(made as never[]));
    return [SKIP, index + made.length];
  });
}
