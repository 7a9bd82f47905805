import { fireEvent } from '@testing-library/react';
import { replayWhenLive } from '../../../../src/renderer/entry/replay';
import { LIVE, markLive } from '../../../../src/ui/live';
import { withListeners } from '../../support/listeners';

const PAGE = `
  <button id="copy">Copy <b id="letter">c</b></button>
  <button id="search" aria-keyshortcuts="/ Control+K Meta+K">Find</button>
  <a id="link" href="#there">A link <button id="in-link">in a link</button></a>
  <a id="heading" href="#group" class="ledger-sidebar-toggle">A group <b id="mark">3</b></a>
  <details><summary id="summary">More</summary></details>
  <label id="label">Name <input id="field" /></label>
  <p id="words">Words</p>
  <div data-demo-root="one" id="one">
    <button id="count">Count</button>
    <span id="cell">A cell</span>
    <input type="checkbox" id="box" />
    <a id="demo-link" href="#demo">In a demo</a>
  </div>
  <div data-demo-root="two" id="two"><button id="other">Other</button></div>`;

/** Ids of what was pressed, as the page's own handlers hear of it. */
let pressed: string[];
let stop: () => void;

const at = (id: string) => document.getElementById(id) as HTMLElement;
const page = document.documentElement;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  pressed = [];
  document.body.onclick = ({ target }) => pressed.push((target as Element).id);
  stop = withListeners(replayWhenLive);
});
afterEach(() => {
  stop();
  page.removeAttribute(LIVE);
});

test('a press before the page is live is done when it is, once', () => {
  expect(fireEvent.click(at('copy'))).toBe(false);
  expect(pressed).toEqual([]);
  markLive(page);
  expect(pressed).toEqual(['copy']);
  markLive(page);
  expect(pressed).toEqual(['copy']);
});

test('presses are done in their order, each where it was', () => {
  fireEvent.click(at('search'));
  fireEvent.click(at('letter'));
  fireEvent.click(at('search'));
  markLive(page);
  expect(pressed).toEqual(['search', 'letter', 'search']);
});

test('a press on the heading of a collapsed group is done when the page is live', () => {
  expect(fireEvent.click(at('heading'))).toBe(false);
  expect(fireEvent.click(at('mark'))).toBe(false);
  expect(pressed).toEqual([]);
  markLive(page);
  expect(pressed).toEqual(['heading', 'mark']);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'with %s such a press is left to the browser',
  (key) => {
    expect(fireEvent.click(at('heading'), { [key]: true })).toBe(true);
    pressed = [];
    markLive(page);
    expect(pressed).toEqual([]);
  },
);

test('a press on a live page goes straight through', () => {
  markLive(page);
  expect(fireEvent.click(at('copy'))).toBe(true);
  expect(pressed).toEqual(['copy']);
});

test.each(['link', 'in-link', 'summary', 'label', 'field', 'words'])(
  'a press on the %s is left to the browser',
  (id) => {
    expect(fireEvent.click(at(id))).toBe(true);
    expect(pressed[0]).toBe(id);
    pressed = [];
    markLive(page);
    expect(pressed).toEqual([]);
  },
);

test.each(['count', 'cell', 'box'])(
  'in a demo a press on the %s waits for that demo, whatever else is live',
  (id) => {
    fireEvent.click(at(id));
    markLive(page);
    markLive(at('two'));
    expect(pressed).toEqual([]);
    markLive(at('one'));
    expect(pressed).toEqual([id]);
  },
);

test('a box in a demo is ticked when the demo is live, not before', () => {
  const box = at('box') as HTMLInputElement;
  fireEvent.click(box);
  expect(box.checked).toBe(false);
  markLive(at('one'));
  expect(box.checked).toBe(true);
});

test('a link in a demo is left to the browser', () => {
  expect(fireEvent.click(at('demo-link'))).toBe(true);
  markLive(at('one'));
  expect(pressed).toEqual(['demo-link']);
});

test('a demo that is live answers while the page is not', () => {
  markLive(at('one'));
  fireEvent.click(at('count'));
  expect(pressed).toEqual(['count']);
});

test.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['K', { ctrlKey: true }],
  ['k', { metaKey: true }],
])('the shortcut %s with %j presses its control when the page is live', (key, keys) => {
  expect(fireEvent.keyDown(at('words'), { key, ...keys })).toBe(false);
  markLive(page);
  expect(pressed).toEqual(['search']);
});

test.each([
  ['another key', 'words', { key: 'k' }],
  ['another modifier', 'words', { key: 'k', altKey: true, ctrlKey: true }],
  ['a letter that is typed', 'field', { key: '/' }],
  ['a shortcut in a field', 'field', { key: 'k', ctrlKey: true }],
])('%s is left alone', (_, id, keys) => {
  expect(fireEvent.keyDown(at(id), keys)).toBe(true);
  markLive(page);
  expect(pressed).toEqual([]);
});

test('a shortcut on a live page is left to the page', () => {
  markLive(page);
  expect(fireEvent.keyDown(at('words'), { key: '/' })).toBe(true);
  expect(pressed).toEqual([]);
});

test('the button of a message that came before the page answers by itself', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="alert"><button id="retry">Try again</button></div>',
  );
  fireEvent.click(at('retry'));
  expect(pressed).toEqual(['retry']);
});
