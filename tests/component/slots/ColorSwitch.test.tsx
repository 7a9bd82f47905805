import { act, screen } from '@testing-library/react';
import React from 'react';
import { ROOT_ATTRIBUTE, STORAGE_KEY } from '../../../src/color-mode/preference';
import ColorSwitch from '../../../src/slots/ColorSwitch';
import { setSystemDark } from '../support/browser';
import { renderSite } from '../support/render-site';

const LIGHT = 'Color mode: light. Switch to dark.';
const DARK = 'Color mode: dark. Switch to system.';
const AUTO = 'Color mode: system. Switch to light.';

// The page has one store for all its parts; another tab that empties the storage resets it.
beforeEach(() => {
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

function shown() {
  return document.documentElement.getAttribute(ROOT_ATTRIBUTE);
}

test('each press goes on from light to dark to the system and round again', async () => {
  const { user } = renderSite(<ColorSwitch />);
  const button = screen.getByRole('button', { name: LIGHT });
  await user.click(button);
  expect(button).toHaveAccessibleName(DARK);
  expect(shown()).toBe('dark');
  await user.click(button);
  expect(button).toHaveAccessibleName(AUTO);
  expect(shown()).toBe('light');
  await user.click(button);
  expect(button).toHaveAccessibleName(LIGHT);
  expect(shown()).toBe('light');
});

test('each choice is stored under the name that dumi uses', async () => {
  const { user } = renderSite(<ColorSwitch />);
  const stored: (string | null)[] = [];
  for (let press = 0; press < 3; press += 1) {
    await user.click(screen.getByRole('button'));
    stored.push(localStorage.getItem('dumi:prefers-color'));
  }
  expect(STORAGE_KEY).toBe('dumi:prefers-color');
  expect(stored).toEqual(['dark', 'auto', 'light']);
});

test('it works by keyboard and keeps the focus', async () => {
  const { user } = renderSite(<ColorSwitch />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: DARK })).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('button', { name: AUTO })).toHaveFocus();
});

test('with the system chosen the page follows the system', async () => {
  const { user } = renderSite(<ColorSwitch />);
  await user.dblClick(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: AUTO })).toBeInTheDocument();
  act(() => setSystemDark(true));
  expect(shown()).toBe('dark');
  expect(screen.getByRole('button', { name: AUTO })).toBeInTheDocument();
});

test('a choice in another tab is shown', () => {
  renderSite(<ColorSwitch />);
  act(() => {
    localStorage.setItem(STORAGE_KEY, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
  });
  expect(screen.getByRole('button', { name: DARK })).toBeInTheDocument();
});

test('two switches of a page show the same', async () => {
  const { user } = renderSite(
    <>
      <ColorSwitch />
      <ColorSwitch />
    </>,
  );
  await user.click(screen.getAllByRole('button')[0]!);
  expect(screen.getAllByRole('button', { name: DARK })).toHaveLength(2);
});

test('a storage that throws does no harm', async () => {
  for (const touch of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, touch).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
  const { user } = renderSite(<ColorSwitch />);
  await user.click(screen.getByRole('button', { name: LIGHT }));
  expect(screen.getByRole('button', { name: DARK })).toBeInTheDocument();
  expect(shown()).toBe('dark');
});
