import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

const require = createRequire(import.meta.url);
require('../compile-source.cjs');
const { openDeclarations } = require('../../src/plugin/reference/declarations.ts');
const { readApiNotes } = require('../../src/plugin/reference/notes.ts');
const { readTypes } = require('../../src/plugin/reference/types.ts');

/** The files of versions without types that list the props of a reference's type. */
const LISTED_IN = {
  TableProps: ['Table.js', 'ExpandableTable.js'],
  ExpandableConfig: ['Table.js', 'ExpandableTable.js'],
  ColumnType: ['Column.js'],
};

/**
 * The notes of the references.
 * @param {string} root of the repository
 */
export function readNotes(root) {
  const { notes, problems } = readApiNotes('docs/api', root);
  if (problems.length > 0) throw new Error(problems[0].message);
  return notes;
}

/** The names that are keys of `propTypes` in a file. */
function propTypesIn(file) {
  if (!existsSync(file)) return [];
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
  );
  const names = [];
  const keysIn = (node) => {
    if (ts.isObjectLiteralExpression(node))
      names.push(...node.properties.map((one) => one.name?.getText() ?? ''));
    else if (ts.isCallExpression(node)) node.arguments.forEach(keysIn);
  };
  const isPropTypes = (node) => /^propTypes$/i.test(node.name?.getText() ?? '');
  const visit = (node) => {
    const { left, right } = node;
    if (ts.isPropertyAssignment(node) && isPropTypes(node)) keysIn(node.initializer);
    if (left && right && ts.isPropertyAccessExpression(left) && isPropTypes(left))
      keysIn(right);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/**
 * What a version says of the rows of references.
 * @param {string} folder that has it in its `node_modules`
 * @param {ReturnType<typeof readNotes>} notes
 * @returns {{ words: Set<string>, declared: (Set<string> | null)[], listed: Set<string>[] }} all words
 *   of its files, `props.title` too; for each reference the fields that its type declares, null where the version has no
 *   such type, and the props that `propTypes` list
 */
export function evidenceIn(folder, notes) {
  const lib = join(folder, 'node_modules/rc-table/lib');
  const files = readdirSync(lib, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .map((file) => readFileSync(join(lib, file), 'utf8'));
  const modules = notes.map(({ module }) => module);
  const declared = files.some((file) => file.endsWith('.d.ts'))
    ? readTypes(notes, openDeclarations(ts, modules, folder)).properties
    : notes.map(() => null);
  const words = texts.flatMap((text) => [
    ...(text.match(/[A-Za-z_$][\w$]*/g) ?? []),
    ...(text.match(/props\.\w+/g) ?? []),
  ]);
  // A row such as `data-*` is a text with which the names of attributes begin.
  const begins = texts.flatMap((text) => text.match(/(?<=['"])[a-z]+-(?=['"])/g) ?? []);
  return {
    words: new Set([...words, ...begins.map((begin) => `${begin}*`)]),
    declared: declared.map((all) => all && new Set(all.map(({ name }) => name))),
    listed: notes.map(({ type }) => {
      const all = (LISTED_IN[type] ?? []).flatMap((file) => propTypesIn(join(lib, file)));
      return new Set(all);
    }),
  };
}
