/**
 * The middle value; of an even number of values the mean of the two in the middle.
 * @param {(number | null | undefined)[]} values what was not measured (null, undefined) is left out
 * @returns {number | null} null where nothing was measured
 */
export function median(values) {
  const sorted = values.filter((value) => value != null).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? sorted[middle]
    : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The median of every key over the same measurement taken several times.
 * @param {Record<string, number | null>[]} samples
 * @param {string[]} keys
 * @returns {Record<string, number | null>}
 */
export function medians(samples, keys) {
  return Object.fromEntries(
    keys.map((key) => [key, median(samples.map((sample) => sample[key]))]),
  );
}

/**
 * How large a value is beside that of the baseline: 0.5 is half of it.
 * @param {number | null | undefined} value
 * @param {number | null | undefined} baseline
 * @returns {number | null} null where one was not measured, or where nothing can be divided
 */
export function ratio(value, baseline) {
  if (value == null || baseline == null || baseline === 0) return null;
  return value / baseline;
}

/**
 * @param {number} bytes
 * @returns {number} kB of 1000 bytes, as browsers' own tools count
 */
export function kilobytes(bytes) {
  return bytes / 1000;
}
