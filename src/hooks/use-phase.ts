import { useEffect, useState } from 'react';

/**
 * How a tree comes to the page: as text in node, over the HTML that is already there, or by
 * itself.
 */
export type Phase = 'server' | 'hydrating' | 'client';

/** What is being rendered at this moment; React 16 hydrates in one go, so one value is enough. */
export const rendering: { phase: Phase } = {
  phase: typeof document === 'undefined' ? 'server' : 'client',
};

/** The phase in which a component was mounted. */
export function usePhase(): Phase {
  return useState(() => rendering.phase)[0];
}

/**
 * False until a page that was rendered at build is awake: until then it must show what was known
 * at build, which the address's query and hash are not.
 */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(usePhase() === 'client');
  useEffect(() => setAwake(true), []);
  return awake;
}
