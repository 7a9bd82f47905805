import { withDirection } from '../../../src/model/direction';

test.each([
  ['', 'rtl', '?dir=rtl'],
  ['?tab=a', 'rtl', '?tab=a&dir=rtl'],
  ['?dir=rtl', 'rtl', '?dir=rtl'],
  ['?dir=rtl', 'ltr', ''],
  ['?tab=a&dir=rtl&q=%E5%9B%BA', 'ltr', '?tab=a&q=%E5%9B%BA'],
] as const)('the query %j for %s is %j', (search, direction, query) => {
  expect(withDirection(search, direction)).toBe(query);
});
