import { expectWholeAgain } from '../../e2e/support/whole-again';

test.each(['/', '/changelog', '/demo', '/demo/virtual-list', '/zh-CN'])(
  'the page %s, which came as a document, is whole again when the reader comes back',
  expectWholeAgain,
);
