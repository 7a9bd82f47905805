import type { TypeProperty } from '../../../../src/plugin/reference/types';
import { ROOT } from '../../support/root';
import { typesIn } from '../../support/types';
import { temporaryFolders } from '../../support/temporary-folder';

jest.setTimeout(120_000);

const folderWith = temporaryFolders();

describe('the declarations of the installed rc-table', () => {
  const wanted = [
    { module: 'rc-table/lib/Table', type: 'TableProps' },
    { module: 'rc-table/lib/interface', type: 'ColumnGroupType' },
    { module: 'rc-table/lib/interface', type: 'ColumnType' },
    { module: 'rc-table/lib/Footer/Cell', type: 'SummaryCellProps' },
    { module: 'rc-table', type: 'TableProps' },
    { module: 'rc-table/lib/interface', type: 'NoSuchType' },
    { module: 'rc-table/lib/no-such-module', type: 'TableProps' },
    { module: 'no-such-package', type: 'TableProps' },
    {
      module: 'rc-table/lib/Table',
      type: 'TableProps',
      rows: { 'scroll.x': {}, 'components.body.cell': {}, 'data.length': {}, 'no.x': {} },
    },
  ];
  let read: (TypeProperty[] | null)[] = [];
  beforeAll(() => {
    read = typesIn(wanted, ROOT);
  });
  /** A property by the place of its type in the list above. */
  const property = (index: number, name: string) =>
    read[index]?.find((candidate) => candidate.name === name);

  test('each type wanted has an answer in its place', () => {
    expect(read.map((properties) => properties !== null)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  test.each([
    [0, 'rowKey', 'string | GetRowKey<RecordType>'],
    [0, 'columns', 'ColumnsType<RecordType>'],
    [0, 'data', 'readonly RecordType[]'],
    [0, 'scroll', '{ x?: number | true | string; y?: number | string; }'],
    [0, 'sticky', 'boolean | TableSticky'],
    [1, 'children', 'ColumnsType<RecordType>'],
    [3, 'index', 'number'],
  ])('type %d has %s as it is declared', (index, name, type) => {
    expect(property(index, name)?.type).toBe(type);
  });

  test('a path leads to the fields of a property, through unions, functions and arrays aside', () => {
    const nested = (read[8] ?? []).filter((one) => one.nested);
    expect(nested.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'scroll.x: number | true | string',
      'scroll.y: number | string',
      'components.body.wrapper: CustomizeComponent',
      'components.body.row: CustomizeComponent',
      'components.body.cell: CustomizeComponent',
    ]);
    expect(read[0]?.filter((one) => one.nested)).toEqual([]);
  });

  test('no type goes over more than one line', () => {
    const types = read.flatMap((properties) => properties ?? []).map(({ type }) => type);
    expect(types.filter((type) => /\s{2}|[\n\t]/.test(type) || type === '')).toEqual([]);
  });

  test('a mark of optional makes a property optional', () => {
    expect(property(0, 'data')?.required).toBe(false);
    expect(property(1, 'children')?.required).toBe(true);
    expect(property(3, 'index')?.required).toBe(true);
  });

  test('what the library calls deprecated is deprecated, inherited or not', () => {
    expect(property(0, 'expandIcon')?.deprecated).toBe(true);
    expect(property(2, 'onCellClick')?.deprecated).toBe(true);
    expect(property(0, 'rowKey')?.deprecated).toBe(false);
    expect(property(2, 'onCell')?.deprecated).toBe(false);
  });

  test('inherited properties are there and left out ones are not', () => {
    expect(property(1, 'title')?.type).toBe('React.ReactNode');
    expect(property(0, 'expandedRowRender')).toBeDefined();
    expect(property(0, 'showExpandColumn')).toBeUndefined();
  });

  test('a type that is exported again is the same type', () => {
    expect(read[4]).toEqual(read[0]);
  });
});

describe('declarations of other kinds', () => {
  const root = folderWith({
    'node_modules/kinds/package.json': '{ "name": "kinds", "types": "index.d.ts" }',
    'node_modules/kinds/index.d.ts': `
export interface Base { inherited: string }
export interface Props extends Base {
  /** @deprecated use other */
  old?: () => void;
  union:
    | 'a'
    | 'b';
  method(value: number): string;
  'data-id'?: string;
}
export type Alias = { name: string } & Partial<Base>;
export type Mapped = { [K in 'one' | 'two']: number };
export interface Empty {}
export declare const notAType: number;
`,
  });
  const types = ['Props', 'Alias', 'Mapped', 'Empty'];
  let read: (TypeProperty[] | null)[] = [];
  beforeAll(() => {
    read = typesIn(
      types.map((type) => ({ module: 'kinds', type })),
      root,
    );
  });

  test('an interface gives its own properties and the inherited ones', () => {
    expect(read[0]).toEqual([
      { name: 'old', type: '() => void', required: false, deprecated: true },
      { name: 'union', type: "'a' | 'b'", required: true, deprecated: false },
      {
        name: 'method',
        type: '(value: number) => string',
        required: true,
        deprecated: false,
      },
      { name: 'data-id', type: 'string', required: false, deprecated: false },
      { name: 'inherited', type: 'string', required: true, deprecated: false },
    ]);
  });

  test('an alias of two types gives the properties of both', () => {
    expect(read[1]).toEqual([
      { name: 'name', type: 'string', required: true, deprecated: false },
      { name: 'inherited', type: 'string', required: false, deprecated: false },
    ]);
  });

  test('a mapped type gives its keys', () => {
    expect(read[2]).toEqual([
      { name: 'one', type: 'number', required: true, deprecated: false },
      { name: 'two', type: 'number', required: true, deprecated: false },
    ]);
  });

  test('an empty type has no properties, which is not the same as being missing', () => {
    expect(read[3]).toEqual([]);
  });
});

test('no references need no answer', () => {
  expect(typesIn([], ROOT)).toEqual([]);
});
