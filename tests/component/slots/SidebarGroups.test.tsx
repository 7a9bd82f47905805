import { screen, within } from '@testing-library/react';
import React from 'react';
import { rendering } from '../../../src/hooks/use-phase';
import type * as UseSite from '../../../src/hooks/use-site';
import type { SidebarGroup } from '../../../src/model/sidebar';
import { MOST_LINKS } from '../../../src/model/sidebar/collapsed-groups';
import Sidebar from '../../../src/slots/Sidebar';
import { Frame } from '../support/frame';
import { renderSite } from '../support/render-site';
import { renderToString } from '../support/render-to-string';

const mockGroups: SidebarGroup[] = ['', 'Basics', 'Guides', 'More'].map((title) => ({
  title,
  pages: Array.from({ length: MOST_LINKS / 3 }, (_, at) => ({
    path: `/${title.toLowerCase() || 'first'}/${at}`,
    title: `${title || 'First'} ${at}`,
    file: `docs/${title}/${at}.md`,
  })),
}));

jest.mock('../../../src/hooks/use-site', () => {
  const actual = jest.requireActual<typeof UseSite>('../../../src/hooks/use-site');
  return { ...actual, useSite: () => ({ ...actual.useSite(), sidebar: mockGroups }) };
});

const linksOf = (name: string) =>
  within(screen.getByRole('group', { name })).queryAllByRole('link').length;
const toggle = (name: string) => screen.getByRole('button', { name });

test('a large sidebar lists the group of the page and links without a group', () => {
  renderSite(<Sidebar />, '/basics/7');
  expect(screen.getAllByRole('link')).toHaveLength((2 * MOST_LINKS) / 3);
  expect(screen.queryByRole('button', { name: 'Basics' })).toBeNull();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Basics 7');
  expect(toggle('Guides')).toHaveAttribute('aria-expanded', 'false');
});

test('a press opens another group and closes it, and so do Enter and Space', async () => {
  const { user } = renderSite(<Sidebar />, '/basics/7');
  await user.click(toggle('Guides'));
  expect(toggle('Guides')).toHaveAttribute('aria-expanded', 'true');
  expect(linksOf('Guides')).toBe(MOST_LINKS / 3);
  expect(linksOf('More')).toBe(0);
  expect(window.location.pathname).toBe('/basics/7');
  toggle('Guides').focus();
  await user.keyboard('{Enter}');
  expect(linksOf('Guides')).toBe(0);
  await user.keyboard(' ');
  expect(linksOf('Guides')).toBe(MOST_LINKS / 3);
  await user.click(toggle('Guides'));
});

afterEach(() => {
  rendering.phase = 'client';
});

test('without script, the heading of a group leads to its first page', () => {
  rendering.phase = 'server';
  const html = renderToString(
    <Frame at="/basics/7">
      <Sidebar />
    </Frame>,
  );
  expect(html).toContain('<a class="ledger-sidebar-toggle" href="/guides/0">Guides</a>');
  expect(html).not.toContain('/guides/1"');
  expect(html).not.toContain('aria-expanded');
});
