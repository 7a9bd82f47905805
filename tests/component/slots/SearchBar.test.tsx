import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import React from 'react';
import { followLinks } from '../../../src/renderer/navigation/links';
import type { SiteRoutes } from '../../../src/renderer/navigation/site-routes';
import type * as Client from '../../../src/search/client';
import SearchBar from '../../../src/slots/SearchBar';
import { history } from '../support/dumi';
import { indexes } from '../support/ledger/search';
import { withListeners } from '../support/listeners';
import { address, renderSite } from '../support/render-site';
import { leavePage, serveIndex } from '../support/search-index';
import type * as SearchIndex from '../support/search-index';

jest.mock('../../../src/search/client', () => {
  const { createClient } = jest.requireActual<typeof Client>(
    '../../../src/search/client',
  );
  const { renewed } = jest.requireActual<typeof SearchIndex>('../support/search-index');
  return { createClient: renewed(createClient) };
});

const INDEX = indexes['en-US'].index;
const TEXTS = indexes['en-US'].texts;

let server: SearchIndex.IndexServer;
let takeOff: () => void;

beforeEach(() => {
  server = serveIndex();
  takeOff = withListeners(() => {
    const site = { basename: '/', load: () => undefined } as unknown as SiteRoutes;
    followLinks(history, site);
    window.addEventListener('click', (event) => {
      // jsdom opens no windows.
      if (event.ctrlKey || event.metaKey) event.preventDefault();
    });
  });
});
afterEach(() => {
  takeOff();
  leavePage();
  jest.useRealTimers();
});

type Options = Parameters<typeof renderSite>[2];

/** The search of a page that has fields of its own. */
function renderSearch(at = '/demo/simple', options?: Options) {
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
    options,
  );
}

type User = ReturnType<typeof renderSearch>['user'];

