import { motionsOn } from '../support/motions';
import { smallTargetsOn } from '../support/small-targets';

const PATHS = ['/', '/demo/simple'];

test('what can be pressed is large enough on a desk and on a phone', async () => {
  expect(await smallTargetsOn(PATHS)).toEqual([]);
});

test('nothing moves for readers who want less motion', async () => {
  expect(await motionsOn(['/', '/demo/animation'])).toEqual([]);
});
