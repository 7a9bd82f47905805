const TYPES = `import type { ColumnsType, Key, TableComponents } from 'rc-table/lib/interface';`;

/** The messages of the guide to types, in their order there, each with code that causes it. */
export const CASES: [message: string, code: string][] = [
  [
    "Type 'string' is not assignable to type 'AlignType | undefined'.",
    `const list = [{ title: 'Age', dataIndex: 'age', align: 'right' }];
     const table = <Table columns={list} data={people} />;`,
  ],
  [
    "'person' is of type 'unknown'.",
    `${TYPES} const list: ColumnsType = [{ title: 'Age', render: (_, person) => person.age }];`,
  ],
  [
    "Type 'unknown' is not assignable to type 'DefaultRecordType'.",
    `${TYPES} const list: ColumnsType = [{ title: 'Age', dataIndex: 'age' }];
     const table = <Table columns={list} data={people} />;`,
  ],
  [
    "Property 'total' is missing in type 'Person' but required in type 'Order'.",
    `${TYPES} interface Order { total: number }
     const orders: ColumnsType<Order> = [];
     const table = <Table columns={orders} data={people} />;`,
  ],
  [
    "Property 'push' does not exist on type 'ColumnsType<Person>'.",
    `columns.push({ title: 'Age' });`,
  ],
  [
    "Property 'width' does not exist on type 'ColumnGroupType<Person>'.",
    `const widths = columns.map((column) => column.width);`,
  ],
  [
    "Object literal may only specify known properties, and 'sorter' does not exist in type 'ColumnGroupType<Person> | ColumnType<Person>'.",
    `${TYPES} const list: ColumnsType<Person> = [{ title: 'Age', dataIndex: 'age', sorter: true }];`,
  ],
  [
    "Type 'boolean' is not assignable to type 'ColumnGroupType<Person> | ColumnType<Person>'.",
    `${TYPES} declare const admin: boolean;
     const list: ColumnsType<Person> = [admin && { title: 'Age' }];`,
  ],
  [
    `Module '"rc-table"' has no exported member 'ColumnsType'. Did you mean to use 'import ColumnsType from "rc-table"' instead?`,
    `import type { ColumnsType } from 'rc-table';`,
  ],
  [
    "Property 'ref' does not exist on type 'IntrinsicAttributes & TableProps<Person>'.",
    `const ref = React.createRef<HTMLDivElement>();
     const table = <Table ref={ref} data={people} />;`,
  ],
  [
    "Property 'role' does not exist on type 'IntrinsicAttributes & TableProps<Person>'.",
    `const table = <Table role="grid" data={people} />;`,
  ],
  [
    "Property 'onClick' does not exist on type 'IntrinsicAttributes & TableProps<Person>'.",
    `const table = <Table onClick={() => {}} data={people} />;`,
  ],
  [
    "Type 'string' does not satisfy the constraint 'DefaultRecordType'.",
    `const table = <Table<string> data={['Ada']} />;`,
  ],
  [
    "Type 'T' does not satisfy the constraint 'DefaultRecordType'.",
    `function Own<T>({ rows }: { rows: T[] }) { return <Table<T> data={rows} />; }`,
  ],
  [
    "Type 'false' is not assignable to type 'string | number | true | undefined'.",
    `const table = <Table data={people} scroll={{ x: false }} />;`,
  ],
  [
    "Type 'null' is not assignable to type 'HTMLElement | Window'.",
    `const table = (
       <Table data={people} sticky={{ getContainer: () => document.getElementById('box') }} />
     );`,
  ],
  [
    "Type '{ 'data-state': string; }' is not assignable to type 'HTMLAttributes<any> | TdHTMLAttributes<any>'.",
    `${TYPES} const list: ColumnsType<Person> = [{ onCell: () => ({ 'data-state': 'new' }) }];`,
  ],
  [
    "The type 'readonly Key[]' is 'readonly' and cannot be assigned to the mutable type 'Key[]'.",
    `${TYPES} const [, setOpen] = React.useState<Key[]>([]);
     const table = <Table data={people} expandable={{ onExpandedRowsChange: setOpen }} />;`,
  ],
  [
    'Expected 2 arguments, but got 1.',
    `const table = (
       <Table
         data={people}
         expandable={{
           expandIcon: ({ record, onExpand }) => <b onClick={() => onExpand(record)} />,
         }}
       />
     );`,
  ],
  [
    "Property 'index' is missing in type '{ children: string; }' but required in type 'SummaryCellProps'.",
    `const cell = <Table.Summary.Cell>Total</Table.Summary.Cell>;`,
  ],
  [
    "Property 'style' does not exist on type 'IntrinsicAttributes & SummaryCellProps'.",
    `const cell = <Table.Summary.Cell index={0} style={{}} />;`,
  ],
  [
    "Type 'string' is not assignable to type 'CustomizeComponent | undefined'.",
    `const components = { body: { row: 'div' } };
     const table = <Table components={components} data={people} />;`,
  ],
  [
    "Property 'current' does not exist on type '(instance: { scrollLeft: number; } | null) => void'.",
    `${TYPES} const components: TableComponents<Person> = {
       body: (rows, { ref }) => { ref!.current = { scrollLeft: 0 }; return null; },
     };`,
  ],
  [
    "Property 'Summary' does not exist on type '<RecordType extends DefaultRecordType>(tableProps: TableProps<RecordType>) => Element'.",
    `import { genTable } from 'rc-table';
     const QuietTable = genTable();
     const summary = <QuietTable.Summary />;`,
  ],
];

/** What the guide says is not checked, or is the cure of a message: all of it compiles. */
export const ACCEPTED: string[] = [
  `${TYPES} const list: ColumnsType<Person> = [{ dataIndex: 'agee' }];
   const table = <Table columns={list} data={people} rowKey="idd" />;`,
  `${TYPES} const list: ColumnsType<Person> = [
     { dataIndex: 'age', render: (age: string) => age.trim() },
     { dataIndex: 'name', render: () => new Date(0) },
     { dataIndex: 'address', render: (_, person) => person.address },
   ];`,
  `const table = <Table aria-lable="People" data={people} />;`,
  `const table = <Table {...{ role: 'grid' }} data={people} />;`,
  `${TYPES} const list: ColumnsType<Person> = [
     { onCell: () => ({ className: 'new', 'data-state': 'new' }) },
   ];`,
  `${TYPES} const list = [
     { title: 'Age', align: 'right' },
   ] satisfies ColumnsType<Person>;`,
  `${TYPES} declare const admin: boolean;
   const list: ColumnsType<Person> = [...(admin ? [{ title: 'Age' }] : [])];`,
  `const widths = columns.map((column) => ('children' in column ? undefined : column.width));`,
  `${TYPES} const [open, setOpen] = React.useState<readonly Key[]>([]);
   const table = (
     <Table
       data={people}
       expandable={{ expandedRowKeys: open, onExpandedRowsChange: setOpen }}
     />
   );`,
  `const box = React.createRef<HTMLDivElement>();
   const table = (
     <Table data={people} sticky={{ getContainer: () => box.current ?? window }} />
   );`,
  `${TYPES} const components: TableComponents<Person> = {
     body: (rows, { ref }) => {
       (ref as React.MutableRefObject<{ scrollLeft: number }>).current = { scrollLeft: 0 };
       return null;
     },
   };`,
  `const people = <Table.Column<Person> title="Age" render={(_, person) => person.age} />;`,
];
