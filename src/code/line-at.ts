/**
 * The line of a text that a place is in.
 * @param index characters before it; negative for one that was not found, which is in line 1
 * @returns counted from 1
 * @example lineAt('a\nb', 2) // 2
 */
export function lineAt(text: string, index: number): number {
  return text.slice(0, Math.max(index, 0)).split('\n').length;
}
