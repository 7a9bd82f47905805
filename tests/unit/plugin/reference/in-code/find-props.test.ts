import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCode } from '../../../../../src/code/parse';
import { findProps } from '../../../../../src/plugin/reference/in-code/find-props';
import type { PropMap } from '../../../../../src/plugin/reference/in-code/prop-map';
import { sitePropMap } from '../../../support/prop-map';

let map: PropMap;
beforeAll(() => {
  map = sitePropMap();
});

function parsed(code: string) {
  const found = parseCode(code, 'tsx');
  if (!found) throw new Error('There is no parser.');
  return found;
}

/** The rows that code names, in its order: `Table.rowKey`. */
function rowsIn(code: string, files: Record<string, string> = {}): string[] {
  return findProps(parsed(code), map, (request) => {
    const text = files[request];
    return text === undefined ? undefined : parsed(text);
  }).map(({ id, row }) => `${id}.${row}`);
}

const TABLE = "import Table from 'rc-table';\n";
const TYPES =
  "import type { ColumnsType, ColumnType, ColumnGroupType, ExpandableConfig, TableSticky } from 'rc-table/lib/interface';\n";

describe('attributes', () => {
  test.each([
    [
      'the default import',
      "import Grid from 'rc-table'; <Grid rowKey='id' />",
      ['Table.rowKey'],
    ],
    [
      'a named import',
      "import { Column } from 'rc-table'; <Column title='a' />",
      ['Column.title'],
    ],
    [
      'a name of its own',
      "import Table, { Summary as S } from 'rc-table'; <S fixed><S.Cell index={0} /></S>",
      ['Summary.fixed', 'Summary.children', 'SummaryCell.index'],
    ],
    [
      'all of the module',
      "import * as rc from 'rc-table'; <rc.default><rc.Column width={1} /></rc.default>",
      ['Table.children', 'Column.width'],
    ],
    [
      'statics',
      `${TABLE}<Table.Summary fixed><Table.Summary.Row className="a"><Table.Summary.Cell index={0} colSpan={2} /></Table.Summary.Row></Table.Summary>`,
      [
        'Summary.fixed',
        'Summary.children',
        'SummaryRow.className',
        'SummaryRow.children',
        'SummaryCell.index',
        'SummaryCell.colSpan',
      ],
    ],
    [
      'what stands between tags',
      `${TABLE}<Table data={[]}><Table.ColumnGroup title="a"><Table.Column /></Table.ColumnGroup></Table>`,
      ['Table.data', 'Table.children', 'ColumnGroup.title', 'ColumnGroup.children'],
    ],
    [
      'nothing but space between tags',
      `${TABLE}<Table data={[]}>\n</Table>`,
      ['Table.data'],
    ],
    [
      'quoted keys of an object',
      `${TABLE}const grid = { 'aria-label': 'a' }; <Table {...grid} />`,
      ['Table.aria-*'],
    ],
    [
      'names taken out of it',
      `${TABLE}const { Summary, Column: C } = Table; const { Cell } = Summary; <><C title="a" /><Cell index={1} /></>`,
      ['Column.title', 'SummaryCell.index'],
    ],
    [
      'a group and its columns',
      `${TABLE}<Table.ColumnGroup title="a"><Table.Column title="b" /></Table.ColumnGroup>`,
      ['ColumnGroup.title', 'ColumnGroup.children', 'Column.title'],
    ],
    [
      'rows that stand for many names',
      `${TABLE}<Table aria-label="a" data-id="b" />`,
      ['Table.aria-*', 'Table.data-*'],
    ],
  ])('of %s', (_, code, rows) => {
    expect(rowsIn(code)).toEqual(rows);
  });

  test.each([
    ['a component of the file', '<Table rowKey="id" />'],
    ['another package', "import Table from 'other-table'; <Table rowKey='id' />"],
    [
      'another export',
      "import { genTable as Table } from 'rc-table'; <Table rowKey='id' />",
    ],
    [
      'a name that is declared again',
      `${TABLE}function A({ Table }) { return <Table rowKey="id" />; }`,
    ],
    ['a wrapped component', `${TABLE}const Own = styled(Table); <Own rowKey="id" />`],
    [
      'what the library does not document',
      `${TABLE}<Table key="a" ref={b} internalHooks="c" />`,
    ],
    ['a tag', '<div className="a" title="b" />'],
  ])('of %s lead nowhere', (_, code) => {
    expect(rowsIn(code)).toEqual([]);
  });
});

