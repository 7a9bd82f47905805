import { screen, within } from '@testing-library/react';
import React from 'react';
import ContentTabs from '../../../src/slots/ContentTabs';
import { address, renderSite } from '../support/render-site';

/** The tabs as they are shown, the current one in brackets. */
function shown(): string {
  return within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) =>
      link.getAttribute('aria-current') === 'page'
        ? `[${link.textContent}]`
        : link.textContent,
    )
    .join(' ');
}

test.each([
  ['the page itself is the first tab', '/demo/virtual-list', '[Doc] Performance'],
  [
    'the address names another',
    '/demo/virtual-list?tab=performance',
    'Doc [Performance]',
  ],
  [
    'among other parameters too',
    '/demo/virtual-list?a=b&tab=performance',
    'Doc [Performance]',
  ],
  [
    'a tab that is not there is the first',
    '/demo/virtual-list?tab=gone',
    '[Doc] Performance',
  ],
  [
    'in Chinese the words are Chinese',
    '/zh-CN/demo/virtual-list?tab=performance',
    '文档 [Performance]',
  ],
])('%s', (_, path, expected) => {
  renderSite(<ContentTabs />, path);
  expect(shown()).toBe(expected);
});

test('a press goes to the tab and back, each with an address of its own', async () => {
  const { user } = renderSite(<ContentTabs />, '/demo/virtual-list#rows');
  await user.click(screen.getByRole('link', { name: 'Performance' }));
  expect(address()).toBe('/demo/virtual-list?tab=performance');
  expect(shown()).toBe('Doc [Performance]');
  await user.click(screen.getByRole('link', { name: 'Doc' }));
  expect(address()).toBe('/demo/virtual-list');
  expect(shown()).toBe('[Doc] Performance');
});

test('the keyboard goes from tab to tab', async () => {
  const { user } = renderSite(<ContentTabs />, '/demo/virtual-list');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Performance' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/demo/virtual-list?tab=performance');
});

test('the group of tabs has a name', () => {
  renderSite(<ContentTabs />, '/demo/virtual-list');
  expect(
    screen.getByRole('navigation', { name: 'Tabs of this page' }),
  ).toBeInTheDocument();
});

test.each(['/demo/simple', '/nowhere'])('at %s are no tabs', (path) => {
  renderSite(<ContentTabs />, path);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
