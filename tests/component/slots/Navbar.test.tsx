import { screen, within } from '@testing-library/react';
import React from 'react';
import Navbar from '../../../src/slots/Navbar';
import { renderSite } from '../support/render-site';

const more = () => screen.getByRole('button', { name: 'More' });

test.each([
  ['/', 'Home', 'page'],
  ['/demo', 'Demos', 'page'],
  ['/demo/simple', 'Demos', 'true'],
  ['/zh-CN', '首页', 'page'],
  ['/zh-CN/demo/simple', '示例', 'true'],
])('at %s the entry %s alone is the current one', (path, name, kind) => {
  renderSite(<Navbar />, path);
  const marked = screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map((link) => link.textContent)).toEqual([name]);
  expect(marked[0]).toHaveAttribute('aria-current', kind);
});

test('a link to another host opens beside the site and says so, beside its own words', () => {
  renderSite(<Navbar />, '/demo');
  const link = screen.getByRole('link', { name: 'Outside' });
  expect(link.textContent).toBe('Outside');
  expect(link).toHaveAccessibleDescription('Opens in a new window');
  expect(link).toHaveAttribute('href', 'https://example.com/outside');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noreferrer');
});

test('a press opens a menu and closes it', async () => {
  const { user } = renderSite(<Navbar />, '/demo');
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  more().focus();
  await user.keyboard('{Enter}');
  expect(more()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Enter}');
  expect(more()).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes a menu and leads back to its button', async () => {
  const { user } = renderSite(<Navbar />, '/demo');
  more().focus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Widths' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  expect(more()).toHaveFocus();
});

test('a menu closes when the focus leaves it', async () => {
  const { user } = renderSite(<Navbar />, '/demo');
  more().focus();
  await user.keyboard('{Enter}');
  await user.tab({ shift: true });
  expect(more()).toHaveAttribute('aria-expanded', 'false');
});

test('a link of a menu leads to its page, closes the menu and marks the entry', async () => {
  const { user } = renderSite(<Navbar />, '/demo');
  more().focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('link', { name: 'Widths' }));
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  expect(more()).toHaveAttribute('data-current');
  expect(screen.getByRole('link', { name: 'Widths' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('in the drawer the entries of menus stand below theirs, without a button', () => {
  renderSite(<Navbar open />, '/demo');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  const item = screen.getByText('More').closest('li') as HTMLElement;
  expect(within(item).getAllByRole('link')).toHaveLength(2);
});