describe('keys of objects', () => {
  const attribute = (value: string) =>
    rowsIn(`${TABLE}<Table columns={${value}} />`).slice(1);

  test.each([
    ['written in place', "[{ title: 'a', dataIndex: 'b' }]"],
    ['behind a condition', "x ? [{ title: 'a', dataIndex: 'b' }] : other"],
    ['spread into a list', "[...(x ? [{ title: 'a', dataIndex: 'b' }] : [])]"],
    ['made of a list', "names.map((dataIndex) => ({ title: 'a', dataIndex }))"],
    ['written as text', "[{ title: 'a', dataIndex: 'b' } as const]"],
  ])('%s', (_, value) => {
    expect(attribute(value)).toEqual(['Column.title', 'Column.dataIndex']);
  });

  test.each([
    [
      'a constant',
      "const columns = [{ title: 'a' }]; const table = <Table columns={columns} />;",
    ],
    ['a constant with a type', "const columns: ColumnsType<A> = [{ title: 'a' }];"],
    [
      'a list of a type that has more',
      "const columns: (ColumnType<A> & { b: 1 })[] = [{ title: 'a', b: 1 }];",
    ],
    ['an alias', "type Own = ColumnsType<A>; const columns: Own = [{ title: 'a' }];"],
    [
      'an interface',
      "interface Own extends ColumnType<A> { b: 1 } const columns: Own[] = [{ title: 'a', b: 1 }];",
    ],
    [
      'a memo',
      "import { useMemo } from 'react'; const columns = useMemo<ColumnsType<A>>(() => [{ title: 'a' }], []);",
    ],
    [
      'a function',
      "function columnsFor(): ColumnType<A>[] { if (x) return []; return [{ title: 'a' }]; }",
    ],
    ['an arrow', "const columnsFor = (): Array<ColumnType<A>> => [{ title: 'a' }];"],
    [
      'a parameter',
      "function keep(columns: readonly ColumnType<A>[]) { return columns; } keep([{ title: 'a' }]);",
    ],
    ['a cast', "const columns = [{ title: 'a' }] satisfies ColumnsType<A>;"],
    [
      'a property of a type',
      "const one: Props['columns'] = [{ title: 'a' }]; import type { TableProps as Props } from 'rc-table';",
    ],
  ])('known by %s', (_, code) => {
    const rows = rowsIn(`${TABLE}${TYPES}${code}`);
    expect(rows.filter((row) => row.startsWith('Column'))).toEqual(['Column.title']);
  });

  test('a memo of React gives what its function returns', () => {
    const code = "import React, { useMemo } from 'react';\n" + TABLE;
    for (const memo of ['useMemo', 'React.useMemo']) {
      expect(
        rowsIn(
          `${code}const columns = ${memo}(() => { return [{ title: 'a' }]; }, []); <Table columns={columns} />`,
        ),
      ).toEqual(['Column.title', 'Table.columns']);
    }
    expect(
      rowsIn(
        `${TABLE}const columns = useMemo(() => [{ title: 'a' }]); <Table columns={columns} />`,
      ),
    ).toEqual(['Table.columns']);
  });

  test('an entry with children is a group, and its entries are columns again', () => {
    expect(attribute("[{ title: 'a', children: [{ title: 'b', width: 1 }] }]")).toEqual([
      'ColumnGroup.title',
      'ColumnGroup.children',
      'Column.title',
      'Column.width',
    ]);
  });

  test('where it can be either, nothing is said', () => {
    expect(attribute("[{ title: 'a', ...rest }]")).toEqual([]);
    expect(attribute("[{ title: 'a', width: 1, ...rest }]")).toEqual([
      'Column.title',
      'Column.width',
    ]);
  });

  test('below a property are the rows of the reference that its type names', () => {
    expect(
      rowsIn(
        `${TABLE}<Table expandable={{ fixed: true, expandIcon }} sticky={on && { offsetHeader: 1 }} />`,
      ),
    ).toEqual([
      'Table.expandable',
      'Expandable.fixed',
      'Expandable.expandIcon',
      'Table.sticky',
      'Sticky.offsetHeader',
    ]);
  });

  test('below a property are its own rows, however deep', () => {
    expect(
      rowsIn(
        `${TABLE}<Table scroll={{ x: 1, z: 2 }} components={{ body: { row: Row, other: 1 } }} />`,
      ),
    ).toEqual([
      'Table.scroll',
      'Table.scroll.x',
      'Table.components',
      'Components.body',
      'Components.body.row',
    ]);
  });

  test('objects that a property returns or only holds are no objects of the library', () => {
    expect(
      attribute(
        "[{ title: 'a', render: () => ({ title: 'b' }), onCell: () => ({ title: 'c', width: 1 }) }]",
      ),
    ).toEqual(['Column.title', 'Column.render', 'Column.onCell']);
  });

  test('data with the same keys is data', () => {
    expect(
      rowsIn(
        `${TABLE}const data = [{ title: 'a', key: 'b', width: 1 }]; <Table data={data} />`,
      ),
    ).toEqual(['Table.data']);
  });

  test('a name that is declared twice leads nowhere', () => {
    expect(
      rowsIn(
        `${TABLE}function A() { const columns = [{ title: 'a' }]; } function B({ columns }) { return <Table columns={columns} />; }`,
      ),
    ).toEqual(['Table.columns']);
  });

  test('a constant that leads back to itself ends', () => {
    expect(
      rowsIn(
        `${TABLE}const columns = x ? columns : [columns]; <Table columns={columns} />`,
      ),
    ).toEqual(['Table.columns']);
  });

  test('one object for two references belongs to none', () => {
    expect(
      rowsIn(
        `${TABLE}const both = { fixed: true }; <><Table expandable={both} /><Table columns={[both]} /></>`,
      ),
    ).toEqual(['Table.expandable', 'Table.columns']);
  });

  test('a function of another file of the demo says what it takes', () => {
    const files = {
      './shared/keep': `${TYPES}export function keep<T>(first: string, columns: readonly ColumnType<T>[]) { return columns; }`,
    };
    const code =
      "import { keep } from './shared/keep'; keep('a', [{ title: 'b' }]); keep([{ title: 'c' }], []);";
    expect(rowsIn(code, files)).toEqual(['Column.title']);
    expect(rowsIn(code)).toEqual([]);
  });

  test('half written code is read as far as it goes', () => {
    expect(rowsIn(`${TABLE}const a = <Table rowKey={`)).toEqual(['Table.rowKey']);
    expect(rowsIn('')).toEqual([]);
  });
});

