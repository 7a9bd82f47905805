import { demoOptions, frameHeight } from '../../../../src/model/demo/demo-options';
import type { DemoOptions } from '../../../../src/model/demo/demo-options';

const OPTIONS: Record<string, DemoOptions> = {
  chart: { prerender: false, height: 300 },
  'no-height': { prerender: false },
  plain: { prerender: true, height: 300 },
  empty: {},
  later: { lazy: true },
  'not-later': { lazy: false },
};

test.each([
  ['chart', { prerender: false, height: 300 }],
  ['no-height', { prerender: false, height: undefined }],
  ['plain', {}],
  ['empty', {}],
  ['later', { lazy: true }],
  ['not-later', {}],
  ['another', {}],
])('of the demo %s the page is told %j', (name, expected) => {
  expect(demoOptions(OPTIONS, name)).toEqual(expected);
});

test('a page that says nothing of its demos has them all rendered', () => {
  expect(demoOptions(undefined, 'chart')).toEqual({});
});

test('what is not known does not get into the page', () => {
  const options = { a: { prerender: false, color: 'red' } as DemoOptions };
  expect(demoOptions(options, 'a')).toEqual({ prerender: false });
});

test.each([
  ['no frame', [undefined, false, 'false'], undefined],
  ['a frame of the usual height', [true, '', 'true'], 300],
  ['a frame of its own height', ['400', 400], 400],
  ['no height', ['400px', '40em', '0', 0, -5, '1e3', 1.5, '{400}', 'no', null, []], null],
])('%s is told by %j', (_, given, height) => {
  expect(given.map(frameHeight)).toEqual(given.map(() => height));
});
