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

/**
 * Splits the texts of a large site into parts, of which a reader loads those of the hits shown.
 * @param texts of each unit, in the order of the units
 * @returns the parts, each with the texts of the units that follow those of the part before;
 *   undefined for a small site, whose texts stay one file
 */
export function splitTexts(texts: readonly string[][]): string[][][] | undefined {
  const encoder = new TextEncoder();
  const sizes = texts.map((one) => encoder.encode(JSON.stringify(one)).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= MOST_IN_ONE) return undefined;
  const limit = Math.max(PART_SIZE, total / MOST_PARTS);
  const parts: string[][][] = [];
  let filled = Infinity;
  texts.forEach((one, at) => {
    const size = sizes[at] ?? 0;
    if (filled + size > limit) {
      parts.push([]);
      filled = 0;
    }
    parts[parts.length - 1]?.push(one);
    filled += size;
  });
  return parts;
}
