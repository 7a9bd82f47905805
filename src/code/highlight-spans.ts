/** A piece of code and its kind, such as `keyword`; the kind is empty for plain text. */
export interface Token {
  text: string;
  kind: string;
  link?: CodeLink;
}

/** A link in code. */
export interface CodeLink {
  /** Start and end in the code, in characters. */
  from: number;
  to: number;
  href: string;
  /** True if an earlier link in the same code has the same target. */
  again: boolean;
}

/** A text as the content of an HTML element. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * Half of all tokens. Without a color of its own it needs no span, which saves a third of
 * a page's bytes.
 */
const PLAIN = 'punctuation';

/**
 * A link with its text. The style sheet selects it by position, because a class on each
 * link would add a twentieth to a page. Only the first of several links with the same
 * target is a tab stop: a column's `title` may occur ten times.
 */
function linkOf({ href, again }: CodeLink, text: string): string {
  return `<a ${again ? 'tabindex="-1" ' : ''}href="${href}">${escapeHtml(text)}</a>`;
}

/**
 * One line as HTML. Neighboring tokens of the same kind, and whitespace between them,
 * share a span.
 */
function lineOf(tokens: readonly Token[]): string {
  let html = '';
  let open = '';
  for (const { text, kind, link } of tokens) {
    // Whitespace has no color, so it can join the span before it.
    const wanted = link ? '' : text.trim() === '' ? open : kind === PLAIN ? '' : kind;
    if (wanted !== open) {
      if (open) html += '</span>';
      if (wanted) html += `<span class="c-${wanted}">`;
      open = wanted;
    }
    html += link ? linkOf(link, text) : escapeHtml(text);
  }
  return open ? `${html}</span>` : html;
}

/**
 * Converts lines of tokens to HTML. No span crosses the end of a line.
 * @param elements names of elements around lines, by line, starting at 1
 * @param numbered true for an element of the class `c-line` in each line, which CSS numbers
 */
export function toHtml(
  lines: readonly (readonly Token[])[],
  elements: ReadonlyMap<number, string> = new Map(),
  numbered = false,
): string {
  return lines
    .map((tokens, at) => {
      // Including the line break, so that a line can be removed completely.
      const text = lineOf(tokens) + (at < lines.length - 1 ? '\n' : '');
      const line = numbered ? `<span class="c-line">${text}</span>` : text;
      const name = elements.get(at + 1);
      return name ? `<${name}>${line}</${name}>` : line;
    })
    .join('');
}

/**
 * Adds links to lines of tokens. A token that contains a link is split.
 * @param links in the order of the code, none across the end of a line
 */
export function withLinks(
  lines: readonly (readonly Token[])[],
  links: readonly CodeLink[],
): Token[][] {
  let at = 0;
  let next = 0;
  return lines.map((tokens) => {
    const cut: Token[] = [];
    for (const { text, kind } of tokens) {
      const begin = at;
      const end = begin + text.length;
      const piece = (to: number, link?: CodeLink) => {
        if (to > at) {
          cut.push({
            text: text.slice(at - begin, to - begin),
            kind,
            ...(link && { link }),
          });
        }
        at = to;
      };
      for (let link = links[next]; link && link.to <= end; link = links[(next += 1)]) {
        piece(link.from);
        piece(link.to, link);
      }
      piece(end);
    }
    // The line break.
    at += 1;
    return cut;
  });
}
