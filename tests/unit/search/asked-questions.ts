/** A question of a reader. */
export interface Row {
  /** As a reader types it. */
  question: string;
  /** The issue that asks it, where we know one. */
  issue?: string;
  /** Addresses, any of which answers it. */
  answers: string[];
}

/** As they are asked in the issues of rc-table and of antd's Table. */
export const ENGLISH: Row[] = [
  {
    question: 'header and body not aligned',
    issue: 'antd #8078',
    answers: [
      '/demo/scroll-y',
      '/demo/fixed-columns',
      '/demo/fixed-columns-and-header',
      '/demo/scroll-xy',
      '/demo/grouping-columns',
    ],
  },
  { question: 'slow with many rows', answers: ['/demo/virtual-list'] },
  {
    question: 'lazy load children',
    issue: 'antd #13600',
    answers: ['/recipe/lazy-children'],
  },
  { question: 'how to select rows with a checkbox', answers: ['/recipe/row-selection'] },
  {
    question: 'select all indeterminate',
    issue: 'antd #30057',
    answers: ['/recipe/row-selection'],
  },
  { question: 'how do I sort a column', answers: ['/recipe/sortable-headers'] },
  { question: 'add pagination', answers: ['/recipe/pagination'] },
  { question: 'page size changer', answers: ['/recipe/pagination'] },
  { question: 'load data from an api with ajax', answers: ['/recipe/server-data'] },
  { question: 'loading spinner while fetching', answers: ['/recipe/server-data'] },
  { question: 'inline edit a cell', answers: ['/recipe/editable-cells'] },
  {
    question: 'input loses focus on every key press',
    answers: ['/recipe/editable-cells', '/#table-components', '/demo/jsx'],
  },
  { question: 'hide a column', issue: 'antd #960', answers: ['/recipe/column-settings'] },
  {
    question: 'drag columns to reorder',
    issue: 'antd #41811',
    answers: ['/recipe/column-settings'],
  },
  { question: 'drag and drop rows', answers: ['/demo/react-dnd'] },
  {
    question: 'infinite scroll',
    issue: 'antd #5904',
    answers: ['/recipe/infinite-loading'],
  },
  { question: 'load more rows at the end', answers: ['/recipe/infinite-loading'] },
  {
    question: 'group rows with a subtotal',
    issue: 'antd #15630',
    answers: ['/recipe/row-grouping'],
  },
  {
    question: 'move between cells with arrow keys',
    answers: ['/recipe/grid-navigation'],
  },
  {
    question: 'table on mobile',
    issue: 'antd #11817',
    answers: ['/recipe/responsive-columns'],
  },
  { question: 'export to excel', answers: ['/recipe/csv-and-print'] },
  { question: 'print the table', answers: ['/recipe/csv-and-print'] },
  { question: 'freeze the first column', answers: ['/demo/fixed-columns'] },
  {
    question: 'sticky header not working',
    issue: 'antd #34021',
    answers: ['/demo/sticky-header'],
  },
  { question: 'resizable columns', answers: ['/demo/column-resize'] },
  {
    question: 'truncate long text with a tooltip',
    answers: ['/#column-ellipsis', '/demo/ellipsis-custom-tooltip', '/demo/ellipsis'],
  },
  {
    question: 'merge cells',
    answers: ['/demo/colspan-rowspan', '/demo/colspan-rowspan-legacy'],
  },
  {
    question: 'expand all rows by default',
    answers: ['/#expandable-defaultexpandallrows', '/demo/expanded-row-render'],
  },
  { question: 'click on a row', answers: ['/#table-onrow', '/demo/row-and-cell-click'] },
  {
    question: 'Each record in table should have a unique `key` prop',
    answers: ['/guide/troubleshooting', '/demo/key', '/#table-rowkey', '/'],
  },
  {
    question: '`expandedRowRender` should not use with nested Table',
    answers: [
      '/guide/troubleshooting',
      '/demo/expanded-row-render',
      '/demo/children-indent',
      '/#expandable-childrencolumnname',
      '/demo/sub-table',
    ],
  },
  { question: 'how to type columns in TypeScript', answers: ['/guide/types'] },
  {
    question: "Type 'string' is not assignable to type 'AlignType | undefined'",
    answers: ['/guide/types'],
  },
  { question: 'get rid of the red borders', answers: ['/guide/styling', '/#install'] },
  {
    question: 'all class names of the table',
    answers: ['/guide/styling', '/demo/class-name'],
  },
  {
    question: 'test a table with Testing Library',
    issue: 'antd #55244',
    answers: ['/guide/testing', '/#tests-in-jsdom'],
  },
  { question: 'not wrapped in act', answers: ['/guide/testing'] },
  {
    question: 'screen reader does not read the headers',
    answers: ['/guide/accessibility'],
  },
  { question: 'make a table accessible', answers: ['/guide/accessibility'] },
  { question: 'zebra stripes', answers: ['/#table-rowclassname', '/demo/class-name'] },
  { question: 'which scroll mode do I need', answers: ['/guide/scroll-mode'] },
  { question: 'scroll.y or sticky', answers: ['/guide/scroll-mode'] },
  {
    question: "Cannot read properties of null (reading 'fixed')",
    answers: ['/guide/troubleshooting'],
  },
  {
    question: 'Rendered more hooks than during the previous render',
    answers: ['/guide/troubleshooting'],
  },
  {
    question: 'why does every cell render again',
    issue: 'antd #23763',
    answers: ['/guide/performance'],
  },
  { question: 'memoize the table element', answers: ['/guide/performance'] },
  { question: 'upgrade from 6', answers: ['/guide/migration'] },
  { question: 'upgrade from version 5 to 7', answers: ['/guide/migration'] },
  {
    question: 'breaking changes in version 7',
    answers: ['/guide/migration', '/changelog'],
  },
  { question: 'freeze', answers: ['/demo/fixed-columns'] },
  { question: 'pinned', answers: ['/demo/fixed-columns'] },
  { question: 'migrate from antd table', answers: ['/guide/migration'] },
  { question: 'rc-table vs @rc-component/table', answers: ['/guide/migration'] },
  {
    question: 'difference between antd Table and rc-table',
    answers: ['/guide/migration'],
  },
  {
    question: 'onRowClick does not work',
    answers: ['/guide/migration', '/guide/troubleshooting'],
  },
];

