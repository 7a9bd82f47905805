import { rowsOf } from './words';
import type { Words } from './words';

export const CHINESE: Words = {
  switches: '表格的选项',
  labels: {
    grouped: '表头分组',
    fixed: '固定列',
    sticky: '吸顶表头',
    expandable: '可展开的行',
    thousand: '一千行',
  },
  noScript: '启用 JavaScript 后可以切换这些选项。',
  code: '表格的代码',
  copy: '复制',
  copied: '已复制',
  failed: '复制失败',
  lines: (count) => `${count} 行代码`,
  off: '关闭',
  orders: '订单',
  columns: {
    id: '订单',
    customer: '客户',
    name: '姓名',
    city: '城市',
    amount: '金额（元）',
    items: '件数',
    price: '单价',
    total: '合计',
  },
  details: '订单详情',
  shipping: '${items} 件，发往${city}',
  shippingOf: ({ items, city }) => `${items} 件，发往${city}`,
  rows: rowsOf([
    ['林巧稚', '厦门', 3, 12],
    ['吴健雄', '上海', 5, 40],
    ['何泽慧', '苏州', 2, 75],
    ['屠呦呦', '宁波', 8, 9],
    ['谢希德', '泉州', 4, 31],
    ['黄令仪', '南宁', 6, 18],
    ['王承书', '武汉', 2, 64],
    ['李方华', '北京', 7, 22],
  ]),
};
