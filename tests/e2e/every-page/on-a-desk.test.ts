import { builtPages } from '../support/built-pages';
import { paths } from '../support/pages';
import { SAMPLES, testOnDesk } from './desk';
import { samples } from './samples';

test('the walks know all pages', () => {
  const pages = builtPages.filter((path) => !path.startsWith('/~demos/'));
  // And the page for what is missing.
  expect(pages).toHaveLength(2 * (paths.length + 1));
  expect(paths.filter((path) => path.startsWith('/demo/'))).toHaveLength(39);
  expect(builtPages).toEqual(expect.arrayContaining([...samples]));
});

// As readers get it; `release/waking-in-development` hears what React's development build says.
testOnDesk(SAMPLES, () => Promise.resolve('dist'));
