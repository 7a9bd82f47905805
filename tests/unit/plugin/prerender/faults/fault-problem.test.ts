import { NEEDS_BROWSER } from '../../../../../src/plugin/prerender/faults/fault-problem';

test.each([
  ...['window', 'document', 'CSSStyleSheet', 'SVGElement', 'DOMParser', 'XMLHttpRequest'],
  ...['MutationObserver', 'CustomElement', 'Image', 'Worker', 'innerWidth', 'CSS'],
  ...['OffscreenCanvas', 'AudioContext', 'cancelAnimationFrame', 'addEventListener'],
])('%s is of a browser', (name) => {
  expect(NEEDS_BROWSER.test(`ReferenceError: ${name} is not defined`)).toBe(true);
});

test.each(['Select', 'Option', 'React', 'props', 'documents', 'Domain', 'Csv'])(
  '%s is a name that the code has forgotten',
  (name) => {
    expect(NEEDS_BROWSER.test(`ReferenceError: ${name} is not defined`)).toBe(false);
  },
);
