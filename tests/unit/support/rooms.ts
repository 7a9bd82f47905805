/**
 * The rooms of `src/plugin`, by stage: a file imports from rooms of its own stage that stand
 * before it, and from all stages before. ARCHITECTURE.md.
 */
export const STAGES: readonly (readonly string[])[] = [
  // The host asks for options, and so for their schema.
  [
    'schemas',
    // Its errors say which versions are needed.
    'host-packages.ts',
    'versions.ts',
    'host.ts',
    'cache',
    'git-dates.ts',
    'hot-module.ts',
    'is-file.ts',
    'near-file.ts',
    'shipped-packages.ts',
    'held-scripts.ts',
    'in-project.ts',
    'make-loader.cjs',
    'object-code.ts',
    'typescript.ts',
    'social-tools.ts',
    'quiet',
  ],
  // Read.
  ['messages', 'markdown', 'demos', 'reference', 'site', 'early'],
  ['checks'],
  // Make.
  ['pages', 'app'],
  // Write.
  ['prerender', 'outputs'],
  ['index.ts'],
];

/** Imports that still run backward, each until its files are taken apart. */
export const STILL_BACKWARD: readonly string[] = [];

/** The most files that a folder of `src` may hold directly. */
export const MOST_FILES = 15;

const ORDER = STAGES.flat();

/** The room of `src/plugin` that a file stands in; none for a file elsewhere. */
export function pluginRoom(file: string): string | undefined {
  return /^src\/plugin\/([^/]+)/.exec(file)?.[1];
}

/** True where an import runs against the order of the rooms. */
export function runsBackward(file: string, target: string): boolean {
  const from = pluginRoom(file);
  const to = pluginRoom(target);
  if (!from || !to) return false;
  return ORDER.indexOf(to) > ORDER.indexOf(from);
}
