import type { ModuleFactory, PrerenderApp } from '../../../../renderer/prerender-host';
import type { Pushed } from '../module-chunks';

/** React's own code, which defines it. */
const DEFINES = /\bcreateContext\s*=/;

type CreateContext = PrerenderApp['React']['createContext'];

/**
 * Keeps the contexts that a site makes with React.
 * @param pushed what the scripts have added to the bundler's run-time, before it runs; its
 *   function of React's module is changed in place
 * @returns all contexts that have been made so far
 */
export function recordContexts(
  pushed: readonly Pushed[],
): ReadonlySet<React.Context<unknown>> {
  const made = new Set<React.Context<unknown>>();
  const record = (react: { createContext?: CreateContext }) => {
    const { createContext } = react;
    if (!createContext) return;
    react.createContext = (...given) => {
      const context = createContext(...given);
      made.add(context as React.Context<unknown>);
      return context;
    };
  };
  for (const [, modules] of pushed as readonly [
    unknown,
    Record<string, ModuleFactory>,
  ][]) {
    for (const [id, run] of Object.entries(modules)) {
      if (!DEFINES.test(String(run))) continue;
      modules[id] = function recorded(module, exports, load) {
        run.call(this, module, exports, load);
        record(Object(module.exports) as { createContext?: CreateContext });
      };
    }
  }
  return made;
}
