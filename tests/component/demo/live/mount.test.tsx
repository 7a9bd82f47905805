import { act } from '@testing-library/react';
import React from 'react';
import { mountDemo } from '../../../../src/demo/live/mount';

const Demo = () => <p id="mine">Words</p>;

/** What is in a demo's element after the demo has been shown in it. */
function shownIn(html: string): string {
  const element = document.createElement('div');
  element.innerHTML = html;
  act(() => mountDemo(element, undefined).show({ default: Demo }));
  return element.innerHTML;
}

/** React's development build reports HTML that differs from what it renders. */
const differences = () => jest.spyOn(console, 'error').mockImplementation(() => {});

test('a demo takes over the HTML that the build has made of it', () => {
  const errors = differences();
  expect(shownIn('<p id="theirs">Words</p>')).toBe('<p id="theirs">Words</p>');
  errors.mockRestore();
});

test('a demo whose HTML the build has marked is rendered again', () => {
  const errors = differences();
  expect(shownIn('<ledger-replaced><p id="theirs">Words</p></ledger-replaced>')).toBe(
    '<p id="mine">Words</p>',
  );
  errors.mockRestore();
});
