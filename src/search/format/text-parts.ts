/**
 * Bytes of texts up to which they are one file. Compressed these are about 90 kB, what the
 * excerpts of the first three queries take in parts; after one file, nothing more is loaded.
 */
const MOST_IN_ONE = 300_000;
/**
 * Bytes of a part. The hits of a query are on pages all over the site: parts of 8 kB are hardly
 * fewer for them (23 instead of 25 for `width`), and half as much again to load.
 */
const PART_SIZE = 4_000;
/** Parts of a larger site are larger, since hosts limit the number of files. */
const MOST_PARTS = 1_000;
/** Sizes of parts of larger sites are multiples of these bytes, so that few edits change them. */
const STEP = 1_000;
/** One in so many units begins a part, if the part before is half full. */
const STARTS = 16;

/**
 * True for a unit that may begin a part, which depends on its text alone: behind an edit, parts soon
 * begin where they did before.
 * @param text of the unit
 */
function isStart(text: string): boolean {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash >>> 0) % STARTS === 0;
}

/**
 * Splits the texts of a large site into parts, of which a reader loads those of the hits shown.
 * @param texts of each unit, in the order of the units
 * @returns the parts, each with the texts of the units that follow those of the part before;
 *   undefined for a small site, whose texts stay one file
 */
export function splitTexts(texts: readonly string[][]): string[][][] | undefined {
  const encoder = new TextEncoder();
  const units = texts.map((one) => {
    const text = JSON.stringify(one);
    return { one, text, size: encoder.encode(text).length };
  });
  const total = units.reduce((sum, { size }) => sum + size, 0);
  if (total <= MOST_IN_ONE) return undefined;
  const limit = Math.max(PART_SIZE, Math.ceil(total / MOST_PARTS / STEP) * STEP);
  const parts: string[][][] = [];
  let filled = Infinity;
  for (const { one, text, size } of units) {
    const isFull = filled + size > limit;
    if (isFull || (filled * 2 >= limit && isStart(text))) {
      parts.push([]);
      filled = 0;
    }
    parts[parts.length - 1]?.push(one);
    filled += size;
  }
  return parts;
}
