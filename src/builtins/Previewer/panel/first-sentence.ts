/** Up to a full stop with a blank behind it, or a Chinese one, whose sentences have no blanks. */
const SENTENCE = /^.*?(?:[.!?](?=\s)|[。！？])/s;

/**
 * The first sentence of a text, or all of it where it is one.
 * @example firstSentence('Rows of the table. `null` counts as empty.') // 'Rows of the table.'
 */
export function firstSentence(text: string): string {
  return SENTENCE.exec(text)?.[0] ?? text;
}
