import { useEffect, useState } from 'react';

/**
 * How a tree is rendered: to text in Node, over HTML that is already there, or from
 * scratch.
 */
export type Phase = 'server' | 'hydrating' | 'client';

/**
 * The phase of the current render. React 16 hydrates in one go, so a single value is
 * enough.
 */
export const rendering: { phase: Phase } = {
  phase: typeof document === 'undefined' ? 'server' : 'client',
};

/** The phase in which the component was mounted. */
export function usePhase(): Phase {
  return useState(() => rendering.phase)[0];
}

/**
 * False until a pre-rendered page has hydrated. Until then it must show only what the
 * build knew, which excludes the address's query and hash.
 */
export function useHydrated(): boolean {
  const [awake, setAwake] = useState(usePhase() === 'client');
  useEffect(() => setAwake(true), []);
  return awake;
}
