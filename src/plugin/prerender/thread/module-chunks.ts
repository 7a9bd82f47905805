/** What a script adds to the bundler's run-time: its chunks, and its modules by id. */
export type Pushed = readonly [
  chunks: readonly string[],
  modules: Readonly<Record<string, unknown>>,
];

/** The ids of the modules that a module's function asks for, as the bundler writes it. */
function neededBy(code: string): string[] {
  const head = /^[^(]*\(([^)]*)\)/.exec(code)?.[1] ?? '';
  // Module, exports, and what loads modules: `(e, t, n)`.
  const load = head.split(',')[2]?.trim();
  if (!load) return [];
  const name = load.replaceAll('$', '\\$&');
  const calls = new RegExp(
    `(?<![\\w$.])${name}(?:\\(|\\.bind\\(${name},\\s*)["']?([\\w./@-]+)["']?\\)`,
    'g',
  );
  return [...code.matchAll(calls)].map(([, id]) => id ?? '');
}

/**
 * Finds the chunks that a module needs to run. The bundler does not have a demo ask for what the app
 * has loaded at that time, such as a package that a layout of the site uses too; a demo that is shown
 * before the app has to load it itself.
 * @param pushed by all scripts but the entry's
 * @returns takes the id of a module, the chunks that its import asks for and those that are there
 * anyway; returns the first, with those that are missing behind them
 */
export function chunksOfModules(pushed: readonly Pushed[]) {
  const code = new Map<string, string>();
  const places = new Map<string, string[]>();
  const needs = new Map<string, string[]>();
  for (const [chunks, modules] of pushed) {
    for (const [id, factory] of Object.entries(modules)) {
      if (!code.has(id)) code.set(id, String(factory));
      places.set(id, [...(places.get(id) ?? []), ...chunks]);
    }
  }
  const needsOf = (id: string) => {
    const known = needs.get(id) ?? neededBy(code.get(id) ?? '');
    needs.set(id, known);
    return known;
  };
  return (
    module: string | number,
    asked: readonly string[],
    present: readonly string[],
  ): string[] => {
    const chunks = new Set(asked);
    const there = new Set([...asked, ...present]);
    const seen = new Set<string>([String(module)]);
    // A set is walked on to what is added meanwhile.
    for (const id of seen) {
      const [first, ...others] = places.get(id) ?? [];
      // What no script has is in the entry.
      if (first !== undefined && ![first, ...others].some((one) => there.has(one))) {
        chunks.add(first);
        there.add(first);
      }
      needsOf(id).forEach((one) => seen.add(one));
    }
    return [...chunks];
  };
}
