import { act, screen } from '@testing-library/react';
import React from 'react';
import { ROOT_ATTRIBUTE, STORAGE_KEY } from '../../../src/color-mode/preference';
import { useColorMode } from '../../../src/hooks/use-color-mode';
import { setSystemDark } from '../support/browser';
import { renderSite } from '../support/render-site';

jest.mock('@@/ledger/features', () => ({ fixedColor: true }));

function Mode() {
  const { mode, preference } = useColorMode();
  return <p>{`${mode} by ${preference}`}</p>;
}

test('where readers have no choice, neither a stored one nor the system changes the color', () => {
  localStorage.setItem(STORAGE_KEY, 'dark');
  setSystemDark(true);
  renderSite(<Mode />);
  expect(screen.getByText('light by light')).toBeInTheDocument();
  act(() => setSystemDark(false));
  act(() => setSystemDark(true));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
  });
  expect(screen.getByText('light by light')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute(ROOT_ATTRIBUTE, 'light');
});
