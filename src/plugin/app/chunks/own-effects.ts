import { readFileSync } from 'node:fs';
import type { SyntaxNode } from '../../../code/parse';
import { parseScript } from '../../demos/source';
import { ownEntries } from './own-entries';
import type { OwnEntry, OwnSite } from './own-entries';

/** Adds imports of effects to what imports an entry; leaves of an entry its effects alone. */
const EFFECTS_LOADER = require.resolve('./own-effects-loader.cjs');

/** The request of an entry's effects ends with it. */
const EFFECTS = '?ledger-effects';

/** Top-level statements besides imports, exports and declarations; not a directive. */
const RUNS = /^(?!(?:Import|Export)).*(?:Statement|Block)$/;

/** What an entry does when it is imported, besides what it exports. */
type Effect = 'nothing' | 'imports' | 'runs';

/** The statements of a script, from its top level. */
function statementsOf(code: string, file: string): SyntaxNode[] {
  const statements: SyntaxNode[] = [];
  const tree = parseScript({ path: file, text: code })?.tree;
  for (let node = tree?.topNode.firstChild; node; node = node.nextSibling)
    statements.push(node);
  return statements;
}

/** `import './colors.css'` */
const isBareImport = (node: SyntaxNode) =>
  node.name === 'ImportDeclaration' && node.getChild('from') === null;

/** A directive such as `'use client'` does nothing. */
const doesRun = (node: SyntaxNode) =>
  RUNS.test(node.name) && node.firstChild?.name !== 'String';

/**
 * What a script does when it is imported, besides what it exports.
 * @param code of the script
 * @param file its path, for its language
 * @returns as written: the statements that run, and what it imports for its effect alone
 */
export function atImport(
  code: string,
  file: string,
): { runs: string[]; imports: string[] } {
  const statements = statementsOf(code, file);
  return {
    runs: statements.filter(doesRun).map(({ from, to }) => code.slice(from, to)),
    imports: statements
      .filter(isBareImport)
      .flatMap((node) => node.getChild('String') ?? [])
      .map(({ from, to }) => code.slice(from + 1, to - 1)),
  };
}

/** The kind of what an entry does when it is imported; parameters as for `atImport`. */
export function effectOf(code: string, file: string): Effect {
  const { runs, imports } = atImport(code, file);
  if (runs.length > 0) return 'runs';
  return imports.length > 0 ? 'imports' : 'nothing';
}

/** What is changed of the configuration of either bundler. */
interface Configuration {
  module?: { rules?: unknown[] };
}

/**
 * Keeps what the site's own entries import for its effect, as style sheets with a library's colors,
 * although its package.json says that the entries have none. dumi has each of them as a whole, for
 * live code, which the theme leaves out of pages (`pages/demo/live-data`).
 *
 * An entry that is said to have effects is in every chunk that imports from it, with all that any page
 * takes of it. So in a build, what imports an entry imports its effects besides, and the entry stays
 * without, unless it does more than import.
 * @param config of the bundler
 * @param site where its own code is
 * @param isBuild false in the development server, where nothing is left out of an entry that is loaded
 */
export function keepEffects<Config extends Configuration>(
  config: Config,
  site: OwnSite,
  isBuild: boolean,
): Config {
  const effects = ownEntries(site).map((entry) => ({
    entry,
    effect: effectOf(readFileSync(entry.file, 'utf8'), entry.file),
  }));
  const withEffect = (asked: Effect) =>
    effects.flatMap(({ entry, effect }) => (effect === asked ? entry : []));
  const importing = withEffect('imports');
  const whole = [...withEffect('runs'), ...(isBuild ? [] : importing)];
  const files = (some: readonly OwnEntry[]) => some.map(({ file }) => file);
  const use = { loader: EFFECTS_LOADER, options: { entries: importing, query: EFFECTS } };
  const added = [
    ...(whole.length > 0 ? [{ include: files(whole), sideEffects: true }] : []),
    ...(isBuild && importing.length > 0
      ? [
          // After what compiles a script.
          {
            test: /\.(?:[cm]?[jt]sx?|md)$/,
            exclude: /node_modules/,
            enforce: 'post',
            use,
          },
          {
            include: files(importing),
            resourceQuery: new RegExp(`\\${EFFECTS}$`),
            sideEffects: true,
          },
        ]
      : []),
  ];
  if (added.length === 0) return config;
  return {
    ...config,
    module: { ...config.module, rules: [...(config.module?.rules ?? []), ...added] },
  };
}
