import { screen } from '@testing-library/react';
import React from 'react';
import { DemoToolbar } from '../../../../../src/builtins/Previewer/panel/toolbar/demo-toolbar';
import type { DemoToolbarProps } from '../../../../../src/builtins/Previewer/panel/toolbar/demo-toolbar';
import { renderSite } from '../../../support/render-site';

const { innerWidth } = window;
afterEach(() => Object.assign(window, { innerWidth }));

const done: string[] = [];
function renderToolbar(width: number, props: Partial<DemoToolbarProps> = {}) {
  done.length = 0;
  Object.assign(window, { innerWidth: width });
  return renderSite(
    <DemoToolbar
      label="Tools"
      links={{ link: '#simple', alone: '/~demos/simple', repository: '/edit/simple' }}
      pressed={{}}
      controls={{}}
      onAction={(action) => done.push(action)}
      onLink={() => done.push('link')}
      {...props}
    />,
  );
}
const tools = () => [...screen.getByRole('toolbar').children];
const names = () =>
  tools().map((tool) => tool.getAttribute('aria-label') ?? tool.textContent);
const entries = () =>
  [...screen.getByRole('menu').querySelectorAll('[role^=menuitem]')].map(
    (entry) => entry.textContent,
  );

test('what readers do most has words, the places have a menu, the links come last', async () => {
  const { user } = renderToolbar(1280);
  expect(tools().map(({ textContent }) => textContent)).toEqual(
    ['Code', 'Edit', 'Copy', 'TypeScript', 'JavaScript', 'Full width', 'Open in…'].concat(
      ['', '', ''],
    ),
  );
  expect(names().slice(-3)).toEqual([
    'Reset the demo',
    'Link to this demo',
    'Edit in the repository',
  ]);
  await user.click(screen.getByRole('button', { name: 'Open in…' }));
  expect(entries()).toEqual([
    'CodeSandbox',
    'StackBlitz',
    'StackBlitz, below the demo',
    'A new tab',
    'Download as a project',
    'Inspect the demo',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'StackBlitz' }));
  expect(done).toEqual(['stackblitz']);
});

test.each([
  [420, ['Code', 'Edit']],
  [560, ['Code', 'Edit', 'Copy']],
])('in a column of %d pixels the first words are %j', (offsetWidth, words) => {
  const demo = document.body.appendChild(document.createElement('section'));
  Object.defineProperty(demo, 'offsetWidth', { get: () => offsetWidth });
  demo.id = 'simple';
  renderToolbar(1280);
  const shown = tools().flatMap(({ textContent }) => textContent || []);
  expect(shown.slice(0, 3)).toEqual(words);
  demo.remove();
});

test('a narrow toolbar has two words and a menu with all the rest', async () => {
  const { user } = renderToolbar(320, { pressed: { language: true, embed: true } });
  expect(names()).toEqual(['Show code', 'Edit here', 'More tools']);
  await user.click(screen.getByRole('button', { name: 'More tools' }));
  expect(entries()).toEqual([
    'Copy code',
    'Reset the demo',
    'Link to this demo',
    'Edit in the repository',
    'TypeScript',
    'JavaScript',
    'CodeSandbox',
    'StackBlitz',
    'StackBlitz, below the demo',
    'A new tab',
    'Download as a project',
    'Inspect the demo',
  ]);
  expect(screen.getByRole('menuitemradio', { name: 'JavaScript' })).toBeChecked();
  expect(screen.getByRole('menuitemcheckbox', { name: /^StackBlitz/ })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'JavaScript' }));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('menuitemradio', { name: 'TypeScript' }));
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('menuitem', { name: 'Link to this demo' }));
  expect(done).toEqual(['language', 'link']);
});

const widthIn = (page: number, full: number) => ({
  width: 'page' as const,
  room: { page, full },
  onWidth: (width: unknown) => done.push(String(width)),
});

test('full width is on or off; where nothing is beside the demo, or an editor, it is missing', async () => {
  const { user, unmount } = renderToolbar(1280, {
    pressed: { width: true },
    width: widthIn(680, 928),
  });
  const button = screen.getByRole('button', { name: 'Full width', pressed: true });
  await user.click(button);
  expect(done).toEqual(['width']);
  unmount();
  for (const props of [
    { width: widthIn(780, 780) },
    { width: widthIn(680, 928), pressed: { edit: true } },
  ]) {
    const shown = renderToolbar(1280, props);
    expect(names()).not.toContain('Full width');
    shown.unmount();
  }
});

test('on a tablet the menu has the widths, on a phone there is one alone', async () => {
  const { user, unmount } = renderToolbar(600, { width: widthIn(760, 760) });
  await user.click(screen.getByRole('button', { name: 'More tools' }));
  expect(entries()).toEqual(expect.arrayContaining(['390 px', 'Width of the page']));
  await user.click(screen.getByRole('menuitemradio', { name: '390 px' }));
  expect(done).toEqual(['390']);
  unmount();
  renderToolbar(390, { width: widthIn(390, 390) });
  await user.click(screen.getByRole('button', { name: 'More tools' }));
  expect(entries()).not.toContain('Width of the page');
});

test('what was copied by the menu is told by its button', () => {
  renderToolbar(320, { copied: { tool: 'link', state: 'copied' } });
  expect(screen.getByRole('button', { name: 'More tools' })).toHaveAttribute(
    'data-tip',
    'Copied',
  );
});

test('a tool that a demo does not have is missing; copying alone needs no menu', () => {
  renderToolbar(320, { tools: ['copy'] });
  expect(names()).toEqual(['Copy code', 'More tools']);
  expect(tools()[0]).toHaveAttribute('tabindex', '0');
});

test('without a place to open it in there is no menu', () => {
  renderToolbar(1280, { tools: ['code'], links: { link: '#simple', alone: '' } });
  expect(names()).toEqual(['Show code', 'Link to this demo']);
});
