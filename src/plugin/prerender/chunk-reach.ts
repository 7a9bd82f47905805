import { FRAME_ENTRY } from '../../model/demo/playground-frame';

/** How code loads a chunk: `t.e("drawer")`, with a comment before the name if it is not minified. */
const LOADS = /\.e\((?:\/\*[^*]*\*\/\s*)?["'`]([^"'`]+)["'`]\)/g;

/** The chunks that a script may load when it runs. */
export function chunksLoadedBy(code: string): string[] {
  return [...code.matchAll(LOADS)].map(([, name]) => name ?? '');
}

/**
 * Finds the chunks that others may load when they run, whatever a reader does.
 * @param loads what each chunk may load itself
 * @returns takes chunks and those that are not walked past; returns the first and all behind them
 */
export function chunkReach(
  loads: Readonly<Record<string, readonly string[]>>,
): (from: Iterable<string>, past: ReadonlySet<string>) => Set<string> {
  return (from, past) => {
    const reached = new Set(from);
    // A set is walked on to what is added meanwhile.
    for (const chunk of reached) {
      if (past.has(chunk)) continue;
      for (const next of loads[chunk] ?? []) reached.add(next);
    }
    return reached;
  };
}

/**
 * The chunks that the playground's frame alone may load. A module may be in one of them and in one of
 * the app, each without the exports that its own program does not use.
 * @param loads what each chunk may load itself
 * @param entry chunk of the app's entry
 */
export function ofFrameAlone(
  loads: Readonly<Record<string, readonly string[]>>,
  entry: string,
): Set<string> {
  const reach = chunkReach(loads);
  const ofApp = reach([entry], new Set());
  return new Set([...reach([FRAME_ENTRY], new Set())].filter((one) => !ofApp.has(one)));
}
