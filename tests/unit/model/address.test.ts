import { pathWithin, routablePath } from '../../../src/model/address/base';
import { isSameAddress, trimAddress } from '../../../src/model/address/spelling';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/demo/', '/demo'],
  ['/demo//', '/demo'],
  ['//demo//simple', '/demo/simple'],
  ['/demo/index.html', '/demo'],
  ['/table/', '/table'],
  ['/xindex.html', '/xindex.html'],
])('%s is trimmed to %s', (pathname, trimmed) => {
  expect(trimAddress(pathname)).toBe(trimmed);
});

test.each([
  ['/DEMO/SIMPLE', '/demo/simple', true],
  ['/demo/%73imple/', '/demo/simple', true],
  ['/%', '/%', true],
  ['/%', '/x', false],
  ['/%E8%A1%A8', '/表', true],
  ['/demo', '/demos', false],
])('%s and %s are one address: %s', (one, other, same) => {
  expect(isSameAddress(one, other)).toBe(same);
});

test.each([
  ['/demo/', '/', '/demo'],
  ['/table', '/table/', '/'],
  ['/table/demo', '/table/', '/demo'],
  ['/TABLE/demo', '/table/', '/demo'],
  ['/tables', '/table/', '/tables'],
])('%s below %s is %s', (pathname, base, path) => {
  expect(pathWithin(pathname, base)).toBe(path);
});

test.each([
  ['/', '/', '/'],
  ['/demo', '/', '/demo'],
  ['/~x', '/', '/~x'],
  ['/%FF', '/', '/%FF'],
  ['/%ff', '/', '/%25ff'],
  ['/@scope', '/', '/%40scope'],
  ['/(x', '/', '/%28x'],
  ['/%', '/', '/%25'],
  ['/%%', '/', '/%25%'],
  ['/%a', '/', '/%25a'],
  ['/表', '/', '/%E8%A1%A8'],
  ['/😀', '/', '/%F0%9F%98%80'],
  ['/table', '/table/', '/table'],
  ['/table/@x', '/table/', '/table/%40x'],
])('%s below %s is matched as %s', (pathname, base, routable) => {
  expect(routablePath(pathname, base)).toBe(routable);
});
