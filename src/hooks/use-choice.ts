import { useLayoutEffect, useState } from 'react';
import { KEPT } from '../model/kept';
import { readKept, writeKept } from './kept';

/** What is called when a choice is made, in all components that share it. */
const listeners = new Set<(key: string, value: string) => void>();

/**
 * What a reader has chosen, kept in this browser unless it is the default, and where the browser
 * keeps nothing, by its component alone. At first it is the default, the first of its values, as it
 * was when the page was rendered at build.
 * @param shared true: a choice holds at once in all components that ask for it
 */
export function useChoice<T extends string>(
  key: string,
  values: readonly [T, ...T[]],
  shared = false,
): [T, (value: T) => void] {
  const [value, setValue] = useState(values[0]);
  // Before the browser paints, so that nothing moves.
  useLayoutEffect(() => {
    const take = (chosen: string, text: string | null) => {
      const known = values.find((one) => one === text);
      if (chosen === key && known) setValue(known);
    };
    take(key, readKept(KEPT + key));
    if (!shared) return undefined;
    listeners.add(take);
    return () => {
      listeners.delete(take);
    };
    // The values of a choice are written once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  const choose = (chosen: T) => {
    setValue(chosen);
    writeKept(KEPT + key, chosen !== values[0] && chosen);
    listeners.forEach((take) => take(key, chosen));
  };
  return [value, choose];
}
