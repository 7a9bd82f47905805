import { searchSynonyms } from '../../../../docs/search-synonyms';
import { fillersOf } from '../../../../src/plugin/messages/site-messages';
import { createEngine } from '../../../../src/search/engine/engine';
import { packIndex, unpackIndex } from '../../../../src/search/format/index-file';
import { ROOT } from '../../support/root';
import { siteSearchPages } from '../../support/search-site';
import { linksOf } from '../made-pages';

/** A question of a reader, and the addresses any of which answers it. */
type Row = [question: string, ...answers: string[]];

/** As they are asked in the issues of rc-table and of antd's Table. */
const ENGLISH: Row[] = [
  [
    'header and body not aligned',
    '/demo/scroll-y',
    '/demo/fixed-columns',
    '/demo/fixed-columns-and-header',
    '/demo/scroll-xy',
    '/demo/grouping-columns',
  ],
  ['slow with many rows', '/demo/virtual-list'],
  ['lazy load children', '/recipe/lazy-children'],
  ['how to select rows with a checkbox', '/recipe/row-selection'],
  ['select all indeterminate', '/recipe/row-selection'],
  ['how do I sort a column', '/recipe/sortable-headers'],
  ['add pagination', '/recipe/pagination'],
  ['page size changer', '/recipe/pagination'],
  ['load data from an api with ajax', '/recipe/server-data'],
  ['loading spinner while fetching', '/recipe/server-data'],
  ['inline edit a cell', '/recipe/editable-cells'],
  [
    'input loses focus on every key press',
    '/recipe/editable-cells',
    '/#table-components',
    '/demo/jsx',
  ],
  ['hide a column', '/recipe/column-settings'],
  ['drag columns to reorder', '/recipe/column-settings'],
  ['drag and drop rows', '/demo/react-dnd'],
  ['infinite scroll', '/recipe/infinite-loading'],
  ['load more rows at the end', '/recipe/infinite-loading'],
  ['group rows with a subtotal', '/recipe/row-grouping'],
  ['move between cells with arrow keys', '/recipe/grid-navigation'],
  ['table on mobile', '/recipe/responsive-columns'],
  ['export to excel', '/recipe/csv-and-print'],
  ['print the table', '/recipe/csv-and-print'],
  ['freeze the first column', '/demo/fixed-columns'],
  ['sticky header not working', '/demo/sticky-header'],
  ['resizable columns', '/demo/column-resize'],
  [
    'truncate long text with a tooltip',
    '/#column-ellipsis',
    '/demo/ellipsis-custom-tooltip',
    '/demo/ellipsis',
  ],
  ['merge cells', '/demo/colspan-rowspan', '/demo/colspan-rowspan-legacy'],
  [
    'expand all rows by default',
    '/#expandable-defaultexpandallrows',
    '/demo/expanded-row-render',
  ],
  ['click on a row', '/#table-onrow', '/demo/row-and-cell-click'],
  [
    'Each record in table should have a unique `key` prop',
    '/guide/troubleshooting',
    '/demo/key',
    '/#table-rowkey',
    '/',
  ],
  [
    '`expandedRowRender` should not use with nested Table',
    '/guide/troubleshooting',
    '/demo/expanded-row-render',
    '/demo/children-indent',
    '/#expandable-childrencolumnname',
    '/demo/sub-table',
  ],
  ['how to type columns in TypeScript', '/guide/types'],
  ["Type 'string' is not assignable to type 'AlignType | undefined'", '/guide/types'],
  ['get rid of the red borders', '/guide/styling', '/#install'],
  ['all class names of the table', '/guide/styling', '/demo/class-name'],
  ['test a table with Testing Library', '/guide/testing', '/#tests-in-jsdom'],
  ['not wrapped in act', '/guide/testing'],
  ['screen reader does not read the headers', '/guide/accessibility'],
  ['make a table accessible', '/guide/accessibility'],
  ['zebra stripes', '/#table-rowclassname', '/demo/class-name'],
  ['which scroll mode do I need', '/guide/scroll-mode'],
  ['scroll.y or sticky', '/guide/scroll-mode'],
  ["Cannot read properties of null (reading 'fixed')", '/guide/troubleshooting'],
  ['Rendered more hooks than during the previous render', '/guide/troubleshooting'],
  ['why does every cell render again', '/guide/performance'],
  ['memoize the table element', '/guide/performance'],
  ['upgrade from 6', '/guide/migration'],
  ['upgrade from version 5 to 7', '/guide/migration'],
  ['breaking changes in version 7', '/guide/migration', '/changelog'],
  ['freeze', '/demo/fixed-columns'],
  ['pinned', '/demo/fixed-columns'],
  ['migrate from antd table', '/guide/migration'],
  ['rc-table vs @rc-component/table', '/guide/migration'],
  ['difference between antd Table and rc-table', '/guide/migration'],
  ['onRowClick does not work', '/guide/migration', '/guide/troubleshooting'],
];

