import { screen, within } from '@testing-library/react';
import React from 'react';
import NotFound from '../../../src/slots/NotFound';
import { address, renderSite } from '../support/render-site';

test.each([
  [
    '/nowhere',
    'PAGE NOT FOUND',
    'There is nothing at this address.',
    'Back to homepage',
    '/',
  ],
  ['/zh-CN/nowhere', '页面未找到', '此地址没有内容。', '返回首页', '/zh-CN'],
])('at %s it says so and leads home', async (path, title, text, back, home) => {
  const { user } = renderSite(<NotFound />, path);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  await screen.findByRole('link', { name: /nowhere/ });
  await user.click(screen.getByRole('link', { name: back }));
  expect(address()).toBe(home);
});

test('the title of the window says so, and search engines are told to pass', async () => {
  renderSite(<NotFound />, '/nowhere');
  expect(document.title).toBe('PAGE NOT FOUND - Small site');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
    'content',
    'noindex',
  );
  await screen.findByRole('link', { name: /nowhere/ });
});

test.each([
  ['/demos/simpel', 'Did you mean: ', 'simple', '/demo/simple', 'Search for “simpel”'],
  [
    '/zh-CN/virtual_list',
    '您要找的可能是：',
    'virtual-list',
    '/zh-CN/demo/virtual-list',
    '搜索“virtual list”',
  ],
])('at %s it says what may be meant', async (path, words, name, link, search) => {
  renderSite(<NotFound />, path);
  const line = await screen.findByText(words.trim(), { exact: false });
  // A Chinese colon has its space in it.
  expect(line.textContent).toBe(`${words}${name}`);
  const guess = within(line);
  expect(guess.getByRole('link', { name })).toHaveAttribute('href', link);
  const [, query] = /[“](.*)[”]/.exec(search) ?? [];
  const home = path.startsWith('/zh-CN') ? '/zh-CN' : '/';
  expect(screen.getByRole('link', { name: search })).toHaveAttribute(
    'href',
    `${home}?q=${encodeURIComponent(query ?? '')}`,
  );
});

test('the pages of the header lead on where no page is meant', async () => {
  renderSite(<NotFound />, '/nothing-alike-anywhere');
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Back to homepage',
    'Demos',
    'Widths',
  ]);
  await screen.findByRole('link', { name: /nothing alike anywhere/ });
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});
