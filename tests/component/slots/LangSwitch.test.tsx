import { screen, within } from '@testing-library/react';
import React from 'react';
import LangSwitch from '../../../src/slots/LangSwitch';
import { address, renderSite } from '../support/render-site';

test.each([
  ['the first page', '/', '中文', '/zh-CN'],
  ['a page', '/demo/simple', '中文', '/zh-CN/demo/simple'],
  ['a page with a slash at its end', '/demo/simple/', '中文', '/zh-CN/demo/simple'],
  [
    'a tab',
    '/demo/virtual-list?tab=performance',
    '中文',
    '/zh-CN/demo/virtual-list?tab=performance',
  ],
  [
    'a place in a page',
    '/demo/simple#when-to-use-it',
    '中文',
    '/zh-CN/demo/simple#when-to-use-it',
  ],
  [
    'a tab and a place in it',
    '/demo/virtual-list?tab=performance#rows',
    '中文',
    '/zh-CN/demo/virtual-list?tab=performance#rows',
  ],
  ['the first page in Chinese', '/zh-CN', 'English', '/'],
  [
    'a tab and a place in Chinese',
    '/zh-CN/demo/virtual-list?tab=performance#rows',
    'English',
    '/demo/virtual-list?tab=performance#rows',
  ],
  ['an address where nothing is', '/nowhere', '中文', '/zh-CN/nowhere'],
])('from %s it leads to the same in the other language', async (_, from, name, to) => {
  const { user } = renderSite(<LangSwitch />, from);
  await user.click(screen.getByRole('link', { name }));
  expect(address()).toBe(to);
});

test('there and back again is the same address', async () => {
  const { user } = renderSite(<LangSwitch />, '/demo/virtual-list?tab=performance#rows');
  await user.click(screen.getByRole('link', { name: '中文' }));
  await user.click(screen.getByRole('link', { name: 'English' }));
  expect(address()).toBe('/demo/virtual-list?tab=performance#rows');
});

test('each language is offered in its own words, the present one is not', () => {
  renderSite(<LangSwitch />, '/demo');
  const switcher = screen.getByRole('navigation', { name: 'Language' });
  const [link, ...others] = within(switcher).getAllByRole('link');
  expect(others).toEqual([]);
  expect(link).toHaveTextContent('中文');
  expect(link).toHaveAttribute('lang', 'zh-CN');
  expect(link).toHaveAttribute('hreflang', 'zh-CN');
});

test('it works by keyboard', async () => {
  const { user } = renderSite(<LangSwitch />, '/demo/simple');
  await user.tab();
  expect(screen.getByRole('link', { name: '中文' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/zh-CN/demo/simple');
});