/** Opens the dialog, which is loaded when it is wanted. */
async function open(user: User, keys = '/'): Promise<void> {
  await user.keyboard(keys);
  await screen.findByRole('dialog', { name: 'Search' });
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

const dialog = () => screen.queryByRole('dialog', { name: 'Search' });
const field = () => screen.getByRole('combobox', { name: 'Search the documentation' });
const status = () => within(dialog()!).getByRole('status');
const list = () => screen.queryByRole('listbox', { name: 'Results' });
const options = () => screen.queryAllByRole('option');
/** Where the hits lead, in the order in which they are shown. */
const links = () => options().map((option) => option.getAttribute('href'));

/** Pastes, which searches at once, and waits for the first hits. */
async function findFirst(user: User, query: string): Promise<void> {
  await user.paste(query);
  await screen.findByRole('listbox', { name: 'Results' });
  await waitFor(() => expect(field()).toHaveAttribute('aria-busy', 'false'));
}

/** Pastes, which searches at once, and waits for all hits. */
async function find(user: User, query: string): Promise<void> {
  await findFirst(user, query);
  await waitFor(() => expect(parseInt(status().textContent!, 10)).toBe(options().length));
}

/** The hit that the field points at; it is the only one that is selected. */
function activeLink(): string | null | undefined {
  const id = field().getAttribute('aria-activedescendant');
  expect(screen.getAllByRole('option', { selected: true }).map((one) => one.id)).toEqual([
    id,
  ]);
  return document.getElementById(id!)?.getAttribute('href');
}

const closed = () => waitFor(() => expect(dialog()).not.toBeInTheDocument());

/** The search with a clock that the test moves. */
async function openWithClock() {
  jest.useFakeTimers();
  const { user } = renderSearch('/demo', { advanceTimers: jest.advanceTimersByTime });
  await open(user);
  await waitFor(() => expect(server.asked).toEqual([INDEX]));
  const pass = (milliseconds: number) =>
    act(async () => {
      jest.advanceTimersByTime(milliseconds);
    });
  await pass(0);
  return { user, pass };
}

test("a script that looks for dumi's search field finds the button once the app runs", () => {
  renderSearch();
  expect(document.querySelector('.dumi-default-search-bar')).toBe(
    screen.getByRole('button', { name: /Search/ }),
  );
});

describe('the dialog', () => {
  test('is not open at first', () => {
    renderSearch();
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute(
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

  test('its last line has the keys, and how much was found', async () => {
    const { user } = renderSearch();
    await open(user);
    const foot = within(screen.getByText('Move').parentElement!);
    expect(foot.getByText('Esc').parentElement).toHaveTextContent('Esc Close');
    expect(foot.queryByText(/result/)).toBeNull();
    await find(user, 'table');
    expect(foot.getByText(/result/)).toHaveTextContent(status().textContent!);
    await user.clear(field());
    expect(foot.queryByText(/result/)).toBeNull();
  });

  test('a press on the button opens it', async () => {
    const { user } = renderSearch();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(
      await screen.findByRole('combobox', { name: 'Search the documentation' }),
    ).toHaveFocus();
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
    const choices = screen.getByRole('combobox', { name: 'Size' });
    expect(await isTaken(() => user.type(choices, '/'))).toBe(false);
  });

  test.each(['k', 'K', '{Alt>}/{/Alt}', '{Alt>}{Control>}k{/Control}{/Alt}'])(
    'the keys %s open nothing',
    async (keys) => {
      const { user } = renderSearch();
      expect(await isTaken(() => user.keyboard(keys))).toBe(false);
    },
  );

  test('while an input method composes, a slash opens nothing', () => {
    renderSearch();
    const notPrevented = fireEvent.keyDown(document.body, {
      key: '/',
      isComposing: true,
    });
    expect(notPrevented).toBe(true);
  });

  test('while it is open a slash is a letter of the query', async () => {
    const { user } = renderSearch();
    await open(user);
    await user.keyboard('a/b');
    expect(field()).toHaveValue('a/b');
  });

  test('Escape closes it and gives the focus back', async () => {
    const { user } = renderSearch();
    await user.tab();
    const button = screen.getByRole('button', { name: 'Search' });
    expect(button).toHaveFocus();
    await open(user, '{Control>}k{/Control}');
    await user.keyboard('scroll{Escape}');
    await closed();
    expect(button).toHaveFocus();
  });

  test('Escape closes it from any control inside', async () => {
    const { user } = renderSearch();
    await open(user);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await closed();
  });

  test('its own button closes it', async () => {
    const { user } = renderSearch();
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await closed();
  });

  test('it opens again after each way to close it, with an empty field', async () => {
    const { user } = renderSearch();
    for (let time = 0; time < 3; time += 1) {
      await open(user);
      expect(field()).toHaveValue('');
      expect(list()).not.toBeInTheDocument();
      await find(user, 'simple');
      await user.keyboard('{Escape}');
      await closed();
    }
  });

  test('an address with ?q= opens it with what that query finds', async () => {
    renderSearch('/?q=rowKey');
    await screen.findByRole('dialog', { name: 'Search' });
    expect(field()).toHaveValue('rowKey');
    expect(field()).toHaveFocus();
    await screen.findByRole('listbox');
    expect(links()[0]).toBe('/#table-rowkey');
  });

  test('going to a hit from an address with ?q= closes it', async () => {
    const { user } = renderSearch('/?q=simple');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    await closed();
    expect(address()).toBe('/demo/simple');
  });
});

describe('the index', () => {
  test('is not asked for before the reader comes near', async () => {
    renderSearch();
    await act(async () => undefined);
    expect(server.asked).toEqual([]);
  });

  test.each([
    ['the pointer', (user: User) => user.hover(screen.getByRole('button'))],
    ['the focus', (user: User) => user.tab()],
  ])(
    'comes when %s comes to the button, and nothing opens',
    async (_, comeNear: (user: User) => Promise<void>) => {
      const { user } = renderSearch();
      await comeNear(user);
      await waitFor(() => expect(server.asked).toEqual([INDEX]));
      expect(dialog()).not.toBeInTheDocument();
    },
  );

  test('comes once, and the texts of excerpts with the first search', async () => {
    const { user } = renderSearch();
    await open(user);
    await waitFor(() => expect(server.asked).toEqual([INDEX]));
    await find(user, 'simple');
    await user.clear(field());
    await find(user, 'scroll');
    await user.keyboard('{Escape}');
    await closed();
    await open(user);
    await find(user, 'rows');
    expect(server.asked).toEqual([INDEX, TEXTS]);
  });

  test('where it does not come an alert says so, and another try works', async () => {
    server.missing.add(INDEX);
    const { user } = renderSearch();
    await open(user);
    await user.paste('simple');
    const alert = await within(dialog()!).findByRole('alert');
    expect(alert).toHaveTextContent('The search index could not be loaded.');
    expect(status()).toBeEmptyDOMElement();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveAttribute('aria-busy', 'false');
    server.missing.clear();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('listbox');
    expect(links()[0]).toBe('/demo/simple');
    expect(within(dialog()!).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a try that fails again says so again', async () => {
    server.missing.add(INDEX);
    const { user } = renderSearch();
    await open(user);
    await user.paste('simple');
    for (let time = 0; time < 2; time += 1) {
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      await screen.findByRole('alert');
    }
    expect(server.asked.every((one) => one === INDEX)).toBe(true);
    expect(list()).not.toBeInTheDocument();
  });

  test('after a try that failed, more letters search again by themselves', async () => {
    server.missing.add(INDEX);
    const { user } = renderSearch();
    await open(user);
    await user.paste('simpl');
    await screen.findByRole('alert');
    server.missing.clear();
    await user.keyboard('e');
    await screen.findByRole('listbox');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('after another try the focus is in the field', async () => {
    server.missing.add(INDEX);
    const { user } = renderSearch();
    await open(user);
    await user.paste('simple');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.missing.clear();
    await user.click(retry);
    await screen.findByRole('listbox');
    expect(field()).toHaveFocus();
  });

  test('a failure that comes after the dialog was closed does no harm', async () => {
    const release = server.hold(INDEX);
    server.missing.add(INDEX);
    const { user } = renderSearch();
    await open(user);
    await user.paste('simple');
    await user.keyboard('{Escape}');
    await closed();
    release();
    // React would say on the console that what is no longer there was changed.
    await act(async () => undefined);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a failure of what is no longer asked is not shown', async () => {
    const release = server.hold(INDEX);
    server.missing.add(INDEX);
    const { user, pass } = await openWithClock();
    await user.paste('simple');
    await user.keyboard('r');
    release();
    await pass(199);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  test('a file that is no index is a failure, too', async () => {
    server.instead.set(INDEX, { error: 'gone' });
    const { user } = renderSearch();
    await open(user);
    await user.paste('simple');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The search index could not be loaded.',
    );
  });

  test('without the texts hits are shown all the same, and the next search tries again', async () => {
    server.missing.add(TEXTS);
    const { user } = renderSearch();
    await open(user);
    await find(user, 'simple');
    expect(screen.queryByText('The smallest table.')).not.toBeInTheDocument();
    server.missing.clear();
    await user.clear(field());
    await find(user, 'simple');
    await screen.findByText('The smallest table.');
  });
});

describe('a search', () => {
  test('begins 200 ms after the last letter', async () => {
    const { user, pass } = await openWithClock();
    await user.keyboard('simp');
    await pass(199);
    await user.keyboard('le');
    await pass(199);
    expect(list()).not.toBeInTheDocument();
    await pass(1);
    expect(list()).toBeInTheDocument();
    expect(links()[0]).toBe('/demo/simple');
  });

  test('begins at once when a text is pasted', async () => {
    const { user, pass } = await openWithClock();
    await user.paste('simple');
    await pass(0);
    expect(links()[0]).toBe('/demo/simple');
  });

  test('begins at once with Enter, which opens nothing yet', async () => {
    const { user, pass } = await openWithClock();
    await user.keyboard('simple{Enter}');
    await pass(0);
    expect(links()[0]).toBe('/demo/simple');
    expect(address()).toBe('/demo');
    expect(dialog()).toBeInTheDocument();
  });

  test('shows that it goes on until its answer is there', async () => {
    const release = server.hold(INDEX);
    const { user } = renderSearch();
    await open(user);
    expect(field()).toHaveAttribute('aria-busy', 'false');
    await user.keyboard('si');
    expect(field()).toHaveAttribute('aria-busy', 'true');
    expect(within(dialog()!).getAllByText('Searching…')).toHaveLength(2);
    expect(status()).toHaveTextContent('Searching…');
    release();
    await screen.findByRole('listbox');
    expect(field()).toHaveAttribute('aria-busy', 'false');
    expect(within(dialog()!).queryByText('Searching…')).not.toBeInTheDocument();
  });

  test('ends with an empty field, also one that is on its way', async () => {
    const { user, pass } = await openWithClock();
    await user.paste('simple');
    await pass(0);
    await user.clear(field());
    expect(list()).not.toBeInTheDocument();
    expect(status()).toBeEmptyDOMElement();
    await user.keyboard('scroll');
    await user.clear(field());
    await pass(1_000);
    expect(list()).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-busy', 'false');
  });

  test('of nothing but spaces is none', async () => {
    const { user, pass } = await openWithClock();
    await user.keyboard('   {Enter}');
    await pass(1_000);
    expect(field()).toHaveAttribute('aria-busy', 'false');
    expect(status()).toBeEmptyDOMElement();
    expect(dialog()).toBeInTheDocument();
  });

  test.each([
    ['/demo', 'No content was found'],
    ['/zh-CN/demo', '没有找到相关内容'],
  ])(
    'without hits says so on the page and in the status: %s',
    async (at, text: string) => {
      const { user } = renderSearch(at);
      await user.keyboard('/');
      await screen.findByRole('dialog');
      await user.paste('pagination');
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
      expect(within(screen.getByRole('dialog')).getAllByText(text)).toHaveLength(2);
      expect(screen.getByRole('combobox', { expanded: false })).not.toHaveAttribute(
        'aria-activedescendant',
      );
      await user.keyboard('{Enter}');
      await act(async () => undefined);
      expect(address()).toBe(at);
      expect(screen.getByRole('dialog')).toBeInTheDocument();
    },
  );

  test('announces how many hits there are', async () => {
    const { user } = renderSearch();
    await open(user);
    await find(user, 'thousand');
    expect(status()).toHaveTextContent(/^1 result$/);
    await user.clear(field());
    await find(user, 'table');
    expect(status()).toHaveTextContent(new RegExp(`^${options().length} results$`));
    expect(options().length).toBeGreaterThan(3);
  });

  test('never shows the answer to a query that another one followed', async () => {
    const release = server.hold(INDEX);
    const { user } = renderSearch();
    const seen = new Set<string | null>();
    const observer = new MutationObserver(() => links().forEach((one) => seen.add(one)));
    observer.observe(document.body, { childList: true, subtree: true });
    await open(user);
    await user.paste('virtual-list');
    await user.clear(field());
    await user.paste('simple');
    release();
    await screen.findByRole('listbox');
    await screen.findByText('The smallest table.');
    observer.disconnect();
    expect([...seen]).toContain('/demo/simple');
    expect([...seen]).not.toContain('/demo/virtual-list');
  });

  test('in Chinese finds Chinese pages and leads to them', async () => {
    const { user } = renderSearch('/zh-CN');
    await user.keyboard('/');
    await screen.findByRole('dialog', { name: '搜索' });
    await user.paste('横向滚动');
    await screen.findByRole('listbox', { name: '搜索结果' });
    expect(links()).toEqual(['/zh-CN/demo/scroll-x']);
    expect(screen.getByRole('status')).toHaveTextContent('1 条结果');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/zh-CN/demo/scroll-x');
  });

  test('shows markup as it was written, in the field, in an excerpt and in the recent ones', async () => {
    const markup = '<img src=x onerror=fail()>';
    const { user } = renderSearch();
    await open(user);
    await find(user, markup);
    expect(field()).toHaveValue(markup);
    await waitFor(() =>
      expect(options()[0]).toHaveTextContent(`Write ${markup} and it stays a text.`),
    );
    expect(dialog()!.querySelector('img')).toBe(null);
    await user.keyboard('{Enter}');
    await closed();
    await open(user);
    expect(screen.getByRole('button', { name: markup })).toBeInTheDocument();
    expect(dialog()!.querySelector('img')).toBe(null);
  });
});

describe('while an input method composes', () => {
  const compose = (value: string) => {
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value }, isComposing: true });
  };

  test('nothing is searched before the composition ends', async () => {
    const { pass } = await openWithClock();
    compose('simple');
    await pass(1_000);
    expect(field()).toHaveValue('simple');
    expect(list()).not.toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-busy', 'false');
    fireEvent.compositionEnd(field());
    // The field shows a text, and what follows from it is a task of its own.
    await pass(0);
    await pass(200);
    expect(links()[0]).toBe('/demo/simple');
  });

  test.each([
    ['isComposing', { isComposing: true }],
    ['key code 229', { keyCode: 229 }],
  ])('its keys, told by %s, are its own', async (_, told) => {
    const { user, pass } = await openWithClock();
    await user.paste('table');
    await pass(0);
    const first = activeLink();
    expect(fireEvent.keyDown(field(), { key: 'ArrowDown', ...told })).toBe(true);
    expect(fireEvent.keyDown(field(), { key: 'Enter', ...told })).toBe(true);
    expect(activeLink()).toBe(first);
    expect(address()).toBe('/demo');
    expect(dialog()).toBeInTheDocument();
  });
});

describe('the list', () => {
  test('shows the best hits first, then the others under the links of the header', async () => {
    const { user } = renderSearch();
    await open(user);
    await find(user, 'table');
    expect(
      screen
        .getAllByRole('group')
        .map((group) => document.getElementById(group.getAttribute('aria-labelledby')!)),
    ).toEqual([
      screen.getByText('Best matches'),
      screen.getByText('Home'),
      screen.getByText('Demos'),
    ]);
    const [best] = screen.getAllByRole('group');
    expect(within(best!).getAllByRole('option')).toHaveLength(3);
  });

  test('shows a hit with its title, what it is part of and an excerpt', async () => {
    const { user } = renderSearch();
    await open(user);
    await find(user, 'rowKey');
    await screen.findByText('Where the unique key of a row comes from.');
    const [hit] = options();
    expect(hit).toHaveTextContent(
      /^Table\.rowKey Small site ?Where the unique key of a row comes from\.$/,
    );
    expect(hit).toHaveAttribute('href', '/#table-rowkey');
    expect(hit).toHaveAttribute('data-type', 'prop');
    expect([...hit!.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain(
      'rowKey',
    );
  });

  test('is the popup of the field only while it has hits', async () => {
    const { user } = renderSearch();
    await open(user);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveAttribute('aria-autocomplete', 'list');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await find(user, 'table');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', list()!.id);
    expect(list()).toContainElement(
      document.getElementById(field().getAttribute('aria-activedescendant')!),
    );
    await user.clear(field());
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  test('ArrowDown and ArrowUp go through it and round its ends, the focus stays in the field', async () => {
    const { user } = renderSearch();
    await open(user);
    await find(user, 'table');
    const all = links();
    for (const link of [...all, all[0]]) {
      expect(activeLink()).toBe(link);
      expect(field()).toHaveFocus();
      await user.keyboard('{ArrowDown}');
    }
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeLink()).toBe(all[all.length - 1]);
    await user.keyboard('{ArrowUp}');
    expect(activeLink()).toBe(all[all.length - 2]);
  });

  test('End goes to its last hit, Home to its first', async () => {
    const { user } = renderSearch();
    await open(user);
    await find(user, 'table');
    const all = links();
    await user.keyboard('{End}');
    expect(activeLink()).toBe(all[all.length - 1]);
    await user.keyboard('{Home}');
    expect(activeLink()).toBe(all[0]);
  });

  test('End goes to its last hit also where the others are still to be shown', async () => {
    const { user } = renderSearch();
    await open(user);
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    await findFirst(user, 'table');
    const before = links().length;
    await user.keyboard('{End}');
    expect(links().length).toBeGreaterThan(before);
    expect(activeLink()).toBe(links()[links().length - 1]);
    frames.mockRestore();
  });

  test.each(['{Shift>}{Home}{/Shift}', '{Control>}{End}{/Control}', '{Alt>}{End}{/Alt}'])(
    'the keys %s are left to the field',
    async (keys) => {
      const { user } = renderSearch();
      await open(user);
      await find(user, 'table');
      await user.keyboard('{ArrowDown}');
      const active = activeLink();
      await user.keyboard(keys);
      expect(activeLink()).toBe(active);
    },
  );

  test('another query begins at its first hit', async () => {
    const { user } = renderSearch();
    await open(user);
    await find(user, 'table');
    await user.keyboard('{End}');
    await user.clear(field());
    await find(user, 'scroll');
    expect(activeLink()).toBe(links()[0]);
  });

  test('excerpts that come later leave the reader at the hit that was chosen', async () => {
    const release = server.hold(TEXTS);
    const { user } = renderSearch();
    await open(user);
    await find(user, 'table');
    await user.keyboard('{ArrowDown}');
    expect(activeLink()).toBe(links()[1]);
    expect(screen.queryByText(/wider than its container/)).not.toBeInTheDocument();
    release();
    await screen.findByText(/wider than its container/);
    expect(activeLink()).toBe(links()[1]);
  });
});

describe('a hit', () => {
  test('is opened by Enter, and the dialog closes', async () => {
    const { user } = renderSearch('/');
    await open(user);
    await find(user, 'simple');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/demo/simple');
    await closed();
  });

  test('is opened with its tab and its anchor', async () => {
    const { user } = renderSearch('/');
    await open(user);
    await find(user, 'what costs');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/demo/virtual-list?tab=performance#what-costs');
  });

  test('further down is opened after the arrows have led to it', async () => {
    const { user } = renderSearch('/zh-CN/demo');
    await user.keyboard('/');
    await screen.findByRole('dialog');
    await user.paste('表格');
    await screen.findByRole('listbox');
    const [, second] = links();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe(second);
  });

  test('is a link that a press opens', async () => {
    const { user } = renderSearch('/');
    await open(user);
    await find(user, 'simple');
    await user.click(options()[0]!);
    expect(address()).toBe('/demo/simple');
    await closed();
  });

  test('on the page that is shown closes the dialog all the same', async () => {
    const { user } = renderSearch('/demo/simple');
    await open(user);
    await find(user, 'simple');
    await user.keyboard('{Enter}');
    await closed();
    expect(address()).toBe('/demo/simple');
  });

  test('in a window of its own leaves the dialog open when it is pressed with Control', async () => {
    const { user } = renderSearch('/');
    await open(user);
    await find(user, 'simple');
    await user.keyboard('{Control>}');
    await user.click(options()[0]!);
    await user.keyboard('{/Control}');
    expect(dialog()).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  test.each(['Control', 'Meta'])(
    'is opened by %s-Enter in a window of its own, and the dialog stays',
    async (key) => {
      const opened = jest.spyOn(window, 'open').mockReturnValue(null);
      const { user } = renderSearch('/');
      await open(user);
      await find(user, 'simple');
      await user.keyboard(`{${key}>}{Enter}{/${key}}`);
      expect(opened).toHaveBeenCalledTimes(1);
      expect(opened).toHaveBeenCalledWith(
        new URL('/demo/simple', location.href).href,
        '_blank',
        'noopener',
      );
      expect(dialog()).toBeInTheDocument();
      expect(field()).toHaveFocus();
      expect(address()).toBe('/');
    },
  );

  test('of an older query is not opened by Enter after another letter', async () => {
    const { user } = renderSearch('/demo');
    await open(user);
    await find(user, 'simple');
    await user.keyboard('zzzz{Enter}');
    await waitFor(() => expect(status()).toHaveTextContent('No content was found'));
    expect(address()).toBe('/demo');
    expect(list()).not.toBeInTheDocument();
  });
});

describe('recent searches', () => {
  const recent = () =>
    within(screen.getByRole('region', { name: 'Recent searches' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  /** Looks for something and goes to the first hit. */
  async function goTo(user: User, query: string): Promise<void> {
    await open(user);
    await find(user, query);
    await user.keyboard('{Enter}');
    await closed();
  }

  test('there are none at first: the empty field says what it finds', async () => {
    const { user } = renderSearch();
    await open(user);
    expect(
      screen.getByText('Search props, demos, headings, changelog entries, and code.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('what led to a hit is kept, the newest first, and shown while the field is empty', async () => {
    const { user } = renderSearch('/demo');
    await goTo(user, 'simple');
    await goTo(user, 'rows');
    await goTo(user, 'simple');
    await open(user);
    expect(recent()).toEqual(['simple', 'rows']);
    await user.keyboard('s');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('what led nowhere is not kept', async () => {
    const { user } = renderSearch('/demo');
    await open(user);
    await find(user, 'simple');
    await user.keyboard('{Escape}');
    await closed();
    await open(user);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('what led to a hit in another window is kept, too', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = renderSearch('/demo');
    await open(user);
    await find(user, 'simple');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.clear(field());
    expect(recent()).toEqual(['simple']);
  });

  test('a press on one searches it again, with the focus in the field', async () => {
    const { user } = renderSearch('/demo');
    await goTo(user, 'rows');
    await open(user);
    await user.click(screen.getByRole('button', { name: 'rows' }));
    expect(field()).toHaveValue('rows');
    await screen.findByRole('listbox');
    expect(links()[0]).toBe('/demo/virtual-list');
    expect(field()).toHaveFocus();
  });

  test('they can be cleared', async () => {
    const { user } = renderSearch('/demo');
    await goTo(user, 'simple');
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await closed();
    await open(user);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('after they were cleared the focus is in the field', async () => {
    const { user } = renderSearch('/demo');
    await goTo(user, 'simple');
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field()).toHaveFocus();
  });

  test('a storage that refuses takes nothing from the search', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { user } = renderSearch('/demo');
    await goTo(user, 'simple');
    expect(address()).toBe('/demo/simple');
  });
});