const CHINESE: Row[] = [
  [
    '表头和表体不对齐',
    '/demo/scroll-y',
    '/demo/fixed-columns',
    '/demo/fixed-columns-and-header',
    '/demo/scroll-xy',
    '/demo/grouping-columns',
  ],
  ['冻结列', '/demo/fixed-columns'],
  ['冻结', '/demo/fixed-columns'],
  ['怎么勾选行', '/recipe/row-selection'],
  ['全选', '/recipe/row-selection'],
  ['懒加载', '/recipe/lazy-children', '/recipe/infinite-loading'],
  ['无限滚动', '/recipe/infinite-loading'],
  ['虚拟滚动', '/demo/virtual-list', '/demo/virtual-list-grid'],
  ['如何排序', '/recipe/sortable-headers'],
  ['分页器', '/recipe/pagination'],
  ['导出 excel', '/recipe/csv-and-print'],
  ['行内编辑', '/recipe/editable-cells'],
  ['合并单元格', '/demo/colspan-rowspan', '/demo/colspan-rowspan-legacy'],
  ['拖拽列宽', '/demo/column-resize'],
  ['多级表头', '/demo/grouping-columns'],
  [
    '固定表头不生效',
    '/demo/sticky-header',
    '/demo/scroll-y',
    '/guide/troubleshooting',
    '/#the-sticky-header-does-not-stick',
  ],
  ['TypeScript 类型报错', '/guide/types'],
  ['columns 怎么标注类型', '/guide/types'],
  ['去掉红色边框', '/guide/styling', '/#install'],
  ['有哪些类名', '/guide/styling', '/demo/class-name'],
  ['单元测试怎么写', '/guide/testing'],
  ['模拟 ResizeObserver', '/guide/testing'],
  ['屏幕阅读器支持', '/guide/accessibility'],
  ['无障碍', '/guide/accessibility'],
  ['数据很多时卡顿', '/demo/virtual-list'],
  ['该用哪种滚动方式', '/guide/scroll-mode'],
  ['scroll.y 还是 sticky', '/guide/scroll-mode'],
  ['mergedData.some is not a function', '/guide/troubleshooting'],
  ['控制台报错', '/guide/troubleshooting'],
  ['如何减少渲染', '/guide/performance'],
  ['性能优化', '/guide/performance'],
  ['从 6 升级到 7', '/guide/migration'],
  ['从 antd 迁移', '/guide/migration'],
  ['antd Table 和 rc-table 的区别', '/guide/migration'],
  ['@rc-component/table', '/guide/migration', '/#install'],
  ['升级有哪些不兼容的变化', '/guide/migration'],
];

describe.each([
  ['en-US', '', ENGLISH],
  ['zh-CN', '/zh-CN', CHINESE],
])('questions in %s', (locale, prefix, rows) => {
  const { index } = packIndex(
    siteSearchPages(locale),
    fillersOf(ROOT, locale),
    searchSynonyms,
  );
  const engine = createEngine(unpackIndex(index));

  /** Whether a place is one of these addresses, or on their pages. */
  const isAnswer = (link: string, answers: string[]) =>
    answers.some((answer) => {
      const address = `${prefix}${answer}`.replace(/(?<=.)\/(?=#|$)/, '');
      return (
        link === address ||
        link.startsWith(`${address}#`) ||
        link.startsWith(`${address}?`)
      );
    });

  test.each(rows)('%s', (question, ...answers) => {
    const places = linksOf(engine.search(question)).slice(0, 3);
    const answered = places.some((link) => isAnswer(link, answers));
    expect(answered ? 'answered' : places).toBe('answered');
  });

  test('the first place answers 30 of them at least', () => {
    const first = rows.filter(([question, ...answers]) => {
      const [place = ''] = linksOf(engine.search(question));
      return isAnswer(place, answers);
    });
    process.stdout.write(
      `${locale}: the first place answers ${first.length} of ${rows.length} questions\n`,
    );
    expect(first.length).toBeGreaterThanOrEqual(30);
  });
});
