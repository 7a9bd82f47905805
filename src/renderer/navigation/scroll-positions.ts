import { parsedOf } from '../../model/stored/json';

const STORE = 'ledger:scroll';

type Positions = Record<string, number>;

/** The numbers of a stored record. */
function positionsIn(value: unknown): Positions | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const numbers = Object.entries(value).filter(
    (entry): entry is [string, number] =>
      typeof entry[1] === 'number' && Number.isFinite(entry[1]),
  );
  return Object.fromEntries(numbers);
}

function read(): Positions {
  try {
    return parsedOf(sessionStorage.getItem(STORE), positionsIn, {});
  } catch {
    return {};
  }
}

/** The stored position of a history entry, in pixels from the top. */
export function storedPosition(key: string): number | undefined {
  const positions = read();
  return Object.hasOwn(positions, key) ? positions[key] : undefined;
}

/** Stores the position of a history entry for this tab. */
export function storePosition(key: string, y: number): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify({ ...read(), [key]: y }));
  } catch {
    // The page then starts at its top.
  }
}
