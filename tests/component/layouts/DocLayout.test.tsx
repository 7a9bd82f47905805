import { act, screen, waitFor, within } from '@testing-library/react';
import React from 'react';
import { Route, Routes } from 'react-router-dom';
import {
  changeSiteData,
  loadDescriptions,
  readHeadline,
  siteData,
} from '../../../src/data/site-data';
import DocLayout from '../../../src/layouts/DocLayout';
import { history } from '../support/dumi';
import { renderSite } from '../support/render-site';

/** The layout round a page at every address. */
function renderPage(at: string) {
  return renderSite(
    <Routes>
      <Route element={<DocLayout />}>
        <Route path="*" element={<p>The text of the page.</p>} />
      </Route>
    </Routes>,
    at,
  );
}

/** What the page says of itself to search engines. */
const description = () =>
  document.querySelector('meta[name="description"]')?.getAttribute('content');

test('the page has its title as heading and in the title of the window', () => {
  renderPage('/demo/simple');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: 'simple' })).toBeInTheDocument();
  expect(main.getByText('The text of the page.')).toBeInTheDocument();
  expect(document.title).toBe('simple - Small site');
  expect(document.documentElement.lang).toBe('en-US');
});

test('the first page is not named twice in the title of the window', () => {
  renderPage('/');
  expect(document.title).toBe('Small site');
});

test.each([
  ['/demo/virtual-list', 'virtual-list - Small site'],
  ['/demo/virtual-list?tab=performance', 'Performance - virtual-list - Small site'],
])('each tab has a title of its own in the window: %s', (at, title) => {
  renderPage(at);
  expect(document.title).toBe(title);
});

test('the description of the document stays until those of all pages are there', async () => {
  document.head.innerHTML = '<meta name="description" content="Made at build." />';
  renderPage('/demo/simple');
  expect(description()).toBe('Made at build.');
  await loadDescriptions('/demo/scroll-x');
  act(() => history.push('/demo/scroll-x'));
  expect(description()).toBe('A table wider than its container.');
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});

test('a change to a page in the other language changes the language of the document', () => {
  renderPage('/demo/simple');
  act(() => history.push('/zh-CN/demo/simple'));
  expect(document.title).toBe('简单 - Small site');
  expect(document.documentElement.lang).toBe('zh-CN');
});

test('the first stop of the keyboard leads past the navigation', async () => {
  const { user } = renderPage('/demo/simple');
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(document.getElementById(skip.getAttribute('href')?.slice(1) ?? '')).toBe(
    screen.getByRole('main'),
  );
});

test('the parts of the page are landmarks with names of their own', () => {
  renderPage('/demo/simple');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('main')).toBeInTheDocument();
  const names = screen
    .getAllByRole('navigation')
    .map((nav) => nav.getAttribute('aria-label'));
  expect(names).toEqual(
    expect.arrayContaining(['Main', 'Language', 'Pages', 'Previous and next page']),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('the neighbors lead on in the order of the sidebar', () => {
  renderPage('/demo/simple');
  const neighbors = within(
    screen.getByRole('navigation', { name: 'Previous and next page' }),
  );
  expect(neighbors.getByRole('link', { name: /Previous/ })).toHaveAttribute(
    'href',
    '/demo',
  );
  expect(neighbors.getByRole('link', { name: /Next/ })).toHaveAttribute(
    'href',
    '/demo/scroll-x',
  );
});

test('the page can be edited at its file', () => {
  renderPage('/demo/simple');
  expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://example.com/edit/docs/demo/simple.md',
  );
});

test('a page without a translation says so and marks the language of its text', () => {
  renderPage('/zh-CN/demo/scroll-x');
  expect(screen.getByText('此页尚未翻译，以下为 English 原文。')).toBeInTheDocument();
  expect(screen.getByText('The text of the page.').closest('[lang]')).toHaveAttribute(
    'lang',
    'en-US',
  );
});

test.each(['/zh-CN/demo/simple', '/demo/scroll-x'])(
  'at %s nothing is said of it',
  (at) => {
    renderPage(at);
    expect(screen.queryByText(/尚未翻译|not been translated/)).not.toBeInTheDocument();
    expect(screen.getByText('The text of the page.').closest('[lang]')).toBe(
      document.documentElement,
    );
  },
);

test('the drawer of a narrow window opens, holds the pages and closes on Escape', async () => {
  const { user } = renderPage('/demo/simple');
  const open = screen.getByRole('button', { name: 'Open navigation' });
  expect(open).toHaveAttribute('aria-expanded', 'false');
  await user.click(open);
  const drawer = within(await screen.findByRole('dialog', { name: 'Pages' }));
  expect(open).toHaveAttribute('aria-expanded', 'true');
  expect(drawer.getByRole('link', { name: 'scrollX' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(open).toHaveFocus();
  expect(open).toHaveAttribute('aria-expanded', 'false');
});

test('choosing a page in the drawer goes there and closes it', async () => {
  const { user } = renderPage('/demo/simple');
  await user.click(screen.getByRole('button', { name: 'Open navigation' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Pages' }));
  await user.click(drawer.getByRole('link', { name: 'scrollX' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'scrollX' })).toBeInTheDocument();
});

test('a page with a headline has it as heading and in the title of the window', () => {
  const { pages } = siteData('en-US');
  document.body.innerHTML = '<main><h1>Wide <wbr>tables</h1></main>';
  readHeadline('/demo/scroll-x');
  document.body.innerHTML = '';
  renderPage('/demo/scroll-x');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Wide tables$/);
  expect(document.title).toBe('Wide tables - Small site');
  changeSiteData('en-US', { pages });
});
