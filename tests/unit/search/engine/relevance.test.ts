import { fillersOf } from '../../../../src/plugin/messages/site-messages';
import { ROOT } from '../../support/root';
import { createEngine } from '../../../../src/search/engine/engine';
import { packIndex, unpackIndex } from '../../../../src/search/format/index-file';
import { searchSynonyms } from '../../../../docs/search-synonyms';
import { siteSearchPages } from '../../support/search-site';

/** What a reader writes, and the addresses any of which answers it. */
type Row = [query: string, ...links: string[]];

const ENGLISH: Row[] = [
  // Props, as they are written and as they are remembered.
  ['rowKey', '/#table-rowkey'],
  ['rowkey', '/#table-rowkey'],
  ['row key', '/#table-rowkey'],
  ['Table.rowKey', '/#table-rowkey'],
  ['scroll.x', '/#table-scroll-x'],
  ['scroll.y', '/#table-scroll-y'],
  ['dataIndex', '/#column-dataindex'],
  ['data-index', '/#column-dataindex'],
  ['onCell', '/#column-oncell'],
  ['oncell', '/#column-oncell'],
  ['onHeaderCell', '/#column-onheadercell'],
  ['onRow', '/#table-onrow'],
  ['onHeaderRow', '/#table-onheaderrow'],
  ['rowClassName', '/#table-rowclassname'],
  ['row class name', '/#table-rowclassname'],
  ['tableLayout', '/#table-tablelayout'],
  ['TABLELAYOUT', '/#table-tablelayout'],
  ['emptyText', '/#table-emptytext'],
  ['empty text', '/#table-emptytext'],
  ['indentSize', '/#expandable-indentsize'],
  ['expandedRowClassName', '/#expandable-expandedrowclassname'],
  ['defaultExpandAllRows', '/#expandable-defaultexpandallrows'],
  ['childrenColumnName', '/#expandable-childrencolumnname'],
  ['expandRowByClick', '/#expandable-expandrowbyclick'],
  ['rowExpandable', '/#expandable-rowexpandable'],
  ['offsetHeader', '/#sticky-offsetheader'],
  ['getContainer', '/#sticky-getcontainer'],
  ['offsetScroll', '/#sticky-offsetscroll'],
  ['shouldCellUpdate', '/#column-shouldcellupdate'],
  ['rowScope', '/#column-rowscope'],
  ['components.header.cell', '/#components-header-cell'],
  ['showHeader', '/#table-showheader'],
  ['prefixCls', '/#table-prefixcls'],
  ['expandable', '/#table-expandable'],
  // Demos by name, in any writing.
  ['sticky header', '/demo/sticky-header'],
  ['stickyHeader', '/demo/sticky-header'],
  ['sticky-header', '/demo/sticky-header'],
  ['header sticky', '/demo/sticky-header'],
  ['STICKY HEADER', '/demo/sticky-header'],
  ['sticky header and summary', '/demo/sticky-header-and-summary'],
  ['fixed columns', '/demo/fixed-columns'],
  ['fixedColumns', '/demo/fixed-columns'],
  ['fixed-columns', '/demo/fixed-columns'],
  ['columns fixed', '/demo/fixed-columns'],
  ['virtual list', '/demo/virtual-list'],
  ['virtual list grid', '/demo/virtual-list-grid'],
  ['grouping columns', '/demo/grouping-columns'],
  ['children indent', '/demo/children-indent'],
  ['column resize', '/demo/column-resize'],
  ['resize column', '/demo/column-resize'],
  ['title and footer', '/demo/title-and-footer'],
  ['no data', '/demo/no-data'],
  ['hide header', '/demo/hide-header'],
  ['styled components', '/demo/styled-components'],
  ['react-dnd', '/demo/react-dnd'],
  ['sub table', '/demo/sub-table'],
  ['subTable', '/demo/sub-table'],
  ['scrollXY', '/demo/scroll-xy'],
  ['scope col', '/demo/scope-col'],
  ['nested', '/demo/nested'],
  ['animation', '/demo/animation'],
  ['dropdown', '/demo/dropdown'],
  ['fixed columns rtl', '/demo/fixed-columns-and-header-rtl'],
  ['hover perf', '/demo/jsx'],
  // Behaviors and tasks.
  ['how do I hide the header', '/demo/hide-header'],
  ['drag rows', '/demo/react-dnd#react-dnd', '/demo/react-dnd'],
  ['reorder rows', '/demo/react-dnd'],
  ['filter menu', '/demo/dropdown', '/demo/dropdown#dropdown'],
  ['merge cells', '/demo/colspan-rowspan'],
  ['right to left', '/demo/fixed-columns-and-header-rtl'],
  ['select all', '/recipe/row-selection'],
  ['sort', '/recipe/sortable-headers'],
  ['pagination', '/recipe/pagination'],
  ['fetch', '/recipe/server-data'],
  ['edit a cell', '/recipe/editable-cells'],
  ['hide columns', '/recipe/column-settings'],
  ['lazy load children', '/recipe/lazy-children'],
  ['group by', '/recipe/row-grouping'],
  ['infinite scroll', '/recipe/infinite-loading'],
  ['arrow keys', '/recipe/grid-navigation'],
  ['responsive', '/recipe/responsive-columns'],
  ['export csv', '/recipe/csv-and-print'],
  ['changelog', '/changelog'],
  ['all demos', '/demo'],
  ['default of tablelayout', '/#default-of-tablelayout'],
  ['what goes wrong', '/#what-goes-wrong'],
  ['install', '/#install'],
  ['license', '/#license'],
  ['exports', '/#exports'],
  ['how to install', '/#install'],
  // One or two wrong letters.
  ['stiky header', '/demo/sticky-header'],
  ['sitcky header', '/demo/sticky-header'],
  ['virtaul list', '/demo/virtual-list'],
  ['expandble', '/#table-expandable'],
  ['fixedColunms', '/demo/fixed-columns'],
  ['grouping colums', '/demo/grouping-columns'],
  ['rowClasName', '/#table-rowclassname'],
  ['dropdwon', '/demo/dropdown'],
  ['childern indent', '/demo/children-indent'],
  ['tooltp', '/demo/ellipsis-custom-tooltip'],
  // The beginning of a word.
  ['virt', '/demo/virtual-list'],
  ['ellips', '/demo/ellipsis'],
  ['sticky hea', '/demo/sticky-header'],
  ['capt', '/demo/caption', '/#table-caption'],
  // Versions and words of the code.
  ['7.30.3', '/changelog#7303'],
  ['7.21.0', '/changelog#7210'],
  ['genTable', '/changelog#7300', '/#exports', '/guide/performance'],
  [
    'ResizeObserver',
    '/demo/fixed-columns-resize#fixed-columns-resize-options',
    '/#resizeobserver-in-tests',
  ],
  ['VariableSizeGrid', '/demo/virtual-list-grid#virtual-list-grid'],
  [
    'EXPAND_COLUMN',
    '/#expandable-showexpandcolumn',
    '/demo/expanded-row-render#expanded-row-render-options',
  ],
  ['tree data', '/demo/children-indent', '/#tree-rows-are-not-indented'],
  ['row click', '/demo/row-and-cell-click'],
  ['sticky summary', '/demo/sticky-header-and-summary'],
  ['onScrollCapture', '/demo/scroll-x', '/demo/scroll-y#scroll-y-follow'],
  ['peer dependencies', '/#install'],
  ['ellipsis tooltip', '/demo/ellipsis-custom-tooltip'],
  ['loading', '/demo/no-data#no-data-options'],
  ['rtl', '/demo/fixed-columns-and-header-rtl'],
  ['useState', '/demo/simple#simple-counter', '/demo/simple#simple'],
];

