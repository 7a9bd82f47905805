import { render, screen } from '@testing-library/react';
import React from 'react';
import { isWaiting } from '../../../../src/model/demo/waiting';
import { MaySuspend } from '../../../../src/renderer/frame/may-suspend';

const clear = jest.fn();
beforeEach(() => clear.mockClear());

/** Runs something of which React says in the console that it has failed at first. */
async function withComplaints(run: () => unknown): Promise<void> {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await run();
  expect(said).toHaveBeenCalled();
  said.mockClear();
}

const Bold: React.FC = ({ children }) => <b>{children}</b>;

test('what is in it may wait for code without a `Suspense`', async () => {
  const Later = React.lazy(() => Promise.resolve({ default: Bold }));
  await withComplaints(() =>
    render(
      <MaySuspend clear={clear}>
        <i>Beside</i>
        <Later>Come</Later>
      </MaySuspend>,
    ),
  );
  expect((await screen.findByText('Come')).nodeName).toBe('B');
  expect(screen.getByText('Beside')).toBeInTheDocument();
  expect(clear).toHaveBeenCalledTimes(1);
});

test('other errors go on to what is around it, and nothing renders again for them', async () => {
  let times = 0;
  const Broken = () => {
    times += 1;
    throw new Error('It is broken.');
  };
  const timesIn = async (tree: React.ReactElement) => {
    times = 0;
    await withComplaints(() => {
      expect(() => render(tree)).toThrow('It is broken.');
    });
    return times;
  };
  const alone = await timesIn(<Broken />);
  const inside = await timesIn(
    <MaySuspend clear={clear}>
      <Broken />
    </MaySuspend>,
  );
  expect(inside).toBe(alone);
  expect(clear).not.toHaveBeenCalled();
});

test.each([
  [
    'React 16, 17',
    'Later suspended while rendering, but no fallback UI was specified.',
    true,
  ],
  [
    'React 18',
    'A component suspended while responding to synchronous input. This will cause the UI to be replaced',
    true,
  ],
  [
    'React 18, built',
    'Minified React error #426; visit https://reactjs.org/docs/error-decoder.html?invariant=426',
    true,
  ],
  ['another one, built', 'Minified React error #4260; visit', false],
  ['any other', 'It is broken.', false],
])('tells what waits by the error of %s', (_, message, expected) => {
  expect(isWaiting(new Error(message))).toBe(expected);
});

test('a thrown value that is no error does not wait', () => {
  expect(isWaiting(undefined)).toBe(false);
  expect(isWaiting('text')).toBe(false);
});
