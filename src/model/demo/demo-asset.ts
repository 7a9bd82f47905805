/** What a demo needs: a file of its own with its text, or a package with its exact version. */
export interface DemoDependency {
  type: 'FILE' | 'NPM';
  value: string;
}

/**
 * A demo with all that it takes to run it elsewhere: the one source of its block, its sandboxes,
 * its archive and its words in the search. The shape is dumi's (its asset metadata, `BLOCK`).
 */
export interface DemoAsset {
  id: string;
  type: 'BLOCK';
  /** Name by which its page links to it. */
  name: string;
  title: string;
  /** Plain text. */
  description: string;
  /** The file among its dependencies whose default export is the demo: `index.tsx`. */
  entry: string;
  /**
   * Files by their path relative to the entry, `shared/look.css`, each with its text as it is
   * written; packages by their name, `rc-table`.
   */
  dependencies: Record<string, DemoDependency>;
}

/** What is loaded of a demo when the reader wants more than to see it. */
export interface DemoSources {
  asset: DemoAsset;
  /** Its files without types, by their names in JavaScript, `index.jsx`; styles as they are. */
  javascript: Record<string, string>;
  /** Versions of React that the site shows it with. */
  react: { react: string; 'react-dom': string };
}

/**
 * The name of a file once its types are gone; others stay as they are.
 * @example javascriptName('a.tsx') // 'a.jsx'
 */
export function javascriptName(name: string): string {
  return name.replace(/\.ts(x?)$/, '.js$1');
}

/** The files of a demo by name, in the order of its imports: its entry first. */
export function filesOf({ dependencies }: DemoAsset): Record<string, string> {
  return ofType(dependencies, 'FILE');
}

/**
 * A demo's own files among those it is made of, by name; what all demos share is not repeated with
 * each of them.
 */
export function ownFiles<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(files).filter(([name]) => !name.includes('shared/')),
  );
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
