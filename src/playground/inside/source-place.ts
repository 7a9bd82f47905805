import { decode } from '@jridgewell/sourcemap-codec';
import type { Insertion, Position } from '../protocol';

/**
 * Maps a place in compiled code to its source, if both have the same lines.
 * @param mappings of the source map
 */
export function mappedPlace(mappings: string, { line, column }: Position): Position {
  let source = 0;
  // Columns of a source map count from 0.
  for (const segment of decode(mappings)[line - 1] ?? []) {
    if (segment[0] < column && segment.length !== 1) source = segment[3];
  }
  return { line, column: source + 1 };
}

/** Maps a place in code with loop guards to the reader's code. */
export function unguardedPlace(
  insertions: readonly Insertion[],
  place: Position,
): Position {
  let { column } = place;
  // In source order, each counted in the reader's columns.
  for (const { line, column: at, length } of insertions) {
    if (line === place.line && column > at) column = Math.max(at, column - length);
  }
  return { line: place.line, column };
}
