import { render } from '@testing-library/react';
import React, { useLayoutEffect } from 'react';
import { headSink, useHead } from '../../../src/hooks/use-head';
import type { Head } from '../../../src/model/head';

const Page: React.FC<{ head: Head }> = ({ head }) => {
  useHead(head);
  return null;
};

const meta = (name: string) =>
  [...document.querySelectorAll(`meta[name="${name}"]`)].map((one) =>
    one.getAttribute('content'),
  );
/** Title, language, description and what robots are told. */
const shown = () => [
  document.title,
  document.documentElement.lang,
  meta('description'),
  meta('robots'),
];

beforeEach(() => {
  document.head.innerHTML =
    '<title>As built</title><meta name="description" content="As built." />';
  document.documentElement.lang = 'en-US';
});

test.each<[string, Head, ReturnType<typeof shown>]>([
  ['all', { title: 'A', description: 'B', lang: 'zh-CN' }, ['A', 'zh-CN', ['B'], []]],
  ['no language', { title: 'A', description: 'B' }, ['A', 'en-US', ['B'], []]],
  [
    'an empty description',
    { title: 'A', description: '' },
    ['A', 'en-US', ['As built.'], []],
  ],
  ['no description', { title: 'A' }, ['A', 'en-US', [], []]],
  [
    'that it is not for robots',
    { title: 'A', noindex: true },
    ['A', 'en-US', [], ['noindex']],
  ],
])('of a page that says %s the document says as much', (_, head, expected) => {
  render(<Page head={head} />);
  expect(shown()).toEqual(expected);
});

test('what one page says is not left to the next', () => {
  const { rerender } = render(<Page head={{ title: 'A', noindex: true }} />);
  rerender(<Page head={{ title: 'B', description: 'B.' }} />);
  expect(shown()).toEqual(['B', 'en-US', ['B.'], []]);
  rerender(<Page head={{ title: 'C', description: 'C.' }} />);
  expect(shown()).toEqual(['C', 'en-US', ['C.'], []]);
});

test('the title is there before who speaks it looks', () => {
  let spoken = '';
  const Speaker: React.FC = ({ children }) => {
    useLayoutEffect(() => {
      spoken = document.title;
    });
    return <>{children}</>;
  };
  render(
    <Speaker>
      <Page head={{ title: 'A' }} />
    </Speaker>,
  );
  expect(spoken).toBe('A');
});

test('in node the build is told while the page is rendered', () => {
  const told: Head[] = [];
  headSink.take = (head) => told.push(head);
  render(<Page head={{ title: 'A', noindex: true }} />);
  delete headSink.take;
  expect(told).toEqual([{ title: 'A', noindex: true }]);
});

test('links that say the address of another page go', () => {
  document.head.innerHTML = '<link data-page="/a" /><link rel="icon" />';
  const links = () => [...document.head.querySelectorAll('link')].map((one) => one.rel);
  const { rerender } = render(<Page head={{ title: 'A', path: '/a' }} />);
  expect(links()).toEqual(['', 'icon']);
  rerender(<Page head={{ title: 'B', path: '/b' }} />);
  expect(links()).toEqual(['icon']);
});
