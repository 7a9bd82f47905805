/** Numbers that look random and are the same at every run (mulberry32), each below `size`. */
export function randomNumbers(seed: number): (size: number) => number {
  let state = seed;
  return (size) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * size);
  };
}
