/**
 * Up to a full stop followed by whitespace, or up to a Chinese full stop, which no whitespace follows.
 * A full stop in code, or in the address of a link, ends nothing.
 */
const SENTENCE = /^(?:`[^`]*`|\]\([^)]*\)|.)*?(?:[.!?](?=\s)|[。！？])/s;

/**
 * The first sentence of a text or of inline markdown, or the whole text if it is a single sentence.
 * @example firstSentence('Rows of the table. `null` counts as empty.') // 'Rows of the table.'
 */
export function firstSentence(text: string): string {
  return SENTENCE.exec(text)?.[0] ?? text;
}
