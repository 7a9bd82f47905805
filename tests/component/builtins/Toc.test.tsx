import { screen, waitFor, within } from '@testing-library/react';
import React from 'react';
import Toc from '../../../src/builtins/Toc';
import { setPageHeight } from '../support/browser';
import { renderSite } from '../support/render-site';

const ITEMS = [
  { id: 'install', title: 'Install', depth: 2 },
  { id: 'usage', title: 'Usage', depth: 2 },
  { id: 'usage-keys', title: 'Keys', depth: 3 },
];

/** Null for a heading that is hidden, which has no box. */
type Top = number | null;
let tops: Top[] = [];

function boxesOf(top: Top = Infinity): DOMRectList {
  return (top === null ? [] : [{ top }]) as unknown as DOMRectList;
}

/** Scrolls so that the headings stand at these distances from the top of the window. */
function scrollTo(...distances: Top[]): void {
  tops = distances;
  window.dispatchEvent(new Event('scroll'));
}

/** Scrolls the page, which is as long as said, so far down. */
function setPage(height: number, scrollY: number): void {
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
  setPageHeight(height);
}

function renderToc(at = '/') {
  const result = renderSite(
    <>
      <Toc id="toc" items={ITEMS} />
      {ITEMS.map(({ id, title }, index) => (
        <h2
          key={id}
          id={id}
          ref={(heading) => {
            if (heading) heading.getClientRects = () => boxesOf(tops[index]);
          }}
        >
          {title}
        </h2>
      ))}
    </>,
    at,
  );
  return result;
}

const nav = () => within(screen.getByRole('navigation', { name: 'On this page' }));
/** Titles of the headings that are marked as being read. */
const marked = () =>
  nav()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map((link) => link.textContent);

beforeEach(() => {
  tops = [];
  setPage(5000, 0);
});

test('the headings are links to their places, in order', () => {
  renderToc();
  expect(
    nav()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Install', '#install'],
    ['Usage', '#usage'],
    ['Keys', '#usage-keys'],
  ]);
});

test('above the first heading none is marked', async () => {
  renderToc();
  scrollTo(400, 900, 1400);
  await waitFor(() => expect(marked()).toEqual([]));
});

test('the heading that is read is marked, alone, while the reader scrolls', async () => {
  renderToc();
  scrollTo(100, 600, 1100);
  await waitFor(() => expect(marked()).toEqual(['Install']));
  scrollTo(-500, 0, 500);
  await waitFor(() => expect(marked()).toEqual(['Usage']));
  scrollTo(-1000, -500, 0);
  await waitFor(() => expect(marked()).toEqual(['Keys']));
  scrollTo(-400, 100, 600);
  await waitFor(() => expect(marked()).toEqual(['Usage']));
});

test('at the end of the page the last heading is the one, however short its part', async () => {
  renderToc();
  setPage(5000, 5000 - window.innerHeight);
  scrollTo(-1000, -500, 500);
  await waitFor(() => expect(marked()).toEqual(['Keys']));
});

test('a page that does not scroll is read from its start, not from its end', async () => {
  setPage(window.innerHeight, 0);
  renderToc();
  scrollTo(100, 300, 500);
  await waitFor(() => expect(marked()).toEqual(['Install']));
});

test('a page that grows above the headings moves the mark without any scrolling', async () => {
  renderToc();
  scrollTo(100, 110, 1100);
  await waitFor(() => expect(marked()).toEqual(['Usage']));
  tops = [100, 600, 1600];
  setPageHeight(5500);
  await waitFor(() => expect(marked()).toEqual(['Install']));
});

test('a heading that is not on the page is passed over', async () => {
  renderSite(
    <>
      <Toc id="toc" items={ITEMS} />
      <h2
        id="install"
        ref={(heading) => heading && (heading.getClientRects = () => boxesOf(0))}
      >
        Install
      </h2>
    </>,
  );
  await waitFor(() => expect(marked()).toEqual(['Install']));
});

test('a heading that is hidden is not read, wherever the reader is', async () => {
  renderToc();
  scrollTo(100, null, null);
  await waitFor(() => expect(marked()).toEqual(['Install']));
  setPage(5000, 5000 - window.innerHeight);
  scrollTo(-500, 100, null);
  await waitFor(() => expect(marked()).toEqual(['Usage']));
});

test('it speaks the language of the page', () => {
  renderToc('/zh-CN');
  expect(screen.getByRole('navigation', { name: '本页目录' })).toBeInTheDocument();
});
