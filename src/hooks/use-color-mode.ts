import { fixedColor } from '@@/ledger/features';
import { options } from '@@/ledger/site';
import { useEffect, useState } from 'react';
import { createColorStore } from '../color-mode/store';
import type { ColorState, ColorStore } from '../color-mode/store';
import { readStored, writeStored } from '../data/storage';
import type { ColorPreference } from '../color-mode/preference';

let store: ColorStore | undefined;

/**
 * The reader's color mode and a function to change it. On a server and before the first
 * effect, it is the site's default, because the stored preference is not known there.
 */
export function useColorMode(): ColorState & {
  choose(preference: ColorPreference): void;
} {
  const first = options.prefersColor.default;
  const [state, setState] = useState<ColorState>({
    preference: first,
    mode: first === 'dark' ? 'dark' : 'light',
  });
  useEffect(() => {
    const kept = fixedColor
      ? // What was chosen on another site of this origin is not for this one.
        { read: () => null, write() {} }
      : { read: readStored, write: writeStored };
    const current = (store ??= createColorStore(first, kept));
    const read = () => setState(current.get());
    read();
    return current.subscribe(read);
  }, [first]);
  return { ...state, choose: (preference) => store?.set(preference) };
}
