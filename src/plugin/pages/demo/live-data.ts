/** A package or file that a demo imports, as dumi's module of a page's demos has it for live code. */
const DEPENDENCY = /^import \* as \w+_deps_\d+ from '[^'\n]+';\n/gm;

/** What the live code of a demo may import, as dumi writes it: `undefined` where there is none. */
const CONTEXT =
  /^( {4}context: )\{(?:\n {2}"[^"\n]+": \w+,?)*\n?\}(?=,\n {4}renderOpts: )/gm;

/** The files and dependencies of a demo, as dumi writes them. */
const ASSET = /^( {4}asset: )\{\n(?: {2}.*\n)+\}(?=,\n {4}(?:routeId|context): )/gm;

/**
 * Leaves out of dumi's module of a page's demos what only dumi's hooks read, which have a module of
 * their own for it: the whole of each package that a demo imports, so that live code may import from
 * it, and the text of all files.
 * @param source dumi's module, before anything has changed it
 * @returns it as it is where dumi writes it in another way
 */
export function withoutLiveData(source: string): string {
  const shown = source.replace(CONTEXT, '$1undefined').replace(ASSET, '$1null');
  return /^ {4}context: \{/m.test(shown) ? source : shown.replace(DEPENDENCY, '');
}