const CHINESE: Row[] = [
  ['rowKey', '/zh-CN#table-rowkey'],
  ['唯一 key', '/zh-CN/demo/key', '/zh-CN#table-rowkey'],
  ['唯一key', '/zh-CN/demo/key', '/zh-CN#table-rowkey'],
  ['原地修改', '/zh-CN#table-data'],
  ['占位行', '/zh-CN/demo/no-data', '/zh-CN#table-emptytext'],
  ['缩进', '/zh-CN/demo/children-indent', '/zh-CN#expandable-indentsize'],
  ['每一级缩进', '/zh-CN#expandable-indentsize'],
  ['文字对齐方式', '/zh-CN#column-align', '/zh-CN#summarycell-align'],
  ['列宽', '/zh-CN/demo/column-resize', '/zh-CN#column-width'],
  ['截断', '/zh-CN/demo/ellipsis', '/zh-CN#column-ellipsis'],
  ['从右到左', '/zh-CN/demo/fixed-columns-and-header-rtl', '/zh-CN#table-direction'],
  ['汇总', '/zh-CN/demo/title-and-footer', '/zh-CN#summary'],
  ['辅助滚动条', '/zh-CN/demo/sticky-header', '/zh-CN#sticky-offsetscroll'],
  ['固定列 左侧', '/zh-CN/demo/fixed-columns', '/zh-CN#column-fixed'],
  ['受控模式', '/zh-CN#expandable-expandedrowkeys'],
  [
    '初始展开',
    '/zh-CN#expandable-defaultexpandallrows',
    '/zh-CN#expandable-defaultexpandedrowkeys',
  ],
  ['自定义单元格', '/zh-CN#column-render'],
  ['安装', '/zh-CN#install'],
  ['右键菜单', '/zh-CN/demo/row-and-cell-click#a-context-menu'],
  ['sticky header', '/zh-CN/demo/sticky-header'],
];