describe('the demos of this site', () => {
  const FOLDER = 'docs/examples';
  /** Name and row of each property in a demo. */
  function named(file: string): string[] {
    const code = readFileSync(join(FOLDER, file), 'utf8');
    const found = findProps(parsed(code), map, (request) => {
      const path = ['.tsx', '.ts']
        .map((ending) => join(FOLDER, request) + ending)
        .find(existsSync);
      return path === undefined ? undefined : parsed(readFileSync(path, 'utf8'));
    });
    return found.map(({ from, to, id, row }) => `${code.slice(from, to)} ${id}.${row}`);
  }

  test('simple.tsx', () => {
    const column = ['title Column.title', 'dataIndex Column.dataIndex', 'key Column.key'];
    expect(named('simple.tsx')).toEqual([
      ...column,
      ...column,
      ...column,
      'align Column.align',
      'aria-label Table.aria-*',
      'columns Table.columns',
      'data Table.data',
      'rowKey Table.rowKey',
    ]);
  });

  test('fixed-columns-options.tsx: a list of its own type, and columns made of others', () => {
    const found = named('fixed-columns-options.tsx');
    expect(found.filter((one) => one === 'width Column.width')).toHaveLength(7);
    expect(found).toEqual(
      expect.arrayContaining([
        'fixed Column.fixed',
        'fixed Summary.fixed',
        'colSpan SummaryCell.colSpan',
        'x Table.scroll.x',
        'y Table.scroll.y',
      ]),
    );
    expect(found.filter((one) => /^(label|id|payee|className) /.test(one))).toEqual([]);
  });

  test('expanded-row-render-controlled.tsx: an object in place, names alone among its keys', () => {
    const found = named('expanded-row-render-controlled.tsx');
    expect(found.slice(found.indexOf('expandable Table.expandable') + 1)).toEqual([
      'expandedRowRender Expandable.expandedRowRender',
      'rowExpandable Expandable.rowExpandable',
      'expandedRowKeys Expandable.expandedRowKeys',
      'onExpandedRowsChange Expandable.onExpandedRowsChange',
      'expandIcon Expandable.expandIcon',
    ]);
  });

  test('sticky-header-and-summary-options.tsx: columns through a function of another file', () => {
    const found = named('sticky-header-and-summary-options.tsx');
    expect(found.filter((one) => one === 'dataIndex Column.dataIndex')).toHaveLength(5);
    expect(found).toEqual(
      expect.arrayContaining([
        'columnWidth Expandable.columnWidth',
        'getContainer Sticky.getContainer',
        'offsetSummary Sticky.offsetSummary',
      ]),
    );
    // React's own keys, and those of the elements round the table.
    expect(found.filter((one) => one.startsWith('key '))).toEqual(['key Column.key']);
  });

  test('jsx-columns.tsx: columns as elements', () => {
    const found = named('jsx-columns.tsx');
    expect(found).toContain('title ColumnGroup.title');
    expect(found.filter((one) => one === 'dataIndex Column.dataIndex')).toHaveLength(3);
  });

  test('grouping-columns-fixed.tsx: groups and columns are told apart', () => {
    const found = named('grouping-columns-fixed.tsx');
    expect(found).toEqual(
      expect.arrayContaining([
        'children ColumnGroup.children',
        'fixed ColumnGroup.fixed',
        'fixed Column.fixed',
      ]),
    );
    expect(found).not.toContain('dataIndex ColumnGroup.dataIndex');
  });
});

