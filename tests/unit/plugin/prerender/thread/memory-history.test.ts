import { createMemoryHistory } from '../../../../../src/plugin/prerender/thread/memory-history';
import { ROOT } from '../../../support/root';

test('what listens for moves of readers hears of none, and keeps no page from being rendered', () => {
  const history = createMemoryHistory(ROOT);
  const moved = jest.fn(() => {
    throw new ReferenceError('window is not defined');
  });
  const stop = history.listen(moved);
  history.replace('/guide');
  stop();
  expect(history.location.pathname).toBe('/guide');
  expect(moved).not.toHaveBeenCalled();
});
