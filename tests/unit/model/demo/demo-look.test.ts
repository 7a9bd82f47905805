import {
  DEMO_ACTIONS,
  demoLook,
  isOn,
  shownTools,
} from '../../../../src/model/demo/demo-look';

test.each([
  [true, true],
  ['', true],
  ['true', true],
  [false, false],
  ['false', false],
  [undefined, false],
  [null, false],
])('an option that says %j is on: %j', (value, expected) => {
  expect(isOn(value)).toBe(expected);
});

test('a demo that asks for no look has none', () => {
  expect(demoLook({})).toBeUndefined();
  expect(
    demoLook({ compact: false, background: '  ', transform: 'false' }),
  ).toBeUndefined();
});

test('a demo has the look that its tag or its comment asks for', () => {
  const look = { compact: true, transform: 'true', background: ' #f5f5f5 ', wide: '' };
  expect(demoLook({ ...look, title: 'A' })).toEqual({
    compact: true,
    transform: true,
    background: '#f5f5f5',
    wide: true,
  });
});

test.each([
  ['["CSB","EXTERNAL"]', ['codesandbox'], false],
  [['STACKBLITZ'], ['stackblitz'], true],
  [['HTML2SKETCH', 'constructor', 1], [], true],
  ['CSB', [], true],
  ['"CSB"', [], true],
  [undefined, [], true],
])('%j hides %j', (said, gone, hasAlone) => {
  const { actions, ...rest } = shownTools(said);
  expect(rest).toEqual({ hasAlone });
  const left = DEMO_ACTIONS.filter((action) => !(gone as string[]).includes(action));
  expect(actions).toEqual(gone.length > 0 ? left : undefined);
});

test('a demo of another framework has no tools that know React alone', () => {
  expect(shownTools('["code"]', true).actions).toEqual([
    'copy',
    'reset',
    'download',
    'width',
  ]);
});
