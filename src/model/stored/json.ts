/**
 * Reads a stored JSON value.
 * @param check returns the part of the value that is valid, or undefined
 * @returns the fallback if the text is no JSON or its value is not valid
 */
export function parsedOf<T>(
  stored: string | null,
  check: (value: unknown) => T | undefined,
  fallback: T,
): T {
  try {
    return check(JSON.parse(stored ?? '')) ?? fallback;
  } catch {
    return fallback;
  }
}
