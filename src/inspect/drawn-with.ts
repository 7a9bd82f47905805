/** Properties that a component was rendered with, or an object among them. */
export type Drawn = Readonly<Record<string, unknown>>;

/** What React keeps of an element or component that is on the page; its own, private record. */
interface Fiber {
  type: unknown;
  stateNode: unknown;
  memoizedProps: unknown;
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** The name under which React 16 or React 17 and later keep an element's fiber. */
const FIBER = /^__react(?:InternalInstance|Fiber)\$/;

function fiberOf(element: Element): Fiber | undefined {
  const key = Object.keys(element).find((name) => FIBER.test(name));
  return key ? (element as unknown as Record<string, Fiber>)[key] : undefined;
}

/** From an element's fiber up to the first of a list of siblings; empty if it is not below them. */
function pathTo(element: Element, first: Fiber | null): Fiber[] {
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    if (fiber.stateNode === element) return [fiber];
    const path = pathTo(element, fiber.child);
    if (path.length > 0) return [...path, fiber];
  }
  return [];
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * The properties of the components that an element was drawn by, from the innermost outward, each
 * followed by the plain objects in it. Native elements are left out.
 *
 * React has no public way from an element to its component. Fibers are private, but have been
 * found in this way by the tools for React since version 16.
 * @returns empty for an element that React has not drawn, or with a React that keeps no fibers there
 */
export function drawnWith(element: Element): Drawn[] {
  let drawn: Element | null = element;
  while (drawn && !fiberOf(drawn)) drawn = drawn.parentElement;
  if (!drawn) return [];
  let top = fiberOf(drawn);
  while (top?.return) top = top.return;
  // An element's fiber may be that of an earlier rendering; the root knows those of the last one.
  const root = top?.stateNode as { current?: Fiber } | null | undefined;
  return pathTo(drawn, root?.current?.child ?? null)
    .filter(({ type }) => typeof type !== 'string')
    .map(({ memoizedProps }) => memoizedProps)
    .filter(isPlain)
    .flatMap((props) => [props, ...Object.values(props).filter(isPlain)]);
}