describe('fields of an argument', () => {
  const ICON =
    "import type { ExpandableConfig, RenderExpandIcon, RenderExpandIconProps } from 'rc-table/lib/interface';\n";
  const BODY = "import type { CustomizeScrollBody } from 'rc-table/lib/interface';\n";
  const own = (rows: readonly string[]) =>
    rows.filter((row) => /^(ExpandIcon|ScrollBody)\./.test(row));

  test.each([
    [
      'a pattern',
      `${TABLE}<Table expandable={{ expandIcon: ({ expandable: can, expanded = false, ...rest }) => can }} />`,
      ['ExpandIcon.expandable', 'ExpandIcon.expanded'],
    ],
    [
      'a read of a member',
      `${TABLE}<Table expandable={{ expandIcon: (icon) => icon.expanded && icon.record.name }} />`,
      ['ExpandIcon.expanded', 'ExpandIcon.record'],
    ],
    [
      'a pattern in the body of a method',
      `${TABLE}<Table expandable={{ expandIcon(icon) { const { prefixCls } = icon; return prefixCls; } }} />`,
      ['ExpandIcon.prefixCls'],
    ],
    [
      'a function with a name',
      `${TABLE}function icon({ onExpand }) { return onExpand; } <Table expandable={{ expandIcon: icon }} />`,
      ['ExpandIcon.onExpand'],
    ],
    [
      'a function that is kept',
      `${TABLE}import { useCallback } from 'react'; <Table expandable={{ expandIcon: useCallback(({ record }) => record, []) }} />`,
      ['ExpandIcon.record'],
    ],
    [
      'a type of functions',
      `${ICON}const icon: RenderExpandIcon<Row> = ({ expanded }) => expanded;`,
      ['ExpandIcon.expanded'],
    ],
    [
      'the type of a property',
      `${ICON}const icon: ExpandableConfig<Row>['expandIcon'] = ({ expanded }) => expanded;`,
      ['ExpandIcon.expanded'],
    ],
    [
      'a function that is returned',
      `${ICON}function of(): NonNullable<ExpandableConfig['expandIcon']> { return ({ expanded }) => expanded; }`,
      ['ExpandIcon.expanded'],
    ],
    [
      'the type of a parameter',
      `${ICON}function Icon({ record }: RenderExpandIconProps<Row>) { return record; }`,
      ['ExpandIcon.record'],
    ],
    [
      'a body of its own',
      `${TABLE}<Table components={{ body: (rows, { ref, scrollbarSize }) => rows }} />`,
      ['ScrollBody.ref', 'ScrollBody.scrollbarSize'],
    ],
    [
      'its type',
      `${BODY}const body: CustomizeScrollBody<Row> = (rows, info) => info.onScroll;`,
      ['ScrollBody.onScroll'],
    ],
    [
      'a name that is defined again',
      `${TABLE}<Table expandable={{ expandIcon: (icon) => list.map((icon) => icon.expanded) }} />`,
      [],
    ],
    [
      'the field of a record',
      `${TABLE}<Table columns={[{ render: ({ expanded }) => expanded }]} />`,
      [],
    ],
    [
      'an object that code writes as well',
      `${TABLE}<Table columns={[{ onHeaderCell: (column) => ({ width: column.width }) }]} />`,
      [],
    ],
  ])('by %s', (_, code, rows) => {
    expect(own(rowsIn(code))).toEqual(rows);
  });

  test('the elements of a body are found as before', () => {
    expect(rowsIn(`${TABLE}<Table components={{ body: { row: 'tr' } }} />`)).toEqual([
      'Table.components',
      'Components.body',
      'Components.body.row',
    ]);
  });
});

test('the object that render returns, and the props in it', () => {
  const code = `${TABLE}<Table columns={[{ render: (name) => ({ children: name, props: { rowSpan: 2 } }) }]} />`;
  expect(rowsIn(code)).toEqual([
    'Table.columns',
    'Column.render',
    'RenderedCell.children',
    'RenderedCell.props',
    'RenderedCellProps.rowSpan',
  ]);
});
