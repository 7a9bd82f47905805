import { screen, waitFor, within } from '@testing-library/react';
import React from 'react';
import { keepMatter } from '../../../src/data/page-matter';
import Sidebar from '../../../src/slots/Sidebar';
import { renderSite } from '../support/render-site';

const item = (id: string, depth = 2) => ({ id, title: `The ${id}`, depth });

/** What the module of a page with `toc: menu` tells. */
function keepToc(path: string): void {
  keepMatter(
    { [path]: {} },
    {
      toc: [
        { key: null, items: [item('install'), item('keys', 3)] },
        { key: 'performance', items: [item('rows')] },
      ],
    },
  );
}

const PAGE = '/demo/virtual-list';
beforeEach(() => keepToc(PAGE));
afterEach(() => keepMatter({ [PAGE]: {} }));

const contents = () => screen.queryByRole('list', { name: 'On this page' });
const links = () =>
  within(contents() as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the headings of the page stand below its own entry', () => {
  renderSite(<Sidebar />, PAGE);
  expect(links()).toEqual([
    ['The install', '#install'],
    ['The keys', '#keys'],
  ]);
  const entry = screen.getByRole('link', { name: 'virtual-list' });
  expect(entry.parentElement).toBe(contents()?.parentElement);
  expect(entry).toHaveAttribute('aria-current', 'page');
});

test('of a tab, those of the tab', () => {
  renderSite(<Sidebar />, `${PAGE}?tab=performance`);
  expect(links()).toEqual([['The rows', '#rows']]);
});

test('a tab that is not there is the page itself', () => {
  renderSite(<Sidebar />, `${PAGE}?tab=gone`);
  expect(links()).toHaveLength(2);
});

test('other pages have none', async () => {
  const { user } = renderSite(<Sidebar />, PAGE);
  await user.click(screen.getByRole('link', { name: 'simple' }));
  expect(contents()).toBeNull();
});

test('the heading that is read is marked', async () => {
  const box = [{ top: 0 }] as unknown as DOMRectList;
  renderSite(
    <>
      <Sidebar />
      <h3 id="keys" ref={(heading) => heading && (heading.getClientRects = () => box)}>
        Keys
      </h3>
    </>,
    PAGE,
  );
  const mark = () => screen.getByRole('link', { name: 'The keys' });
  await waitFor(() => expect(mark()).toHaveAttribute('aria-current', 'location'));
  expect(screen.getByRole('link', { name: 'The install' })).not.toHaveAttribute(
    'aria-current',
  );
});

test('the keyboard reaches the headings after their page, and a press closes a dialog', async () => {
  const close = jest.fn();
  const { user } = renderSite(
    <dialog open ref={(dialog) => dialog && (dialog.close = close)}>
      <Sidebar />
    </dialog>,
    PAGE,
  );
  screen.getByRole('link', { name: 'virtual-list' }).focus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'The install' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(close).toHaveBeenCalledTimes(1);
});
