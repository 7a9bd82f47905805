import { ROOT_ATTRIBUTE, STORAGE_KEY } from '../../../src/color-mode/preference';
import { createColorStore as create } from '../../../src/color-mode/store';
import { readStored, writeStored } from '../../../src/data/storage';
import type { ColorPreference } from '../../../src/color-mode/preference';
import { setSystemDark } from '../support/browser';

const createColorStore = (siteDefault: ColorPreference) =>
  create(siteDefault, { read: readStored, write: writeStored });

const root = document.documentElement;

beforeEach(() => root.removeAttribute(ROOT_ATTRIBUTE));

/** What another tab of the browser causes in this one. */
function inAnotherTab(key: string | null, value: string | null): void {
  if (key !== null && value !== null) localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

function forbidStorage(): void {
  for (const touch of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, touch).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  }
}

test.each([
  [null, 'dark', false, { preference: 'dark', mode: 'dark' }],
  [null, 'auto', true, { preference: 'auto', mode: 'dark' }],
  ['light', 'dark', true, { preference: 'light', mode: 'light' }],
  ['auto', 'light', true, { preference: 'auto', mode: 'dark' }],
  ['auto', 'dark', false, { preference: 'auto', mode: 'light' }],
  ['nonsense', 'dark', true, { preference: 'dark', mode: 'dark' }],
] as const)(
  'with %s stored, %s by default and a dark system %s it begins with %j',
  (stored, siteDefault, dark, state) => {
    if (stored !== null) localStorage.setItem(STORAGE_KEY, stored);
    setSystemDark(dark);
    expect(createColorStore(siteDefault).get()).toEqual(state);
  },
);

test('a choice is kept, shown and told', () => {
  const store = createColorStore('light');
  const told = jest.fn();
  store.subscribe(told);
  store.set('dark');
  expect(store.get()).toEqual({ preference: 'dark', mode: 'dark' });
  expect(localStorage.getItem(STORAGE_KEY)).toBe('dark');
  expect(root).toHaveAttribute(ROOT_ATTRIBUTE, 'dark');
  expect(told).toHaveBeenCalledTimes(1);
});

test('who stops listening is told no more', () => {
  const store = createColorStore('light');
  const told = jest.fn();
  store.subscribe(told)();
  store.set('dark');
  expect(told).not.toHaveBeenCalled();
});

test('where the reader follows the system, its change is followed at once', () => {
  const store = createColorStore('auto');
  setSystemDark(true);
  expect(store.get().mode).toBe('dark');
  expect(root).toHaveAttribute(ROOT_ATTRIBUTE, 'dark');
  setSystemDark(false);
  expect(store.get().mode).toBe('light');
  expect(root).toHaveAttribute(ROOT_ATTRIBUTE, 'light');
});

test('where the reader has chosen a color, the system changes nothing', () => {
  const store = createColorStore('light');
  setSystemDark(true);
  expect(store.get()).toEqual({ preference: 'light', mode: 'light' });
});

test('a choice in another tab is taken over', () => {
  const store = createColorStore('light');
  inAnotherTab(STORAGE_KEY, 'dark');
  expect(store.get()).toEqual({ preference: 'dark', mode: 'dark' });
});

test('a storage emptied in another tab leads back to the default', () => {
  localStorage.setItem(STORAGE_KEY, 'dark');
  const store = createColorStore('light');
  localStorage.clear();
  inAnotherTab(null, null);
  expect(store.get().preference).toBe('light');
});

test('what else another tab stores is no matter', () => {
  const store = createColorStore('light');
  const told = jest.fn();
  store.subscribe(told);
  inAnotherTab('something', 'dark');
  expect(told).not.toHaveBeenCalled();
});

test('without a storage the choice lasts for the page', () => {
  forbidStorage();
  const store = createColorStore('light');
  expect(store.get().preference).toBe('light');
  store.set('dark');
  expect(store.get()).toEqual({ preference: 'dark', mode: 'dark' });
  expect(root).toHaveAttribute(ROOT_ATTRIBUTE, 'dark');
});
