import { bitReader, bitWriter } from './bits';
import type { BitWriter } from './bits';

/** Number of bits that hold every number below `size`. */
function widthOf(size: number): number {
  return size <= 1 ? 0 : Math.ceil(Math.log2(size));
}

/**
 * Writes a number below `size` with the shorter of two widths if possible ("truncated
 * binary", Golomb 1966).
 */
function writeBelow(out: BitWriter, value: number, size: number): void {
  const width = widthOf(size);
  const short = 2 ** width - size;
  if (value < short) out.write(value, width - 1);
  else out.write(value + short, width);
}

function readBelow(read: (width: number) => number, size: number): number {
  const width = widthOf(size);
  if (width === 0) return 0;
  const short = 2 ** width - size;
  const value = read(width - 1);
  return value < short ? value : value * 2 + read(1) - short;
}

/**
 * Writes a number from 1 up: one zero per additional bit, then the number itself (Elias
 * gamma, 1975).
 */
function writeCount(out: BitWriter, count: number): void {
  const width = Math.floor(Math.log2(count));
  out.write(0, width);
  out.write(count, width + 1);
}

function readCount(read: (width: number) => number): number {
  let width = 0;
  while (read(1) === 0) {
    width += 1;
    if (width > 31)
      throw new Error('The search index is truncated. Build the site again.');
  }
  return 2 ** width + read(width);
}

/** Writes the middle number first, then both halves within the bounds known by then. */
function writeRange(
  out: BitWriter,
  list: readonly number[],
  low: number,
  high: number,
): void {
  if (list.length === 0) return;
  const half = list.length >> 1;
  const middle = list[half] ?? 0;
  const from = low + half;
  const to = high - (list.length - 1 - half);
  writeBelow(out, middle - from, to - from + 1);
  writeRange(out, list.slice(0, half), low, middle - 1);
  writeRange(out, list.slice(half + 1), middle + 1, high);
}

function readRange(
  read: (width: number) => number,
  length: number,
  low: number,
  high: number,
): number[] {
  if (length === 0) return [];
  const half = length >> 1;
  const from = low + half;
  const to = high - (length - 1 - half);
  const middle = from + readBelow(read, to - from + 1);
  return [
    ...readRange(read, half, low, middle - 1),
    middle,
    ...readRange(read, length - 1 - half, middle + 1, high),
  ];
}

/**
 * Encodes lists of unit indexes with binary interpolative coding (Moffat and Stuiver
 * 2000). It needs few bits if the indexes are clustered, as words are on the pages about
 * their topic.
 * @param lists not empty, ascending, without duplicates, every number below `size`
 */
export function encodeLists(
  lists: readonly (readonly number[])[],
  size: number,
): Uint8Array {
  const out = bitWriter();
  for (const list of lists) {
    writeCount(out, list.length);
    writeRange(out, list, 0, size - 1);
  }
  return out.bytes();
}

/** Decodes the output of `encodeLists`. */
export function decodeLists(bytes: Uint8Array, count: number, size: number): number[][] {
  const read = bitReader(bytes);
  return Array.from({ length: count }, () =>
    readRange(read, readCount(read), 0, size - 1),
  );
}
