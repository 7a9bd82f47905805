import { REACT_TYPES } from './tool-versions';

/** Features that depend on the version of React. */
export interface ReactTraits {
  /** True from 18 on: `createRoot` of `react-dom/client` makes a root. */
  hasCreateRoot: boolean;
  /** True from 16.14 on: `react/jsx-runtime` exists, and JSX needs no React in scope. */
  hasJsxRuntime: boolean;
  /** Packages with its types, and their versions. */
  types: Record<string, string>;
}

const NEWEST = Math.max(...Object.keys(REACT_TYPES).map(Number));
const OLDEST = Math.min(...Object.keys(REACT_TYPES).map(Number));

/**
 * The features of a version of React. A version without a number, such as `latest`,
 * counts as the newest.
 * @example reactTraits('16.14.0').hasCreateRoot // false
 */
export function reactTraits(version: string): ReactTraits {
  const [, first, second] = /(\d+)(?:\.(\d+))?/.exec(version) ?? [];
  const major = Number(first ?? NEWEST);
  const minor = Number(second ?? 0);
  return {
    hasCreateRoot: major >= 18,
    hasJsxRuntime: major > 16 || (major === 16 && minor >= 14),
    types: REACT_TYPES[Math.min(NEWEST, Math.max(OLDEST, major))] ?? {},
  };
}
