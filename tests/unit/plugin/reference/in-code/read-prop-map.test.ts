import ts from 'typescript';
import { openDeclarations } from '../../../../../src/plugin/reference/declarations';
import { readPropMap } from '../../../../../src/plugin/reference/in-code/read-prop-map';
import type { ApiNotes } from '../../../../../src/plugin/reference/notes';
import { sitePropMap } from '../../../support/prop-map';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

describe('of the installed rc-table', () => {
  const map = sitePropMap();

  test('components are known by what they take, statics among them', () => {
    expect(map.components['rc-table']).toEqual({
      default: 'Table',
      'default.Column': 'Column',
      'default.ColumnGroup': 'ColumnGroup',
      'default.Summary': 'Summary',
      'default.Summary.Cell': 'SummaryCell',
      'default.Summary.Row': 'SummaryRow',
      Column: 'Column',
      ColumnGroup: 'ColumnGroup',
      Summary: 'Summary',
      'Summary.Cell': 'SummaryCell',
      'Summary.Row': 'SummaryRow',
    });
  });

  test('types are known by the objects they hold, lists of them too', () => {
    expect(map.types['rc-table']).toEqual({
      TableProps: ['Table'],
      ColumnsType: ['ColumnGroup', 'Column'],
      ColumnType: ['Column'],
      ColumnGroupType: ['ColumnGroup'],
      ExpandableConfig: ['Expandable'],
      TableSticky: ['Sticky'],
      TableComponents: ['Components'],
      SummaryProps: ['Summary'],
      FooterRowProps: ['SummaryRow'],
      SummaryCellProps: ['SummaryCell'],
      RenderExpandIconProps: ['ExpandIcon'],
      RenderedCell: ['RenderedCell'],
      CellType: ['RenderedCellProps'],
      RenderExpandIcon: ['rc-table/RenderExpandIcon()'],
      CustomizeScrollBody: ['rc-table/CustomizeScrollBody()'],
    });
  });

  test('functions are known by the arguments and results that have a reference of their own', () => {
    const icon = { takes: [['ExpandIcon']], gives: [] };
    const body = { takes: [[], ['ScrollBody']], gives: [] };
    expect(map.functions).toEqual({
      'Expandable.expandIcon()': icon,
      'Table.expandIcon()': icon,
      'rc-table/RenderExpandIcon()': icon,
      'Components.body()': body,
      'rc-table/CustomizeScrollBody()': body,
      'Column.render()': { takes: [[], [], []], gives: ['RenderedCell'] },
    });
    const read = Object.entries(map.owners).filter(([, { isArgument }]) => isArgument);
    expect(read.map(([id]) => id)).toEqual(['ExpandIcon', 'ScrollBody']);
    expect(map.owners.Column?.holds).toEqual({ render: ['Column.render()'] });
  });

  test('properties that hold objects of another reference say which', () => {
    expect(map.owners.Table?.holds).toEqual({
      columns: ['ColumnGroup', 'Column'],
      expandable: ['Expandable'],
      sticky: ['Sticky'],
      components: ['Components'],
      expandIcon: ['Table.expandIcon()'],
    });
    expect(map.owners.ColumnGroup).toMatchObject({
      required: ['children'],
      holds: { children: ['ColumnGroup', 'Column'] },
    });
  });
});

describe('of a library of another make', () => {
  const root = folderWith({
    'node_modules/@scope/kit/package.json':
      '{ "name": "@scope/kit", "types": "index.d.ts" }',
    'node_modules/@scope/kit/index.d.ts': `
export interface MenuProps { items?: MenuItem[]; onOpen?: (item: MenuItem) => void; label: string }
export interface MenuItem { label: string; icon?: string }
type Props<P> = P & { children?: string };
interface FC<P> { (props: Props<P>): unknown }
declare class Component<P> { constructor(props: P); props: Readonly<P> }
export declare const Menu: FC<MenuProps> & { Item: FC<MenuItem> };
export declare class Panel extends Component<PanelProps> {}
export interface PanelProps { open: boolean }
export declare function helper(item: string): void;
export declare const size: number;
`,
  });
  const note = (id: string, type: string, rows: string[]) =>
    ({
      id,
      module: '@scope/kit',
      type,
      rows: Object.fromEntries(rows.map((row) => [row, { text: 'x' }])),
    }) as unknown as ApiNotes;
  const notes = [
    note('Menu', 'MenuProps', ['items', 'label']),
    note('Item', 'MenuItem', ['label']),
    note('Panel', 'PanelProps', ['open']),
    note('Gone', 'NoSuchType', ['a']),
  ];
  const declarations = openDeclarations(ts, ['@scope/kit'], root);

  test('function components, classes and statics are found', () => {
    const pages = { Menu: '/menu', Item: '/menu', Panel: '/panel', Gone: '/' };
    const map = readPropMap(notes, pages, declarations);
    expect(map.components).toEqual({
      '@scope/kit': { Menu: 'Menu', 'Menu.Item': 'Item', Panel: 'Panel' },
    });
    expect(map.owners.Menu).toEqual({
      page: '/menu',
      rows: ['items', 'label'],
      notes: { items: { text: 'x' }, label: { text: 'x' } },
      properties: ['items', 'onOpen', 'label'],
      required: ['label'],
      holds: { items: ['Item'] },
    });
    expect(Object.keys(map.owners)).toEqual(['Menu', 'Item', 'Panel']);
  });

  test('what no page shows is not known', () => {
    const map = readPropMap(notes, { Panel: '/panel' }, declarations);
    expect(map.components).toEqual({ '@scope/kit': { Panel: 'Panel' } });
    expect(map.types).toEqual({ '@scope/kit': { PanelProps: ['Panel'] } });
  });
});
