import { screen } from '@testing-library/react';
import React from 'react';
import { keepMatter } from '../../../src/data/page-matter';
import { changeSiteData, siteData } from '../../../src/data/site-data';
import PageDate from '../../../src/slots/PageDate';
import { renderSite } from '../support/render-site';

const updated = { time: '2026-01-02', text: 'Changed on January 2' };

test('a page with a sidebar says when it was changed', () => {
  keepMatter({ '/demo': { updated } });
  renderSite(<PageDate />, '/demo');
  expect(screen.getByText(updated.text)).toHaveAttribute('datetime', updated.time);
});

test("one without a sidebar does not, as in dumi's theme", () => {
  keepMatter({ '/demo/simple': { updated } });
  const pages = siteData('en-US').pages.map((page) =>
    page.path === '/demo/simple' ? { ...page, sidebar: 9 } : page,
  );
  changeSiteData('en-US', { pages });
  renderSite(<PageDate />, '/demo/simple');
  expect(screen.queryByText(updated.text)).toBeNull();
});
