import { createElement, lazy } from 'react';
import { renderToString } from 'react-dom/server';
import { onceLoaded } from '../../../../../src/plugin/prerender/thread/once-loaded';

const later = (component: () => unknown) =>
  lazy(() => Promise.resolve({ default: component as () => null }));

test('what waits for code is rendered once that is there, also inside of such code', async () => {
  const Inner = later(() => createElement('b', null, 'Come'));
  const Outer = later(() => createElement(Inner));
  const render = () => renderToString(createElement(Outer));
  expect(render).toThrow();
  expect(await onceLoaded(render)).toContain('>Come</b>');
});

test.each([
  'ReactDOMServer does not yet support lazy-loaded components.',
  'ReactDOMServer does not yet support Suspense.',
  'Minified React error #294; visit https://reactjs.org/docs/error-decoder.html?invariant=294',
  'Minified React error #295; visit https://reactjs.org/docs/error-decoder.html?invariant=295',
  'A component suspended while responding to synchronous input. This will cause',
  'Minified React error #426; visit https://react.dev/errors/426 for the full message',
])('tries again after: %s', async (message) => {
  let times = 0;
  const render = () => {
    times += 1;
    if (times === 1) throw new Error(message);
    return 'html';
  };
  expect(await onceLoaded(render)).toBe('html');
});

test('any other error is thrown at once, and code that never comes in the end', async () => {
  let times = 0;
  const failing = (thrown: unknown) => () => {
    times += 1;
    throw thrown;
  };
  await expect(onceLoaded(failing(new Error('It is broken.')))).rejects.toThrow('broken');
  await expect(onceLoaded(failing(undefined))).rejects.toBeUndefined();
  expect(times).toBe(2);
  const never = new Error('Minified React error #426; visit');
  await expect(onceLoaded(failing(never))).rejects.toBe(never);
});
