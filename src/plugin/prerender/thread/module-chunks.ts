/** What a script adds to the bundler's run-time: its chunks, and its modules by id. */
export type Pushed = readonly [
  chunks: readonly string[],
  modules: Readonly<Record<string, unknown>>,
];

/** Ids of the modules that a module asks for. */
interface Needs {
  /** To run. */
  now: string[];
  /** By an `import()`, which asks for the chunks of the module that are not there. */
  later: string[];
}

/** What a module's function asks for, as the bundler writes it. */
function neededBy(code: string): Needs {
  const head = /^[^(]*\(([^)]*)\)/.exec(code)?.[1] ?? '';
  // Module, exports, and what loads modules: `(e, t, n)`.
  const load = head.split(',')[2]?.trim();
  if (!load) return { now: [], later: [] };
  const name = load.replaceAll('$', '\\$&');
  const idsOf = (call: string) =>
    [
      ...code.matchAll(
        new RegExp(`(?<![\\w$.])${name}${call}["']?([\\w./@-]+)["']?\\)`, 'g'),
      ),
    ].map(([, id]) => id ?? '');
  return { now: idsOf('\\('), later: idsOf(`\\.bind\\(${name},\\s*`) };
}

/**
 * Finds the chunks that a module needs to run. The bundler does not have a demo ask for what the app
 * has loaded at that time, such as a package that a layout of the site uses too; a demo that is shown
 * before the app has to load it itself.
 * @param pushed by all scripts but the entry's
 * @param app the chunks that the app loads
 * @returns takes the id of a module, the chunks that its import asks for and those that are there
 * anyway; returns the first, with those that are missing behind them
 */
export function chunksOfModules(pushed: readonly Pushed[], app: readonly string[]) {
  const code = new Map<string, string>();
  const places = new Map<string, string[]>();
  const needs = new Map<string, Needs>();
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
    const seenLater = new Set<string>();
    const add = (id: string, among?: readonly string[]) => {
      const all = places.get(id) ?? [];
      // What no script has is in the entry.
      if (all.length === 0 || all.some((one) => there.has(one))) return;
      const chunk = among ? all.find((one) => among.includes(one)) : all[0];
      if (chunk === undefined) return;
      chunks.add(chunk);
      there.add(chunk);
    };
    // A set is walked on to what is added meanwhile.
    for (const id of seen) {
      add(id);
      const { now, later } = needsOf(id);
      now.forEach((one) => seen.add(one));
      later.forEach((one) => seenLater.add(one));
    }
    for (const id of seenLater) {
      add(id, app);
      const { now, later } = needsOf(id);
      [...now, ...later].forEach((one) => seenLater.add(one));
    }
    return [...chunks];
  };
}
