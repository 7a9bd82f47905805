import { screen, waitFor, within } from '@testing-library/react';
import React from 'react';
import SearchBar from '../../../src/slots/SearchBar';
import { address, renderSite } from '../support/render-site';

/** The search of a page that has fields of its own. */
function renderSearch(at = '/demo/simple') {
  return renderSite(
    <>
      <SearchBar />
      <label>
        Name <input />
      </label>
      <label>
        Notes <textarea />
      </label>
      <label>
        Size <select />
      </label>
    </>,
    at,
  );
}

type User = ReturnType<typeof renderSearch>['user'];

/** Opens the dialog, which is loaded when it is wanted. */
async function open(user: User, keys = '/'): Promise<void> {
  await user.keyboard(keys);
  await screen.findByRole('dialog', { name: 'Find a page' });
}

/** Types and says whether the page took a key for itself, as it does to open the dialog. */
async function isTaken(type: () => Promise<void>): Promise<boolean> {
  let taken = false;
  const note = (event: Event) => (taken ||= event.defaultPrevented);
  window.addEventListener('keydown', note);
  await type();
  window.removeEventListener('keydown', note);
  return taken;
}

const field = () =>
  screen.getByRole('searchbox', { name: 'Find a page by its name or description' });
const dialog = () => screen.queryByRole('dialog', { name: 'Find a page' });
const results = () =>
  within(within(dialog()!).getByRole('list'))
    .queryAllByRole('link')
    .map((link) => link.textContent);

test('nothing is open at first', () => {
  renderSearch();
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Find a page' })).toHaveAttribute(
    'aria-haspopup',
    'dialog',
  );
});

test.each([
  ['/', '/'],
  ['Ctrl-K', '{Control>}k{/Control}'],
  ['Ctrl-K with capitals on', '{Control>}K{/Control}'],
  ['Cmd-K', '{Meta>}k{/Meta}'],
])('%s opens it with the focus in an empty field', async (_, keys) => {
  const { user } = renderSearch();
  await open(user, keys);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

test('a press on the button opens it', async () => {
  const { user } = renderSearch();
  await user.click(screen.getByRole('button', { name: 'Find a page' }));
  expect(await screen.findByRole('searchbox')).toHaveFocus();
});

test.each([
  ['Name', 'textbox'],
  ['Notes', 'textbox'],
])('in the field %s a slash is a letter', async (name, role) => {
  const { user } = renderSearch();
  const input = screen.getByRole(role, { name });
  expect(await isTaken(() => user.type(input, 'a/b'))).toBe(false);
  expect(input).toHaveValue('a/b');
});

test('in a list of choices a slash opens nothing', async () => {
  const { user } = renderSearch();
  const list = screen.getByRole('combobox', { name: 'Size' });
  expect(await isTaken(() => user.type(list, '/'))).toBe(false);
});

test.each(['k', 'K', '{Alt>}/{/Alt}', '{Alt>}{Control>}k{/Control}{/Alt}'])(
  'the keys %s open nothing',
  async (keys) => {
    const { user } = renderSearch();
    expect(await isTaken(() => user.keyboard(keys))).toBe(false);
  },
);

test('while it is open a slash is a letter of the query', async () => {
  const { user } = renderSearch();
  await open(user);
  await user.keyboard('a/b');
  expect(field()).toHaveValue('a/b');
});

test('Escape closes it and gives the focus back', async () => {
  const { user } = renderSearch();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.click(name);
  await open(user, '{Control>}k{/Control}');
  await user.keyboard('scroll{Escape}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(name).toHaveFocus();
});

test('Escape closes it from any control inside', async () => {
  const { user } = renderSearch();
  await open(user);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

test('its own button closes it', async () => {
  const { user } = renderSearch();
  await open(user);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

test('it opens again after each way to close it, with an empty field', async () => {
  const { user } = renderSearch();
  for (let time = 0; time < 3; time += 1) {
    await open(user);
    expect(field()).toHaveValue('');
    await user.keyboard('simple{Escape}');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  }
});

test('without a query all pages of the language are there', async () => {
  const { user } = renderSearch();
  await open(user);
  expect(results()).toHaveLength(5);
});

test('what is typed leaves the pages that hold it, with group and description', async () => {
  const { user } = renderSearch();
  await open(user);
  await user.keyboard('scroll');
  expect(results()).toEqual(['scrollX BasicsA table wider than its container.']);
  await user.clear(field());
  await user.keyboard('ten thousand');
  expect(results()).toEqual(['virtual-list BasicsTen thousand rows.']);
});

test('Enter goes to the first page found and closes it', async () => {
  const { user } = renderSearch('/');
  await open(user);
  await user.keyboard('table{Enter}');
  expect(address()).toBe('/demo/simple');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

test('another page found can be reached by keyboard', async () => {
  const { user } = renderSearch('/');
  await open(user);
  await user.keyboard('table');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: /^scrollX/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/demo/scroll-x');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

test('where nothing is found it says so, and Enter goes nowhere', async () => {
  const { user } = renderSearch('/demo');
  await open(user);
  expect(within(dialog()!).getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('pagination{Enter}');
  expect(results()).toEqual([]);
  expect(within(dialog()!).getByRole('status')).toHaveTextContent('No page matches.');
  expect(address()).toBe('/demo');
  expect(dialog()).toBeInTheDocument();
});

test('in Chinese it finds Chinese pages and leads to them', async () => {
  const { user } = renderSite(<SearchBar />, '/zh-CN');
  await user.keyboard('/');
  await screen.findByRole('dialog');
  await user.keyboard('简单{Enter}');
  expect(address()).toBe('/zh-CN/demo/simple');
});

test('choosing the page that is shown closes it all the same', async () => {
  const { user } = renderSearch('/demo/simple');
  await open(user);
  await user.keyboard('simple{Enter}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(address()).toBe('/demo/simple');
});
