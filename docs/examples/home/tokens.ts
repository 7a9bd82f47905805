/** A piece of a line of code; without a kind it has the color of plain code. */
export interface Token {
  text: string;
  kind?: 'keyword' | 'string' | 'constant' | 'name';
}

const KINDS = ['string', 'keyword', 'constant', 'name'] as const;

/** Texts, keywords, numbers, and the names of elements and attributes: a group for each kind. */
const PIECES =
  /('[^']*'|"[^"]*"|`[^`]*`)|\b(import|from|type|const|export|default|function|return|typeof)\b|\b(\d+)\b|(<\/?[A-Za-z]+|\b[a-z][\w-]*(?==["{]))/g;

/** The pieces of a line of the code on the front page, which is all the code that this knows. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const found of line.matchAll(PIECES)) {
    const [text, ...groups] = found;
    if (found.index > end) tokens.push({ text: line.slice(end, found.index) });
    const kind = KINDS[groups.findIndex((group) => group !== undefined)];
    tokens.push({ text, kind });
    end = found.index + text.length;
  }
  return end < line.length ? [...tokens, { text: line.slice(end) }] : tokens;
}
