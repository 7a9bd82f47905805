import { useLayoutEffect, useState } from 'react';
import { choiceOf } from '../model/stored/choice';
import { STORAGE_PREFIX } from '../model/storage-keys';
import { readChoice, writeStored } from '../data/storage';

/** Called when a choice is made, in all components that share it. */
const listeners = new Set<(key: string, value: string) => void>();

/**
 * A reader's choice, stored in this browser unless it is the default. Without storage,
 * the component alone keeps it. The initial value is the default, the first of the
 * values, because the page was rendered with it at build.
 * @param shared true to update all components that use this choice at once
 */
export function useChoice<T extends string>(
  key: string,
  values: readonly [T, ...T[]],
  shared = false,
): [T, (value: T) => void] {
  const [value, setValue] = useState(values[0]);
  // Before the browser paints, so that nothing moves.
  useLayoutEffect(() => {
    const take = (chosen: string, text: string) => {
      if (chosen === key) setValue(choiceOf(text, values, values[0]));
    };
    setValue(readChoice(STORAGE_PREFIX + key, values, values[0]));
    if (!shared) return undefined;
    listeners.add(take);
    return () => {
      listeners.delete(take);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the values of a choice never change
  }, [key]);
  const choose = (chosen: T) => {
    setValue(chosen);
    writeStored(STORAGE_PREFIX + key, chosen !== values[0] && chosen);
    listeners.forEach((take) => take(key, chosen));
  };
  return [value, choose];
}
