import type { SearchEngine } from './engine/engine';
import { loadJson } from './load-json';

/** Addresses of the files of an index. */
export interface IndexAddresses {
  /** The file that a search needs. */
  index: string;
  /** The file that excerpts are cut from. */
  texts?: string;
  /** The same in parts, on a large site: `*` stands for the number of a part. */
  parts?: string;
}

/** Loads the texts of units; resolves with true if any of them have come. */
export type LoadTexts = (units: readonly number[]) => Promise<boolean>;

/**
 * Gives an engine the texts that its hits need. Each file is loaded once, and again on request
 * after a failure: hits without excerpts are still useful.
 * @param counts number of units in each part; undefined if there is one file
 */
export function createTexts(
  engine: SearchEngine,
  { texts = '', parts = '' }: IndexAddresses,
  counts: readonly number[] | undefined,
): LoadTexts {
  /** By part: undefined until asked for, and again after a failure. */
  const loading: (Promise<boolean> | undefined)[] = [];
  const load = (part: number, from: number) =>
    (loading[part] ??= loadJson<string[][]>(
      counts ? parts.replace('*', String(part)) : texts,
    )
      .then((given) => {
        engine.addTexts(given, from);
        return true;
      })
      .catch(() => {
        loading[part] = undefined;
        return false;
      }));
  return (units) => {
    let end = 0;
    const needed = (counts ?? [Infinity]).map((count, part) => {
      const from = end;
      end += count;
      return units.some((unit) => unit >= from && unit < end) && load(part, from);
    });
    return Promise.all(needed).then((come) => come.includes(true));
  };
}
