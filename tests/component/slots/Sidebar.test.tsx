import { screen, within } from '@testing-library/react';
import React from 'react';
import Sidebar from '../../../src/slots/Sidebar';
import { address, renderSite } from '../support/render-site';

test('the pages of the language stand in their groups, in order', () => {
  renderSite(<Sidebar />, '/demo');
  const groups = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole(
    'group',
  );
  expect(
    groups.map((group) =>
      within(group)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ),
  ).toEqual([
    ['Small site', 'Demos'],
    ['simple', 'scrollX', 'virtual-list'],
  ]);
  expect(groups[1]).toHaveAccessibleName('Basics');
});

test.each([
  ['/demo/simple', 'simple'],
  ['/demo/simple/', 'simple'],
  ['/demo/virtual-list?tab=performance', 'virtual-list'],
  ['/', 'Small site'],
  ['/zh-CN/demo/simple', '简单'],
])('at %s the page %s alone is marked as the current one', (path, name) => {
  renderSite(<Sidebar />, path);
  const current = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current).toEqual([screen.getByRole('link', { name })]);
});

test('where no page is, none is marked', () => {
  renderSite(<Sidebar />, '/nowhere');
  for (const link of screen.getAllByRole('link')) {
    expect(link).not.toHaveAttribute('aria-current');
  }
});

test('a press on a page goes there and moves the mark', async () => {
  const { user } = renderSite(<Sidebar />, '/demo/simple');
  await user.click(screen.getByRole('link', { name: 'scrollX' }));
  expect(address()).toBe('/demo/scroll-x');
  expect(screen.getByRole('link', { name: 'scrollX' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('link', { name: 'simple' })).not.toHaveAttribute(
    'aria-current',
  );
});

test('the keyboard goes through the pages and Enter opens one', async () => {
  const { user } = renderSite(<Sidebar />, '/demo/simple');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Demos' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/demo');
});

test('in another language the pages of that language are there', () => {
  renderSite(<Sidebar />, '/zh-CN/demo/scroll-x');
  expect(screen.getByRole('navigation', { name: '页面' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '简单' })).toHaveAttribute(
    'href',
    '/zh-CN/demo/simple',
  );
  expect(screen.getByRole('link', { name: 'scrollX' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.each([
  ['below', 700, 240],
  ['above', 40, -60],
  ['in view', 300, 0],
])('the current page is brought into view when it is %s', (_, top, expected) => {
  const rect = (y: number, height: number) => ({ top: y, bottom: y + height }) as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return this.localName === 'a' ? rect(top, 40) : rect(100, 400);
  });
  renderSite(<Sidebar />, '/demo/virtual-list');
  const box = screen.getByRole('navigation', { name: 'Pages' }).parentElement;
  expect(box?.scrollTop).toBe(expected);
});
