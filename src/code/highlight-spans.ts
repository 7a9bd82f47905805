/** A piece of code and its kind, such as `keyword`; none for what has no colour of its own. */
export interface Token {
  text: string;
  kind: string;
  link?: CodeLink;
}

/** A name in code that is a link. */
export interface CodeLink {
  /** Where it begins and ends in the code, in characters. */
  from: number;
  to: number;
  href: string;
  /** True where an earlier link of the same code leads to the same place. */
  again: boolean;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Half of all tokens: without a colour of its own it needs no span, a third of a page's bytes. */
const PLAIN = 'punctuation';

/**
 * A link with its text; the style sheet knows it by where it stands, as a class on each would be a
 * twentieth of a page. The keyboard stops at the first of those that lead to the same place: a
 * column's `title` may stand in the code ten times.
 */
function linkOf({ href, again }: CodeLink, text: string): string {
  return `<a ${again ? 'tabindex="-1" ' : ''}href="${href}">${escapeHtml(text)}</a>`;
}

/** One line as HTML; neighbours of one kind, and the blanks between them, share a span. */
function lineOf(tokens: readonly Token[]): string {
  let html = '';
  let open = '';
  for (const { text, kind, link } of tokens) {
    // A blank takes no colour: it can join the span before it.
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
 * Lines of tokens as HTML, in which no span goes over the end of a line.
 * @param elements names of elements round lines, by the line from 1
 */
export function spansOf(
  lines: readonly (readonly Token[])[],
  elements: ReadonlyMap<number, string> = new Map(),
): string {
  return lines
    .map((tokens, at) => {
      // With its end, so that a line can be taken out whole.
      const line = lineOf(tokens) + (at < lines.length - 1 ? '\n' : '');
      const name = elements.get(at + 1);
      return name ? `<${name}>${line}</${name}>` : line;
    })
    .join('');
}

/**
 * Lines of tokens with links in them; a token that holds a link is cut round it.
 * @param links in the order of the code, none over the end of a line
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
    // The end of the line.
    at += 1;
    return cut;
  });
}
