/** The package has no types of its own. */
declare module 'react-refresh/runtime' {
  /** Has every mounted root show the components that were registered since the last call. */
  export function performReactRefresh(): unknown;
  /** The versions of a component, one and the same object for all; undefined if it is not known. */
  export function getFamilyByType(component: unknown): object | undefined;
}
