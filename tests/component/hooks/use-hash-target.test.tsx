import { act, screen } from '@testing-library/react';
import React, { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHashTarget } from '../../../src/hooks/use-hash-target';
import { setPageHeight } from '../support/browser';
import { history } from '../support/dumi';
import { renderSite } from '../support/render-site';

/** Ids of what was scrolled to, in order. */
let scrolled: string[];

beforeEach(() => {
  setPageHeight(1000);
  scrolled = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    scrolled.push(this.id);
  });
});

/** A page with parts of these ids. */
const Page: React.FC<{ ids: string[] }> = ({ ids }) => {
  const { hash, pathname } = useLocation();
  useHashTarget(hash, pathname);
  return (
    <main>
      <input aria-label="Name" />
      {ids.map((id) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </main>
  );
};

test.each([
  ['what the address names', '/#two', ['two']],
  ['what it names in Chinese', '/#%E5%AE%89%E8%A3%85', ['安装']],
  ['nothing without a hash', '/', []],
  ['nothing where nothing has that name', '/#three', []],
  ['nothing for a broken escape', '/#%E0%A4%A', []],
])('a page scrolls to %s', (_, at, expected) => {
  renderSite(<Page ids={['one', 'two', '安装']} />, at);
  expect(scrolled).toEqual(expected);
});

test('what comes late is scrolled to when it is there', () => {
  let arrive: () => void = () => undefined;
  const Late = () => {
    const [ids, setIds] = useState<string[]>([]);
    arrive = () => setIds(['late']);
    return <Page ids={ids} />;
  };
  renderSite(<Late />, '/#late');
  expect(scrolled).toEqual([]);
  act(arrive);
  setPageHeight(2000);
  expect(scrolled).toEqual(['late']);
});

test('what moves while the page grows is scrolled to again', () => {
  renderSite(<Page ids={['one']} />, '/#one');
  setPageHeight(2000);
  setPageHeight(3000);
  expect(scrolled).toEqual(['one', 'one', 'one']);
});

test('a page that keeps its height is left alone', () => {
  renderSite(<Page ids={['one']} />, '/#one');
  setPageHeight(1000);
  expect(scrolled).toEqual(['one']);
});

test.each(['wheel', 'touchstart', 'pointerdown'])(
  'after a %s the reader scrolls, not the page',
  (event) => {
    renderSite(<Page ids={['one']} />, '/#one');
    window.dispatchEvent(new Event(event));
    setPageHeight(2000);
    expect(scrolled).toEqual(['one']);
  },
);

test('after a key the reader scrolls, not the page', async () => {
  const { user } = renderSite(<Page ids={['one']} />, '/#one');
  await user.type(screen.getByRole('textbox'), 'a');
  setPageHeight(2000);
  expect(scrolled).toEqual(['one']);
});

test('another hash is scrolled to, even after the reader has scrolled', () => {
  renderSite(<Page ids={['one', 'two']} />, '/#one');
  window.dispatchEvent(new Event('wheel'));
  act(() => history.push('/#two'));
  expect(scrolled).toEqual(['one', 'two']);
  setPageHeight(2000);
  expect(scrolled).toEqual(['one', 'two', 'two']);
});

test('a page that is left scrolls no more', () => {
  const { unmount } = renderSite(<Page ids={['one']} />, '/#one');
  unmount();
  setPageHeight(2000);
  expect(scrolled).toEqual(['one']);
});
