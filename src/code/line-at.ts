/**
 * The line of an offset in a text.
 * @param index offset in characters; a negative one, for something not found, is in line
 * 1
 * @returns the line, starting at 1
 * @example lineAt('a\nb', 2) // 2
 */
export function lineAt(text: string, index: number): number {
  return text.slice(0, Math.max(index, 0)).split('\n').length;
}
