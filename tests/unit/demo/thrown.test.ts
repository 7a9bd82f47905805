import { thrownText } from '../../../src/demo/thrown';

function withStack(stack: unknown) {
  return Object.assign(new Error('no rows'), { stack });
}

test.each([
  ['null', null, {}],
  ['undefined', undefined, {}],
  ['a text', ' no rows ', { message: 'no rows' }],
  ['an empty text', ' ', {}],
  ['a number', 0, { message: '0' }],
  ['false', false, { message: 'false' }],
  ['a symbol', Symbol('rows'), { message: 'Symbol(rows)' }],
  ['an object with a message', { message: 'no rows' }, { message: 'no rows' }],
  ['an object with another message', { message: 404 }, {}],
  ['a function', () => 'no rows', {}],
  ['an Error', withStack('at a.js:1:2\n'), { message: 'no rows', stack: 'at a.js:1:2' }],
  ['an Error with an odd stack', withStack(['a.js']), { message: 'no rows' }],
  ['an Error without a stack', withStack(undefined), { message: 'no rows' }],
])('of %s it shows what it has', (_, thrown, expected) => {
  expect(thrownText(thrown)).toEqual(expected);
});
