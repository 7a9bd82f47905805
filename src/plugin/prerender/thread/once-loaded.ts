/**
 * What React's renderers for Node say of a component of `React.lazy` whose code has not been asked for:
 * 16, 17, which also says so of every `Suspense`, and 18 and 19.
 */
const NOT_LOADED =
  /does not yet support (?:lazy-loaded components|Suspense)|suspended while responding|React error #(?:294|295|426)\b/;

/** How deep such components may be in each other. */
const MOST_ROUNDS = 5;

/**
 * Renders something whose components may load code of their own: again, once what was missing is there.
 * @throws what `render` throws for any other reason
 */
export async function onceLoaded<T>(render: () => T): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return render();
    } catch (error) {
      const isMissing = NOT_LOADED.test(String((error as Error | undefined)?.message));
      if (!isMissing || round === MOST_ROUNDS) throw error;
      // All scripts of the bundle are there, so what was asked for comes with the next task.
      await new Promise((done) => setImmediate(done));
    }
  }
}
