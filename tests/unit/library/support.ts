import { act, render } from '@testing-library/react';
import { createElement, useReducer } from 'react';
import type { ReactElement } from 'react';

/** A component that renders what `make` returns, and `update` to render it alone again. */
export function updatable(make: () => ReactElement) {
  let trigger = () => {};
  const Updatable = () => {
    const [, count] = useReducer((times: number) => times + 1, 0);
    trigger = count;
    return make();
  };
  return { element: createElement(Updatable), update: () => act(trigger) };
}

/** Renders what `make` returns; `update` calls it again, as a parent that renders does. */
export function renderUpdatable(make: () => ReactElement) {
  const { element, update } = updatable(make);
  return { ...render(element), update };
}

/** Keeps the deprecation notices that a test provokes out of its output. */
export function silenceWarnings() {
  return jest.spyOn(console, 'error').mockImplementation(() => {});
}

/** Keeps notices out of the output of a test, and gives those that have come. */
export function collectWarnings() {
  const { mock } = silenceWarnings();
  return () => mock.calls.map(([message]) => String(message));
}
