import { screen } from '@testing-library/react';
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
  await user.click(screen.getByRole('link', { name: back }));
  expect(address()).toBe(home);
});

test('the title of the window says so, and search engines are told to pass', () => {
  renderSite(<NotFound />, '/nowhere');
  expect(document.title).toBe('PAGE NOT FOUND - Small site');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
    'content',
    'noindex',
  );
});
