import { act, screen, within } from '@testing-library/react';
import React from 'react';
import ReactDOM from 'react-dom';
import { rendering } from '../../../src/hooks/use-phase';
import type * as UseSite from '../../../src/hooks/use-site';
import type { SidebarGroup } from '../../../src/model/sidebar';
import Sidebar from '../../../src/slots/Sidebar';
import { history } from '../support/dumi';
import { Frame } from '../support/frame';
import { address, renderSite } from '../support/render-site';
import { renderToString } from '../support/render-to-string';

/** Links in a group, of which three make a sidebar long. */
const COUNT = 15;

const mockGroups: SidebarGroup[] = ['', 'Basics', 'Guides'].map((title) => ({
  title,
  pages: Array.from({ length: COUNT }, (_, at) => ({
    path: `/${title.toLowerCase() || 'first'}/${at}`,
    title: `${title || 'First'} ${at}`,
  })),
}));

jest.mock('../../../src/hooks/use-site', () => {
  const actual = jest.requireActual<typeof UseSite>('../../../src/hooks/use-site');
  return { ...actual, useSite: () => ({ ...actual.useSite(), sidebar: mockGroups }) };
});

const group = (name: string) => screen.getByRole<HTMLDetailsElement>('group', { name });
const field = () =>
  screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter pages' });
const titles = () => screen.queryAllByRole('link').map((link) => link.textContent);

/** As a press on the heading does in a browser. */
async function fold(name: string): Promise<void> {
  await act(async () => {
    group(name).open = !group(name).open;
    await new Promise((resolve) => {
      group(name).addEventListener('toggle', resolve, { once: true });
      // jsdom tells nobody.
      group(name).dispatchEvent(new Event('toggle'));
    });
  });
}

afterEach(() => {
  rendering.phase = 'client';
});

test('all groups are open at first, and each has a heading that folds it', async () => {
  renderSite(<Sidebar />, '/basics/7');
  expect(titles()).toHaveLength(3 * COUNT);
  expect(group('Basics')).toHaveProperty('open', true);
  expect(within(group('Guides')).getAllByRole('link')).toHaveLength(COUNT);
  await fold('Guides');
  expect(group('Guides')).toHaveProperty('open', false);
});

test('a folded group opens when the reader comes to one of its pages', async () => {
  renderSite(<Sidebar />, '/basics/7');
  await fold('Guides');
  act(() => history.push('/guides/3'));
  expect(group('Guides')).toHaveProperty('open', true);
});

test('a filter shows the links that have its words, and Escape all again', async () => {
  const { user } = renderSite(<Sidebar />, '/basics/7');
  await user.type(field(), 'guides 4');
  expect(titles()).toEqual(['Guides 4', 'Guides 14']);
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
  expect(titles()).toHaveLength(3 * COUNT);
});

test('what is found is shown in a folded group, which is folded again afterwards', async () => {
  const { user } = renderSite(<Sidebar />, '/basics/7');
  await fold('Guides');
  await user.type(field(), 'guides 4');
  expect(group('Guides')).toHaveProperty('open', true);
  await user.clear(field());
  expect(group('Guides')).toHaveProperty('open', false);
});

test('Enter opens the first link that is left', async () => {
  const { user } = renderSite(<Sidebar />, '/basics/7');
  await user.type(field(), 'guides{Enter}');
  expect(address()).toBe('/guides/0');
});

test('where no link is left, it says so', async () => {
  const { user } = renderSite(<Sidebar />, '/basics/7');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(field(), 'pagination');
  expect(titles()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('No page matches.');
});

test('what was typed and folded before the page hydrated stays', () => {
  const page = (
    <Frame at="/basics/7">
      <Sidebar />
    </Frame>
  );
  rendering.phase = 'server';
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  expect(root.querySelectorAll('details[open] a')).toHaveLength(2 * COUNT);
  field().value = 'guides';
  group('Basics').open = false;
  rendering.phase = 'hydrating';
  act(() => {
    ReactDOM.hydrate(page, root);
  });
  expect(titles()).toHaveLength(COUNT);
  ReactDOM.unmountComponentAtNode(root);
  root.remove();
});
