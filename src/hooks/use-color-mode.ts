import { options } from '@@/ledger/site';
import { useEffect, useState } from 'react';
import { createColorStore } from '../color-mode/store';
import type { ColorState, ColorStore } from '../color-mode/store';
import { readKept, writeKept } from './kept';
import type { ColorPreference } from '../model/options';

let store: ColorStore | undefined;

/**
 * The reader's colour and how to change it. Before the first effect, and on a server, it is the
 * site's default: what the reader stored is not known there.
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
    const current = (store ??= createColorStore(first, {
      read: readKept,
      write: writeKept,
    }));
    const read = () => setState(current.get());
    read();
    return current.subscribe(read);
  }, [first]);
  return { ...state, choose: (preference) => store?.set(preference) };
}
