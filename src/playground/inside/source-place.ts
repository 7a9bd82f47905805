import type { Insertion, Place } from '../protocol';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of a segment of a source map (base 64 VLQ, ECMA-426). */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/**
 * The place in a source of a place in what was compiled of it, where both have the same lines.
 * @param mappings of the source map
 */
export function mappedPlace(mappings: string, { line, column }: Place): Place {
  let sourceColumn = 0;
  let best = { compiled: 0, source: 0 };
  mappings.split(';', line).forEach((segments, index) => {
    let compiled = 0;
    for (const segment of segments === '' ? [] : segments.split(',')) {
      const [step = 0, , , sourceStep = 0] = numbersOf(segment);
      compiled += step;
      sourceColumn += sourceStep;
      if (index === line - 1 && compiled <= column - 1) {
        best = { compiled, source: sourceColumn };
      }
    }
  });
  return { line, column: best.source + 1 };
}

/** The place in the reader's code of a place in the code with guards in its loops. */
export function unguardedPlace(insertions: readonly Insertion[], place: Place): Place {
  let { column } = place;
  // In their order, each counted in the reader's columns.
  for (const { line, column: at, length } of insertions) {
    if (line === place.line && column > at) column = Math.max(at, column - length);
  }
  return { line: place.line, column };
}
