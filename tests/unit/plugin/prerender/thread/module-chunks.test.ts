import { chunksOfModules } from '../../../../../src/plugin/prerender/thread/module-chunks';
import type { Pushed } from '../../../../../src/plugin/prerender/thread/module-chunks';

/** Modules as the bundler writes them. */
function pushed(): Pushed[] {
  const script = `[
    [['demo'], { 1(e, t, n) { let r = n(2), o = n.n(r); n(9); return () => n.bind(n, 3) } }],
    [['button'], { 2: (e, t, n) => { n.d(t, { a: () => o }); var $ = n(4); let o = $; } }],
    [['later'], { 3: function (e, t, n) { n(5) } }],
    [['theme'], { 4(e, t, $) { $(5); $.bind(2); e.n(6) } }],
    [['shared'], { 5() {} }],
    [['theme', 'copy'], { 6() {}, 7(e, t, n) { n(1) } }],
  ]`;
  // Functions of the text itself, which a compiler would change.
  return eval(script) as Pushed[];
}

const find = chunksOfModules(pushed(), []);

test('adds what holds the modules that a module needs, through others', () => {
  expect(find(1, ['demo', 'button'], [])).toEqual(['demo', 'button', 'theme', 'shared']);
});

test('adds for an `import()` what the app has loaded, which it does not ask for', () => {
  const asked = ['demo', 'button', 'theme'];
  expect(find(1, asked, [])).toEqual([...asked, 'shared']);
  expect(chunksOfModules(pushed(), ['later'])(1, asked, [])).toEqual([
    ...asked,
    'shared',
    'later',
  ]);
});

test('adds nothing that is there, in any of its chunks', () => {
  expect(find(1, ['demo', 'button'], ['theme', 'shared', 'later'])).toEqual([
    'demo',
    'button',
  ]);
  expect(find(6, ['copy'], [])).toEqual(['copy']);
});

test('follows modules that need each other to an end', () => {
  const circle = chunksOfModules(
    [
      [['a'], { 1: '(e, t, n) => { n(2) }' }],
      [['b'], { 2: '(e, t, n) => { n(1) }' }],
    ],
    [],
  );
  expect(circle(1, ['a'], [])).toEqual(['a', 'b']);
});

test('a module of the entry needs no chunk', () => {
  expect(find('src/x.tsx', ['demo'], [])).toEqual(['demo']);
});
