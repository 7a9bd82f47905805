import { expectRoomForLargeText } from '../../e2e/support/large-text';

test.each(['/', '/guide/hosting', '/zh-CN/demo/virtual-list'])(
  'text of twice its size moves nothing on %s out of a narrow screen',
  expectRoomForLargeText,
);