export const CHINESE: Row[] = [
  {
    question: '表头和表体不对齐',
    answers: [
      '/demo/scroll-y',
      '/demo/fixed-columns',
      '/demo/fixed-columns-and-header',
      '/demo/scroll-xy',
      '/demo/grouping-columns',
    ],
  },
  { question: '冻结列', answers: ['/demo/fixed-columns'] },
  { question: '冻结', answers: ['/demo/fixed-columns'] },
  { question: '怎么勾选行', answers: ['/recipe/row-selection'] },
  { question: '全选', answers: ['/recipe/row-selection'] },
  {
    question: '懒加载',
    issue: 'antd #28556',
    answers: ['/recipe/lazy-children', '/recipe/infinite-loading'],
  },
  { question: '无限滚动', answers: ['/recipe/infinite-loading'] },
  { question: '虚拟滚动', answers: ['/demo/virtual-list', '/demo/virtual-list-grid'] },
  { question: '如何排序', answers: ['/recipe/sortable-headers'] },
  { question: '分页器', answers: ['/recipe/pagination'] },
  { question: '导出 excel', answers: ['/recipe/csv-and-print'] },
  { question: '行内编辑', answers: ['/recipe/editable-cells'] },
  {
    question: '合并单元格',
    answers: ['/demo/colspan-rowspan', '/demo/colspan-rowspan-legacy'],
  },
  { question: '拖拽列宽', answers: ['/demo/column-resize'] },
  { question: '多级表头', answers: ['/demo/grouping-columns'] },
  {
    question: '固定表头不生效',
    answers: [
      '/demo/sticky-header',
      '/demo/scroll-y',
      '/guide/troubleshooting',
      '/#the-sticky-header-does-not-stick',
    ],
  },
  { question: 'TypeScript 类型报错', answers: ['/guide/types'] },
  { question: 'columns 怎么标注类型', answers: ['/guide/types'] },
  { question: '去掉红色边框', answers: ['/guide/styling', '/#install'] },
  { question: '有哪些类名', answers: ['/guide/styling', '/demo/class-name'] },
  { question: '单元测试怎么写', answers: ['/guide/testing'] },
  { question: '模拟 ResizeObserver', answers: ['/guide/testing'] },
  { question: '屏幕阅读器支持', answers: ['/guide/accessibility'] },
  { question: '无障碍', answers: ['/guide/accessibility'] },
  { question: '数据很多时卡顿', answers: ['/demo/virtual-list'] },
  { question: '该用哪种滚动方式', answers: ['/guide/scroll-mode'] },
  { question: 'scroll.y 还是 sticky', answers: ['/guide/scroll-mode'] },
  { question: 'mergedData.some is not a function', answers: ['/guide/troubleshooting'] },
  { question: '控制台报错', answers: ['/guide/troubleshooting'] },
  { question: '如何减少渲染', answers: ['/guide/performance'] },
  { question: '性能优化', answers: ['/guide/performance'] },
  { question: '从 6 升级到 7', answers: ['/guide/migration'] },
  { question: '从 antd 迁移', answers: ['/guide/migration'] },
  { question: 'antd Table 和 rc-table 的区别', answers: ['/guide/migration'] },
  { question: '@rc-component/table', answers: ['/guide/migration', '/#install'] },
  { question: '升级有哪些不兼容的变化', answers: ['/guide/migration'] },
];
