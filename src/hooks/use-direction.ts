import { useEffect, useState } from 'react';
import { watchDirection } from '../data/watch-direction';
import type { Direction } from '../model/direction';

/**
 * The page's direction. It is left-to-right until the first effect, as rendered at build.
 */
export function useDirection(): Direction {
  const [direction, setDirection] = useState<Direction>('ltr');
  useEffect(() => watchDirection(setDirection), []);
  return direction;
}
