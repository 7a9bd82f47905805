import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { hydrate, unmountComponentAtNode } from 'react-dom';
import { rendering } from '../../../src/hooks/use-phase';
import Sidebar from '../../../src/slots/Sidebar';
import { history } from '../support/dumi';
import { Frame } from '../support/frame';
import { loadLargeSite } from '../support/large-site';
import { address, renderSite } from '../support/render-site';
import { renderToString } from '../support/render-to-string';

beforeAll(loadLargeSite);
// Opened groups are kept as long as the document: what a test opens, it closes.
afterEach(async () => {
  renderSite(<Sidebar />, '/nowhere');
  for (const button of screen.queryAllByRole('button', { expanded: true }))
    await userEvent.click(button);
  cleanup();
});

const heading = (name: string) => screen.getByRole('button', { name });
const links = (name: string) =>
  within(screen.getByRole('group', { name }))
    .queryAllByRole('link')
    .map((link) => link.textContent);

test('the keyboard reaches a heading, and the links that it opens come next', async () => {
  const { user } = renderSite(<Sidebar />, '/demo/simple');
  await user.tab();
  expect(screen.getByRole('searchbox', { name: 'Filter pages' })).toHaveFocus();
  await user.tab();
  expect(heading('Documentation')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(links('Documentation')).toEqual(['Small site', 'Demos']);
  expect(heading('Documentation')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Small site' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard(' ');
  expect(links('Documentation')).toEqual([]);
  expect(address()).toBe('/demo/simple');
});

test('a page of a collapsed group opens it, and the group that is left stays open', async () => {
  const { user } = renderSite(<Sidebar />, '/demo/simple');
  act(() => history.push('/maps/3'));
  expect(links('Maps')).toHaveLength(40);
  expect(screen.getByRole('link', { name: 'Maps 3' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(heading('Basics')).toHaveAttribute('aria-expanded', 'true');
  await user.click(heading('Basics'));
  expect(links('Basics')).toEqual([]);
});

test('an opened group stays open while pages change, in each sidebar', async () => {
  const { user, unmount } = renderSite(<Sidebar />, '/demo/simple');
  const other = render(
    <Frame>
      <Sidebar />
    </Frame>,
  );
  await user.click(screen.getAllByRole('button', { name: 'Maps' })[1] as HTMLElement);
  expect(screen.getAllByRole('button', { name: 'Maps', expanded: true })).toHaveLength(2);
  other.unmount();
  await user.click(screen.getByRole('link', { name: 'scrollX' }));
  expect(links('Maps')).toHaveLength(40);
  unmount();
  renderSite(<Sidebar />, '/charts/1');
  expect(links('Maps')).toHaveLength(40);
});

test('a press that asks for a new window is left to the browser', async () => {
  const { user } = renderSite(<Sidebar />, '/demo/simple');
  expect(heading('Maps')).toHaveAttribute('href', '/maps/1');
  const taken: boolean[] = [];
  // jsdom has no windows to open.
  const left = (event: Event) => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', left);
  await user.keyboard('{Control>}');
  await user.click(heading('Maps'));
  await user.keyboard('{/Control}');
  window.removeEventListener('click', left);
  expect(taken).toEqual([false]);
  expect(links('Maps')).toEqual([]);
});

test('no page is prefetched for a heading', async () => {
  const { user } = renderSite(<Sidebar />, '/demo/simple');
  const reached: unknown[] = [];
  const reach = (event: Event) => reached.push(event.target);
  document.addEventListener('pointerover', reach);
  const link = screen.getByRole('link', { name: 'scrollX' });
  await user.hover(link);
  await user.hover(heading('Maps'));
  document.removeEventListener('pointerover', reach);
  expect(reached).toContain(link);
  expect(reached).not.toContain(heading('Maps'));
});

test('headings are links until the page has hydrated, which keeps elements and focus', () => {
  history.replace('/demo/simple');
  const box = document.body.appendChild(document.createElement('div'));
  rendering.phase = 'server';
  box.innerHTML = renderToString(
    <Frame at="/demo/simple">
      <Sidebar />
    </Frame>,
  );
  expect(within(box).queryByRole('button')).toBeNull();
  const link = within(box).getByRole('link', { name: 'Maps' });
  expect(link).toHaveAttribute('href', '/maps/1');
  link.focus();
  // What React says on the console of HTML that differs fails each test.
  act(() => {
    rendering.phase = 'hydrating';
    hydrate(
      <Frame>
        <Sidebar />
      </Frame>,
      box,
    );
    rendering.phase = 'client';
  });
  expect(within(box).getByRole('button', { name: 'Maps' })).toBe(link);
  expect(link).toHaveFocus();
  unmountComponentAtNode(box);
  box.remove();
});
