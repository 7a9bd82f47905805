import { testTabOrder } from '../e2e/every-page/tab-order';

testTabOrder([
  ['/demo/caption', 390, ['button Open navigation', 'button On this page']],
  ['/', 1280, ['a Skip to content', 'button Search', 'summary Table']],
  ['/demo', 1280, ['a Reference', 'a 中文', 'a rc-table']],
  ['/zh-CN/demo/virtual-list?tab=performance', 1280, ['a 文档']],
]);
