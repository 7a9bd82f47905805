/** Writes numbers with a given number of bits each. */
export interface BitWriter {
  /** Writes the lowest `width` bits of a number, highest bit first. */
  write(value: number, width: number): void;
  /** The bits, padded with zeros to whole bytes. */
  bytes(): Uint8Array;
}

export function bitWriter(): BitWriter {
  const bytes: number[] = [];
  let used = 8;
  return {
    write(value, width) {
      for (let at = width - 1; at >= 0; at -= 1) {
        if (used === 8) {
          bytes.push(0);
          used = 0;
        }
        const bit = Math.floor(value / 2 ** at) % 2;
        bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) | (bit << (7 - used));
        used += 1;
      }
    },
    bytes: () => Uint8Array.from(bytes),
  };
}

/** Reads the output of a `BitWriter`: returns the next `width` bits as a number. */
export function bitReader(bytes: Uint8Array): (width: number) => number {
  let at = 0;
  return (width) => {
    let value = 0;
    for (const end = at + width; at < end; at += 1) {
      value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    }
    return value;
  };
}
