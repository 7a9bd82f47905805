import { screen } from '@testing-library/react';
import React from 'react';
import Gallery from '../../../src/builtins/Gallery';
import { changeSiteData, loadDescriptions, siteData } from '../../../src/data/site-data';
import { renderSite } from '../support/render-site';

test('a card has the headline of its page, in reading order', async () => {
  await loadDescriptions('/');
  const { pages } = siteData('en-US');
  changeSiteData('en-US', {
    pages: pages.map((page) => {
      if (page.path === '/demo/scroll-x') return { ...page, headline: 'Wide tables' };
      if (page.path === '/demo/simple') return { ...page, after: '/demo/virtual-list' };
      return page;
    }),
  });
  renderSite(<Gallery path="/demo" pictures="/previews" />, '/demo');
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual([
    'Wide tablesA table wider than its container.',
    'virtual-listTen thousand rows.',
    'simpleThe smallest table.',
  ]);
});
