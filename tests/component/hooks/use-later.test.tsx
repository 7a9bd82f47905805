import { act, screen } from '@testing-library/react';
import React, { useState } from 'react';
import type { ComponentType } from 'react';
import { useLazyComponent } from '../../../src/hooks/use-later';
import { setNavigation } from '../../../src/hooks/use-navigation';
import NavigationStatus from '../../../src/renderer/frame/navigation-status';
import { Frame } from '../support/frame';
import { renderSite } from '../support/render-site';

type Load = () => Promise<{ default: ComponentType<{ open: boolean }> }>;

const Sheet: React.FC<{ open: boolean }> = ({ open }) => (
  <p>{open ? 'Open sheet' : 'Closed sheet'}</p>
);
const loaded: Load = () => Promise.resolve({ default: Sheet });

const Opener: React.FC<{ load: Load }> = ({ load }) => {
  const [open, setOpen] = useState(false);
  const { Component, want } = useLazyComponent(load);
  return (
    <>
      <button
        type="button"
        onFocus={() => want()}
        onClick={() => want(() => setOpen(true))}
      >
        Open
      </button>
      {Component && <Component open={open} />}
      <NavigationStatus />
    </>
  );
};

beforeEach(() => setNavigation({ type: 'idle' }));

test('nothing is loaded before it is wanted', () => {
  const load = jest.fn(loaded);
  renderSite(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByText(/sheet/)).not.toBeInTheDocument();
});

test('what is fetched ahead is there, and opens at once when it is wanted', async () => {
  const { user } = renderSite(<Opener load={loaded} />);
  await user.tab();
  expect(await screen.findByText('Closed sheet')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Open sheet')).toBeInTheDocument();
});

test('where it does not come the page says so, and another try opens it', async () => {
  const load = jest
    .fn(loaded)
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'));
  const { user } = renderSite(<Opener load={load} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const message = 'The page could not be loaded.';
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Open sheet')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('of what was fetched ahead and did not come nothing is said', async () => {
  const load = jest.fn(loaded).mockRejectedValueOnce(new Error('offline'));
  const { user } = renderSite(<Opener load={load} />);
  await user.tab();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Open sheet')).toBeInTheDocument();
});

test.each([
  ['comes', loaded],
  ['does not come', () => Promise.reject(new Error('offline'))],
])('of what %s after its part of the page has gone nothing is said', async (_, load) => {
  const arriving = { go: () => {} };
  const later: Load = async () => {
    await new Promise<void>((done) => (arriving.go = done));
    return load();
  };
  const { user, rerender } = renderSite(<Opener load={later} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  rerender(
    <Frame>
      <NavigationStatus />
    </Frame>,
  );
  await act(async () => arriving.go());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
