import { runInNewContext } from 'node:vm';
import { DIRECTION_SCRIPT, directionOf } from '../../../src/model/direction';

/** What the script sets on the root element of a document at an address. */
function setBy(search: string): string | undefined {
  let dir: string | undefined;
  const setAttribute = (_: string, value: string) => {
    dir = value;
  };
  runInNewContext(DIRECTION_SCRIPT, {
    location: { search },
    document: { documentElement: { setAttribute } },
  });
  return dir;
}

test.each([
  ['?dir=rtl', 'rtl'],
  ['?a=1&dir=ltr&b', 'ltr'],
  ['', undefined],
  ['?dir=', undefined],
  ['?dir=auto', undefined],
  ['?dir=rtlx', undefined],
  ['?redir=rtl', undefined],
  ['?a=dir=rtl', undefined],
])('the query %j asks for %s, and the script agrees', (search, direction) => {
  expect(directionOf(search)).toBe(direction);
  expect(setBy(search)).toBe(direction);
});
