/** A dependency of a demo: a file with its text, or a package with its exact version. */
export interface DemoDependency {
  type: 'FILE' | 'NPM';
  value: string;
}

/**
 * A demo with everything needed to run it elsewhere. The demo block, the sandboxes, the
 * archive, and search all read it. The shape is dumi's asset metadata (`BLOCK`).
 */
export interface DemoAsset {
  id: string;
  type: 'BLOCK';
  /** Name that links on its page use. */
  name: string;
  title: string;
  /** Plain text. */
  description: string;
  /** The file among the dependencies whose default export is the demo: `index.tsx`. */
  entry: string;
  /**
   * Files by path relative to the entry, `shared/look.css`, each with its source text;
   * packages by name, `rc-table`.
   */
  dependencies: Record<string, DemoDependency>;
  /** Those of its files that support many demos, which readers are not shown; none left out. */
  support?: string[];
}

/** Data of a demo that is loaded when the reader opens its code, editor, or sandboxes. */
export interface DemoSources {
  asset: DemoAsset;
  /**
   * Its files without types, by JavaScript name, `index.jsx`. Style sheets are unchanged.
   */
  javascript: Record<string, string>;
  /** Versions of React that the site runs the demo on. */
  react: { react: string; 'react-dom': string };
}

/**
 * Converts the name of a TypeScript file to its JavaScript name. Other names are
 * unchanged.
 * @example toJavascriptName('a.tsx') // 'a.jsx'
 */
export function toJavascriptName(name: string): string {
  return name.replace(/\.ts(x?)$/, '.js$1');
}

/** The files of a demo by name, in import order, entry first. */
export function filesOf({ dependencies }: DemoAsset): Record<string, string> {
  return ofType(dependencies, 'FILE');
}

/**
 * The files of a demo that readers are shown: all but those that support many demos.
 * @param files of the demo by name, in TypeScript or in JavaScript
 * @param support names of the others in TypeScript
 */
export function ownFiles<T>(
  files: Record<string, T>,
  support: readonly string[] = [],
): Record<string, T> {
  const others = new Set([...support, ...support.map(toJavascriptName)]);
  return Object.fromEntries(Object.entries(files).filter(([name]) => !others.has(name)));
}

/** The packages of a demo with their exact versions. */
export function packagesOf({ dependencies }: DemoAsset): Record<string, string> {
  return ofType(dependencies, 'NPM');
}

function ofType(
  dependencies: DemoAsset['dependencies'],
  wanted: DemoDependency['type'],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies)
      .filter(([, { type }]) => type === wanted)
      .map(([name, { value }]) => [name, value]),
  );
}
