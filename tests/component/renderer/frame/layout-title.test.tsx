import { act } from '@testing-library/react';

import React from 'react';
import LayoutTitle from '../../../../src/renderer/frame/layout-title';
import { history } from '../../support/dumi';
import { renderSite } from '../../support/render-site';

const go = (to: string) => act(() => history.push(to));

test('a page in a layout that says no title has its own', () => {
  document.title = 'simple';
  renderSite(<LayoutTitle />, '/demo/simple');
  expect(document.title).toBe('simple');
  go('/demo/virtual-list');
  expect(document.title).toBe('virtual-list');
  go('/demo/simple');
  expect(document.title).toBe('simple');
});

test('what the layout says stays', () => {
  document.title = 'Of the layout';
  renderSite(<LayoutTitle />, '/demo/simple');
  go('/demo/virtual-list');
  expect(document.title).toBe('Of the layout');
});
