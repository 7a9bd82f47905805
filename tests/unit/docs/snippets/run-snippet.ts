import { render } from '@testing-library/react';
import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import ts from 'typescript';

/** What snippets take from the text around them; see `guides/compile.ts`. */
const people = [
  { id: 1, name: 'Ada Byron', age: 36, address: { city: 'London' } },
  { id: 2, name: 'Emmy Noether', age: 53, address: { city: 'Erlangen' } },
];
const columns = [
  { title: 'Name', dataIndex: 'name', key: 'name', width: 200 },
  { title: 'Age', dataIndex: 'age', key: 'age', width: 80 },
];

/** What a top-level statement shows: an element, or the name of one or of a component. */
function shownBy(statement: ts.Statement, source: ts.SourceFile): string | undefined {
  const isJsx = (node?: ts.Node) =>
    !!node && (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node));
  if (ts.isExpressionStatement(statement) && isJsx(statement.expression)) {
    return statement.expression.getText(source);
  }
  if (ts.isVariableStatement(statement)) {
    const [{ name, initializer } = {}] = statement.declarationList.declarations;
    const inner =
      initializer && ts.isParenthesizedExpression(initializer)
        ? initializer.expression
        : initializer;
    return isJsx(inner) ? name?.getText(source) : undefined;
  }
  // A component around a table; others are parts of one.
  const isComponent =
    ts.isFunctionDeclaration(statement) &&
    /^[A-Z]/.test(statement.name?.text ?? '') &&
    statement.body?.getText(source).includes('<Table');
  return isComponent ? statement.name?.text : undefined;
}

/** The tables that a snippet makes: the names of its components and elements, or the elements. */
export function tablesOf(code: string): string[] {
  const source = ts.createSourceFile(
    'snippet.tsx',
    code,
    ts.ScriptTarget.ES2020,
    true,
    ts.ScriptKind.TSX,
  );
  return source.statements.flatMap((statement) => shownBy(statement, source) ?? []);
}

/** Whether a snippet mounts its table into the page itself. */
export const isProgram = (code: string) => code.includes('ReactDOM.render(');

/** Runs a snippet and renders the tables that it makes. */
export function runSnippet(code: string): void {
  const list = tablesOf(code).join(', ');
  const { outputText } = ts.transpileModule(`${code}\n__show([${list}]);`, {
    compilerOptions: {
      jsx: ts.JsxEmit.React,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2020,
      esModuleInterop: true,
    },
  });
  const scope = {
    exports: {},
    require: (name: string): unknown =>
      name.endsWith('.css') ? {} : jest.requireActual(name),
    React: jest.requireActual<object>('react'),
    Table: jest.requireActual<{ default: unknown }>('rc-table').default,
    people,
    columns,
    __show: (tables: (ReactElement | ComponentType<object>)[]) =>
      tables.forEach((table) =>
        render(
          typeof table === 'function'
            ? createElement(table, {
                name: 'People',
                rowKey: 'id',
                columns,
                data: people,
              } as object)
            : table,
        ),
      ),
  };
  // A block, because a snippet may declare what is around it.
  new Function(...Object.keys(scope), `{ ${outputText} }`)(...Object.values(scope));
}
