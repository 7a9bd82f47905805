import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { openDeclarations } from '../../../src/plugin/reference/declarations';
import { readNamedTypes } from '../../../src/plugin/reference/named-types';
import { readApiNotes } from '../../../src/plugin/reference/notes';
import { ROOT } from '../support/root';

jest.setTimeout(120_000);

/** Types that readers can import and that no row has, and why. */
const WITHOUT_ROW: Record<string, string> = {
  ColumnProps: 'the fields of Column as props of an element, without `children`',
  ColumnGroupProps: 'the fields of ColumnGroup as props of an element',
  LegacyExpandableProps: 'its fields are the deprecated rows of Table',
};
/**
 * Types of `rc-table/lib/interface` that are in no type which an application uses; the first one is the
 * bound of a type parameter.
 */
const INTERNAL = [
  'DefaultRecordType',
  'ColScopeType',
  'ExpandableType',
  'GetComponent',
  'ScopeType',
  'StickyOffsets',
];

const { notes } = readApiNotes('docs/api', ROOT);
const INTERFACE = 'rc-table/lib/interface';
/** The files that declare what the root of the package exports, and the parts of `Summary`. */
const MODULES = [
  ...['Table', 'interface', 'constant', 'utils/legacyUtil'],
  ...['sugar/Column', 'sugar/ColumnGroup'],
  ...['Footer/index', 'Footer/Summary', 'Footer/Row', 'Footer/Cell'],
].map((name) => `rc-table/lib/${name}`);
const declarations = openDeclarations(ts, ['rc-table', ...MODULES], ROOT);
const { checker, exportsOf } = declarations;

const isOwn = (symbol: ts.Symbol | undefined) =>
  /node_modules\/rc-table\//.test(
    symbol?.declarations?.[0]?.getSourceFile().fileName ?? '',
  );

/** The props of components in the values of a type: those of `Summary`, `Summary.Row` and so on. */
function propsIn(type: ts.Type, known = new Set<ts.Type>()): string[] {
  if (known.has(type)) return [];
  known.add(type);
  const parameters = type.getCallSignatures().flatMap((one) => one.parameters);
  const props = parameters.map((one) => {
    const { aliasSymbol, symbol } = checker.getTypeOfSymbol(one);
    return aliasSymbol ?? symbol;
  });
  const statics = checker.getPropertiesOfType(type).filter(isOwn);
  return [
    ...props
      .filter((one) => isOwn(one) && !one?.name.startsWith('__'))
      .map((one) => one.name),
    ...statics.flatMap((one) => propsIn(checker.getTypeOfSymbol(one), known)),
  ];
}

const root = exportsOf('rc-table')!;
/** The types that can be imported, by the module that exports them. */
const importable = new Map(
  MODULES.flatMap((module) =>
    [...(exportsOf(module)?.values() ?? [])]
      .filter((symbol) => symbol.flags & ts.SymbolFlags.Type)
      .map((symbol): [string, string] => [symbol.name, module]),
  ),
);
/** What the exports of the root are, and the types that these name, themselves or through others. */
const roots = [...root.values()].flatMap((symbol) =>
  symbol.flags & ts.SymbolFlags.Type
    ? [symbol.name]
    : propsIn(checker.getTypeOfSymbol(symbol)),
);
const named = (names: readonly string[]) =>
  readNamedTypes(['asked'], {
    ...declarations,
    exportsOf: () =>
      new Map(
        names.flatMap((name) => {
          const symbol = exportsOf(importable.get(name) ?? '')?.get(name);
          return symbol ? [[name, symbol] as const] : [];
        }),
      ),
  });
const used = Object.keys(named(roots)).filter((name) => importable.has(name));

const references = notes
  .filter(({ id, argument }) => id !== 'Types' && !argument)
  .map(({ type }) => type);
const types = notes.find(({ id }) => id === 'Types')!;
const hasRow = (name: string) =>
  references.includes(name) || Object.hasOwn(types.rows, name);

test('every type that the exports of the package name has a reference, a row or a reason', () => {
  expect(roots).toEqual(
    expect.arrayContaining([
      'TableProps',
      'ColumnProps',
      'SummaryProps',
      'FooterRowProps',
      'SummaryCellProps',
    ]),
  );
  const without = used.filter((name) => !hasRow(name)).sort();
  expect(without).toEqual(Object.keys(WITHOUT_ROW).sort());
  const count = (names: readonly string[]) =>
    used.filter((name) => names.includes(name)).length;
  process.stdout.write(
    `${used.length} types can be imported and are named by what the package exports: ${count(references)} with a reference, ${count(Object.keys(types.rows))} with a row, ${without.length} with a reason\n`,
  );
});

test('what else rc-table/lib/interface exports is internal, and hidden', () => {
  const others = [...importable]
    .filter(([name, module]) => module === INTERFACE && !used.includes(name))
    .map(([name]) => name);
  expect(others.filter((name) => !hasRow(name)).sort()).toEqual([...INTERNAL].sort());
  expect(INTERNAL.filter((name) => !types.hidden?.includes(name))).toEqual([]);
});

test('every named value that the root exports is in the table of exports, in both languages', () => {
  const values = [...root].filter(([, symbol]) => !(symbol.flags & ts.SymbolFlags.Type));
  const names = values.map(([name]) => name).filter((name) => name !== 'default');
  expect(names.length).toBeGreaterThan(4);
  for (const file of ['docs/index.md', 'docs/index.zh-CN.md']) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const firstCells = text.match(/^\| [^|]+/gm) ?? [];
    const missing = names.filter(
      (name) => !firstCells.some((cell) => cell.includes(`\`${name}\``)),
    );
    expect([file, missing]).toEqual([file, []]);
  }
});
