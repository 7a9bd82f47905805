import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { installBrowser, setSystemDark } from './browser';

// A limit for what never comes, not for slow machines.
configure({ asyncUtilTimeout: 10_000 });

if (typeof window !== 'undefined') {
  installBrowser(window);
  beforeEach(() => {
    localStorage.clear();
    setSystemDark(false);
  });
}

// React speaks of its warnings on the console alone: a component that causes one is not right.
let errors: jest.SpyInstance;
let warnings: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error');
  warnings = jest.spyOn(console, 'warn');
});
afterEach(() => {
  const said = [...errors.mock.calls, ...warnings.mock.calls];
  jest.restoreAllMocks();
  expect(said).toEqual([]);
});
