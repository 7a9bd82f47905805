import userEvent from '@testing-library/user-event';
import { keepInView } from '../../../../src/renderer/navigation/keep-in-view';
import { setPageHeight } from '../../support/browser';

/** Ids of what was scrolled to, in order. */
let scrolled: string[];
let stop: () => void;

beforeEach(() => {
  setPageHeight(1000);
  scrolled = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    scrolled.push(this.id);
  });
  document.body.innerHTML = '<input aria-label="Name" /><h2 id="one">One</h2>';
  stop = keepInView(document.getElementById('one') as Element);
});
afterEach(() => stop());

test('the page scrolls to it at once', () => {
  expect(scrolled).toEqual(['one']);
});

test('while the page grows it is scrolled to again', () => {
  setPageHeight(2000);
  setPageHeight(3000);
  expect(scrolled).toEqual(['one', 'one', 'one']);
});

test('a page that keeps its height is left alone', () => {
  setPageHeight(1000);
  expect(scrolled).toEqual(['one']);
});

test.each(['wheel', 'touchstart', 'pointerdown'])(
  'after a %s the reader scrolls, not the page',
  (event) => {
    window.dispatchEvent(new Event(event));
    setPageHeight(2000);
    expect(scrolled).toEqual(['one']);
  },
);

test('after a key the reader scrolls, not the page', async () => {
  await userEvent.type(document.querySelector('input') as Element, 'a');
  setPageHeight(2000);
  expect(scrolled).toEqual(['one']);
});

test('when it is stopped the page scrolls no more', () => {
  stop();
  setPageHeight(2000);
  expect(scrolled).toEqual(['one']);
});
