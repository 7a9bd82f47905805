import { screen } from '@testing-library/react';
import React from 'react';
import { keepMatter } from '../../../src/data/page-matter';
import { changeSiteData, loadDescriptions, siteData } from '../../../src/data/site-data';
import { rendering } from '../../../src/hooks/use-phase';
import type { Page } from '../../../src/model/page';
import PageNav from '../../../src/slots/PageNav';
import { renderSite } from '../support/render-site';

afterEach(() => {
  rendering.phase = 'client';
  document.body.innerHTML = '';
});

test('the first page takes the headlines of its neighbors from its document', () => {
  document.body.innerHTML = '<a rel="next">Next simple<em>The smallest table.</em></a>';
  rendering.phase = 'hydrating';
  renderSite(<PageNav />, '/demo');
  expect(screen.getByRole('link', { name: /Next/ })).toHaveTextContent(
    'The smallest table.',
  );
  expect(screen.getByRole('link', { name: /Previous/ })).toHaveTextContent(
    /^PreviousSmall site$/,
  );
});

test('later pages have them', async () => {
  await loadDescriptions('/demo/scroll-x');
  renderSite(<PageNav />, '/demo/scroll-x');
  expect(screen.getByRole('link', { name: /Previous/ })).toHaveTextContent(
    'PrevioussimpleThe smallest table.',
  );
  expect(screen.getByRole('link', { name: /Next/ })).toHaveTextContent(
    'Nextvirtual-listTen thousand rows.',
  );
});

test("a page says its source and when it was changed, one without a sidebar does not, as in dumi's theme", () => {
  const updated = { time: '2026-01-02', text: 'Changed on January 2' };
  keepMatter({ '/demo/simple': { updated } });
  const { unmount } = renderSite(<PageNav />, '/demo/simple');
  expect(screen.getByText(updated.text)).toHaveAttribute('datetime', updated.time);
  expect(screen.getByText('Edit this page')).toBeVisible();
  unmount();
  const { pages } = siteData('en-US');
  const alone = (page: Page) =>
    page.path === '/demo/simple' ? { ...page, sidebar: 9 } : page;
  changeSiteData('en-US', { pages: pages.map(alone) });
  renderSite(<PageNav />, '/demo/simple');
  expect(screen.queryByText(updated.text)).toBeNull();
  expect(screen.queryByText('Edit this page')).toBeNull();
  changeSiteData('en-US', { pages });
});

describe('on a site with headlines', () => {
  const change = (path: string, changes: Partial<Page>) => {
    const pages = siteData('en-US').pages.map((page) =>
      page.path === path ? { ...page, ...changes } : page,
    );
    changeSiteData('en-US', { pages });
  };

  test('the first page takes those of its neighbors from its document', () => {
    document.body.innerHTML =
      '<a rel="next"><span><small>Next</small><span>Smallest table</span></span></a>';
    rendering.phase = 'hydrating';
    renderSite(<PageNav />, '/demo');
    expect(screen.getByRole('link', { name: /^Next/ })).toHaveTextContent(
      /^NextSmallest table/,
    );
  });

  test('later pages have them, and follow the reading order', () => {
    change('/demo/scroll-x', { headline: 'Wide tables' });
    change('/demo/simple', { after: '/demo/scroll-x' });
    renderSite(<PageNav />, '/demo/simple');
    expect(screen.getByRole('link', { name: /^Previous/ })).toHaveTextContent(
      /^PreviousWide tables/,
    );
    expect(screen.getByRole('link', { name: /^Next/ })).toHaveTextContent(
      /^Nextvirtual-list/,
    );
  });
});
