/** A piece of code and its kind, such as `keyword`; none for what has no colour of its own. */
export interface Token {
  text: string;
  kind: string;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** Half of all tokens: without a colour of its own it needs no span, a third of a page's bytes. */
const PLAIN = 'punctuation';

/** One line as HTML; neighbours of one kind, and the blanks between them, share a span. */
function lineOf(tokens: readonly Token[]): string {
  let html = '';
  let open = '';
  for (const { text, kind } of tokens) {
    // A blank takes no colour: it can join the span before it.
    const wanted = text.trim() === '' ? open : kind === PLAIN ? '' : kind;
    if (wanted !== open) {
      if (open) html += '</span>';
      if (wanted) html += `<span class="c-${wanted}">`;
      open = wanted;
    }
    html += escapeHtml(text);
  }
  return open ? `${html}</span>` : html;
}

/** Lines of tokens as HTML, in which no span goes over the end of a line. */
export function spansOf(lines: readonly (readonly Token[])[]): string {
  return lines.map(lineOf).join('\n');
}