/** What a developer types in Chinese, and the page that must come first. */
const CHINESE_PAGES: [query: string, link: string][] = [
  ['固定列', '/zh-CN/demo/fixed-columns'],
  ['展开行', '/zh-CN/demo/expanded-row-render'],
  ['虚拟列表', '/zh-CN/demo/virtual-list'],
  ['列宽拖动', '/zh-CN/demo/column-resize'],
  ['拖动列宽', '/zh-CN/demo/column-resize'],
  ['单元格合并', '/zh-CN/demo/colspan-rowspan'],
  ['合并单元格', '/zh-CN/demo/colspan-rowspan'],
  ['表头吸顶', '/zh-CN/demo/sticky-header'],
  ['吸顶表头', '/zh-CN/demo/sticky-header'],
  ['空数据', '/zh-CN/demo/no-data'],
  ['行点击', '/zh-CN/demo/row-and-cell-click'],
  ['树形数据', '/zh-CN/demo/children-indent'],
  ['表头分组', '/zh-CN/demo/grouping-columns'],
  ['多级表头', '/zh-CN/demo/grouping-columns'],
  ['嵌套表格', '/zh-CN/demo/sub-table'],
  ['横向滚动', '/zh-CN/demo/scroll-x'],
  ['拖拽排序', '/zh-CN/demo/react-dnd'],
  ['隐藏表头', '/zh-CN/demo/hide-header'],
  ['如何隐藏表头', '/zh-CN/demo/hide-header'],
  ['斑马纹', '/zh-CN/demo/class-name'],
  ['筛选', '/zh-CN/demo/dropdown'],
  ['合计行', '/zh-CN/demo/sticky-header-and-summary'],
  ['无障碍', '/zh-CN/guide/accessibility'],
  ['全选', '/zh-CN/recipe/row-selection'],
  ['排序', '/zh-CN/recipe/sortable-headers'],
  ['分页', '/zh-CN/recipe/pagination'],
  ['竞态', '/zh-CN/recipe/server-data'],
  ['行内编辑', '/zh-CN/recipe/editable-cells'],
  ['列设置', '/zh-CN/recipe/column-settings'],
  ['懒加载', '/zh-CN/recipe/lazy-children'],
  ['分组小计', '/zh-CN/recipe/row-grouping'],
  ['无限滚动', '/zh-CN/recipe/infinite-loading'],
  ['方向键', '/zh-CN/recipe/grid-navigation'],
  ['响应式', '/zh-CN/recipe/responsive-columns'],
  ['导出', '/zh-CN/recipe/csv-and-print'],
  ['更新日志', '/zh-CN/changelog'],
];

const engines = new Map<string, ReturnType<typeof createEngine>>();

function linksOf(locale: string, query: string): string[] {
  const engine =
    engines.get(locale) ??
    createEngine(
      unpackIndex(
        packIndex(siteSearchPages(locale), fillersOf(ROOT, locale), searchSynonyms).index,
      ),
    );
  engines.set(locale, engine);
  return engine.search(query).best.map(({ link }) => link);
}

const ROWS = [
  ...ENGLISH.map((row) => ({ locale: 'en-US', row })),
  ...[...CHINESE, ...CHINESE_PAGES].map((row) => ({ locale: 'zh-CN', row })),
];

test('out of more than eighty queries, at least 95 in 100 have their answer first', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(80);
  const missed = ROWS.flatMap(({ locale, row: [query, ...wanted] }) => {
    const [first = 'nothing'] = linksOf(locale, query);
    return wanted.includes(first) ? [] : [`${query} → ${first}`];
  });
  expect(missed.length / ROWS.length <= 0.05 ? [] : missed).toEqual([]);
});

test.each(ROWS.map(({ locale, row }) => [locale, ...row] as const))(
  'in %s %j is answered in the first three',
  (locale, query, ...wanted) => {
    expect(linksOf(locale, query).filter((link) => wanted.includes(link))).not.toEqual(
      [],
    );
  },
);

test.each(CHINESE_PAGES)('in Chinese %j leads to %s first', (query, link) => {
  expect(linksOf('zh-CN', query)[0]).toBe(link);
});
