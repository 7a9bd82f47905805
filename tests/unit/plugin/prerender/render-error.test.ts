import { runInNewContext } from 'node:vm';
import { RenderError, renderError } from '../../../../src/plugin/prerender/render-error';

/** An error as the bundle throws it, which runs in a realm of its own. */
const foreign = runInNewContext("new Error('window is not defined')") as Error;

test('a demo that throws is named with its page, the cure and where it threw', () => {
  const error = renderError(foreign, '/demo/chart', 'chart');
  expect(error).toBeInstanceOf(RenderError);
  expect(error.message).toMatch(
    /^The demo "chart" of the page \/demo\/chart threw while it was rendered\.\n/,
  );
  expect(error.message).toContain('demos:\n    chart: { prerender: false, height: 300 }');
  expect(error.message).toContain('Error: window is not defined\n    at ');
});

test('a page that throws is named, and told nothing of demos', () => {
  const { message } = renderError(foreign, '/guide');
  expect(message).toMatch(/^The page \/guide threw while it was rendered\.\n/);
  expect(message).toContain('belong into effects');
  expect(message).toContain('window is not defined');
  expect(message).not.toContain('prerender: false');
});

test.each([
  ['a string', 'no rows', 'no rows'],
  ['null', null, 'null'],
  ['a promise, as code that suspends throws', Promise.resolve(), '[object Promise]'],
])('%s that is thrown is said as it is', (_, thrown, words) => {
  expect(renderError(thrown, '/guide').message).toContain(words);
});
