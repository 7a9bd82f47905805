/**
 * Up to a full stop followed by whitespace, or up to a Chinese full stop, which no
 * whitespace follows.
 */
const SENTENCE = /^.*?(?:[.!?](?=\s)|[。！？])/s;

/**
 * The first sentence of a text, or the whole text if it is a single sentence.
 * @example firstSentence('Rows of the table. `null` counts as empty.') // 'Rows of the table.'
 */
export function firstSentence(text: string): string {
  return SENTENCE.exec(text)?.[0] ?? text;
}

/** The text content of HTML made at build. */
export function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}
