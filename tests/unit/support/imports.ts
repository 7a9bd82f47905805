import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from './root';

export interface Import {
  /** Where it stands, such as `src/hooks/use-site.ts:3`. */
  place: string;
  /** File relative to the root. */
  file: string;
  /** What is imported, as it is written. */
  name: string;
  typeOnly: boolean;
  /** What of it: names, `default`, or `*` where it is all. */
  names: string[];
  /** File that a relative import, a slot or a builtin leads to, relative to the root. */
  target?: string;
}

/** All files below a folder, relative to the root, installed packages left out. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (name === 'node_modules') return [];
    return statSync(join(ROOT, path)).isDirectory() ? filesBelow(path) : [path];
  });
}

/** The file that a relative path leads to, or undefined. */
function resolveFile(path: string): string | undefined {
  const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];
  const found = endings
    .map((ending) => path + ending)
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  return found && relative(ROOT, found).replace(/\\/g, '/');
}

function targetOf(file: string, name: string): string | undefined {
  const own = /^dumi\/theme\/((slots|builtins)\/\w+)$/.exec(name)?.[1];
  if (own) return resolveFile(join(ROOT, 'src', own));
  return name.startsWith('.')
    ? resolveFile(resolve(ROOT, dirname(file), name))
    : undefined;
}

/** What an import declaration takes of a module. */
function namesOf(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings;
  return [
    ...(clause?.name ? ['default'] : []),
    ...(bindings && ts.isNamespaceImport(bindings) ? ['*'] : []),
    ...(bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
      : []),
  ];
}

/** What a file imports: declarations, re-exports, `import()`, `require()` and types. */
export function importsOf(
  file: string,
  text = readFileSync(join(ROOT, file), 'utf8'),
): Import[] {
  if (!/\.(tsx?|cjs|mjs|jsx?)$/.test(file)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Import[] = [];
  const add = (
    node: ts.Node,
    literal: ts.Node | undefined,
    typeOnly: boolean,
    names = ['*'],
  ) => {
    if (!literal || !ts.isStringLiteralLike(literal)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const name = literal.text;
    const target = targetOf(file, name);
    found.push({ place: `${file}:${line + 1}`, file, name, typeOnly, names, target });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const { importClause: clause } = node;
      add(node, node.moduleSpecifier, Boolean(clause?.isTypeOnly), namesOf(clause));
    } else if (ts.isExportDeclaration(node)) {
      add(node, node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isImportTypeNode(node)) {
      add(
        node,
        ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined,
        true,
      );
    } else if (ts.isExternalModuleReference(node)) {
      add(node, node.expression, false);
    } else if (ts.isCallExpression(node)) {
      const { expression } = node;
      const loads =
        expression.kind === ts.SyntaxKind.ImportKeyword ||
        (ts.isIdentifier(expression) && expression.text === 'require');
      if (loads) add(node, node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @example packageOf('@scope/name/deep') // '@scope/name' */
export function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
