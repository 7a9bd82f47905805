import { useColorMode } from '../../hooks/use-color-mode';
import type { ColorMode, ColorPreference } from '../../color-mode/preference';

/**
 * dumi's `usePrefersColor` over the theme's own store, so that it hears the theme's switch and the
 * switch hears it: the color that is shown, the reader's preference, and how to change it.
 */
export function usePrefersColor(): readonly [
  ColorMode,
  ColorPreference,
  (preference: ColorPreference) => void,
] {
  const { mode, preference, choose } = useColorMode();
  return [mode, preference, choose];
}
