import type { HTML } from 'mdast';

/**
 * Writes what a builtin says into its tag, as JSON in the attribute `words`, so that no browser loads
 * it as messages.
 * @param name of the tag
 */
export function setWords(
  tag: HTML,
  name: string,
  words: Readonly<Record<string, string>>,
): void {
  const value = JSON.stringify(words).replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  tag.value = tag.value.replace(
    new RegExp(`^<${name}\\b`),
    () => `<${name} words="${value}"`,
  );
}
