import { useEffect, useState } from 'react';
import type { Problem } from '../../model/problem';

let current: readonly Problem[] = [];
const listeners = new Set<(problems: readonly Problem[]) => void>();

/** Called by the generated module with the problems, which the development server replaces. */
export function keepProblems(problems: readonly Problem[]): void {
  current = problems;
  listeners.forEach((listener) => listener(problems));
}

/** The problems in the documentation, as they are found and mended. */
export function useProblems(): readonly Problem[] {
  const [problems, setProblems] = useState(current);
  useEffect(() => {
    listeners.add(setProblems);
    setProblems(current);
    return () => void listeners.delete(setProblems);
  }, []);
  return problems;
}
