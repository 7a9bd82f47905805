/** The package's `index`, and the types of what sites import from the package. */
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { compileFile } from '../compile-file.cjs';

const require = createRequire(import.meta.url);

/** Relative imports of declarations, of which the group is the path. */
const RELATIVE = /(?<=from ')(\.[^']*)(?=')/g;

/** Options are declared without zod, from its schemas, with the words on each. */
const OPTIONS = 'plugin/schemas/options';

function optionTypes() {
  require('../compile-source.cjs');
  return require('../../src/plugin/schemas/option-types.ts').optionTypes();
}

/** A file's declarations, by its own text alone: what it exports says its types itself. */
function declarationsOf(path) {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(
    readFileSync(path, 'utf8'),
    {
      fileName: path,
      reportDiagnostics: true,
      compilerOptions: { isolatedDeclarations: true },
    },
  );
  const [fault] = diagnostics;
  if (fault) {
    const words = ts.flattenDiagnosticMessageText(fault.messageText, ' ');
    throw new Error(`${path} cannot be declared: ${words}`);
  }
  return outputText.replace(RELATIVE, '$1.js');
}

const INDEX_CJS = `throw new Error(
  'dumi-theme-ledger has parts of a site, which dumi bundles: use "import", in the files of a site.',
);
`;

const PLUGIN_TYPES = `import type { IApi } from 'dumi';

/** The node side of the theme, which dumi loads by itself. */
declare function ledger(api: IApi): void;
export = ledger;
`;

/**
 * Writes `index` as an ES module, for bundlers; what says so where node requires it; and types of
 * both, of what they need, and of the plugin. Types have a folder of their own: the folders of
 * `dist` are those that dumi reads.
 * @param {string} source absolute path of `src`
 * @param {string} dist absolute path of the package's `dist`
 */
export function writeIndex(source, dist) {
  const code = compileFile(join(source, 'index.ts'), 'es6');
  const complete = code.replace(/(?<=from ['"])(\.[^'"]*)(?=['"])/g, '$1.js');
  writeFileSync(join(dist, 'index.mjs'), complete);
  writeFileSync(join(dist, 'index.cjs'), INDEX_CJS);
  writeFileSync(join(dist, 'plugin/index.d.ts'), PLUGIN_TYPES);

  const types = join(dist, 'types');
  const waiting = ['index'];
  for (const name of waiting) {
    const text =
      name === OPTIONS ? optionTypes() : declarationsOf(join(source, `${name}.ts`));
    for (const [path] of text.matchAll(RELATIVE)) {
      const used = join(dirname(name), path.replace(/\.js$/, '')).replaceAll('\\', '/');
      if (!waiting.includes(used)) waiting.push(used);
    }
    mkdirSync(dirname(join(types, name)), { recursive: true });
    writeFileSync(join(types, `${name}.d.ts`), text);
  }
  // For `import`, where node's rules ask for a file of that kind.
  writeFileSync(join(types, 'index.d.mts'), readFileSync(join(types, 'index.d.ts')));
}
