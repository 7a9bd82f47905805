import { act, screen, waitFor, within } from '@testing-library/react';
import React from 'react';
import Changelog from '../../../src/builtins/Changelog';
import { chooseOwnVersion } from '../../../src/data/own-version';
import { letChooseVersion } from '../support/ledger/features';
import { address, renderSite } from '../support/render-site';

const WORDS = JSON.stringify({
  ...{ filter: 'Filter', hint: 'a word', kinds: 'Kinds', from: 'Since', to: 'Up to' },
  ...{ clear: 'Clear', feature: 'Feature', fix: 'Fix', all: 'Show all' },
  own: 'You use {version}, so only later versions are shown ({count}).',
});

/** A changelog of two chapters, before them one without versions. */
const Page = () => (
  <main>
    <nav className="ledger-toc">
      {['milestones', '7x', '6x'].map((id) => (
        <p key={id}>
          <a href={`#${id}`}>to {id}</a>
        </p>
      ))}
    </nav>
    <Changelog words={WORDS} />
    <p>All versions.</p>
    <h2 id="milestones">Milestones</h2>
    <p>sticky since 7.9.0</p>
    <h2 id="7x">7.x</h2>
    <p>The rewrite.</p>
    <h3 id="v7-9-0">
      7.9.0 <time id="790">2020-07-31</time>
    </h3>
    <ul>
      <li data-kind="feature">Sticky header and scrollbar</li>
      <li data-kind="fix">A warning</li>
    </ul>
    <h3 id="v7-2-0">7.2.0</h3>
    <ul>
      <li data-kind="fix">The header of fixed columns</li>
    </ul>
    <h2 id="6x">6.x</h2>
    <h3 id="v6-10-2">6.10.2</h3>
    <h4>Bug Fixes</h4>
    <ul>
      <li data-kind="fix">Scrolling</li>
    </ul>
    <h3 id="v6-0-0">6.0.0</h3>
    <p>The first one with hooks.</p>
  </main>
);

const field = (name = 'Filter') => screen.getByLabelText(name);
const kind = (name: string) => screen.getByRole('checkbox', { name });
/** Headings by their ids, and lines by their text. */
const shown = () => screen.queryAllByRole('heading').map((one) => one.id || 'Bug Fixes');
const lines = () => screen.queryAllByRole('listitem').map((one) => one.textContent);
const ALL = [
  ...['milestones', '7x', 'v7-9-0', 'v7-2-0', '6x', 'v6-10-2', 'Bug Fixes', 'v6-0-0'],
];

test('at first all is shown and nothing counted', () => {
  renderSite(<Page />, '/changelog');
  expect(shown()).toEqual(ALL);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('search')).toContainElement(field());
});

test.each([
  ['a word', 'sticky', ['7x', 'v7-9-0'], '1 version matches.'],
  ['a version', '7.2.0', ['7x', 'v7-2-0'], '1 version matches.'],
  [
    'the beginning of a version',
    '6.10',
    ['6x', 'v6-10-2', 'Bug Fixes'],
    '1 version matches.',
  ],
  ['a date', '2020-07', ['7x', 'v7-9-0'], '1 version matches.'],
  ['words of a line', 'fixed header', ['7x', 'v7-2-0'], '1 version matches.'],
  ['a word of a version without a list', 'hooks', ['6x', 'v6-0-0'], '1 version matches.'],
  ['words of two lines', 'sticky warning', [], 'No version matches.'],
])('%s leaves the lines that hold it', async (_, query, left, count) => {
  const { user } = renderSite(<Page />, '/changelog');
  await user.type(field(), query);
  expect(shown()).toEqual(left);
  expect(screen.getByRole('status')).toHaveTextContent(count);
});

test('other lines of a version go, and what is found is marked', async () => {
  const { user } = renderSite(<Page />, '/changelog');
  await user.type(field(), 'sticky');
  expect(lines()).toEqual(['Sticky header and scrollbar']);
  expect(screen.getByText('Sticky').tagName).toBe('MARK');
  expect(screen.getByText('sticky since 7.9.0')).not.toBeVisible();
  expect(screen.getByText('The rewrite.')).toBeVisible();
  await user.clear(field());
  expect(document.querySelector('mark')).toBeNull();
  expect(shown()).toEqual(ALL);
});

test('kinds leave lines of any of them', async () => {
  const { user } = renderSite(<Page />, '/changelog');
  await user.click(kind('Fix'));
  expect(lines()).toEqual(['A warning', 'The header of fixed columns', 'Scrolling']);
  await user.click(kind('Feature'));
  expect(lines()).toHaveLength(4);
  expect(address()).toBe('/changelog?kind=feature,fix');
});

test('since a version means after it', async () => {
  const { user } = renderSite(<Page />, '/changelog');
  await user.type(field('Since'), '6.10.2');
  await user.type(field('Up to'), '7.2');
  expect(shown()).toEqual(['7x', 'v7-2-0']);
  expect(address()).toBe('/changelog?from=6.10.2&to=7.2');
});

test('the address asks, and its fields show it', () => {
  renderSite(<Page />, '/changelog?dir=rtl&from=7.2.0&kind=fix&text=warning');
  expect(lines()).toEqual(['A warning']);
  expect(field('Since')).toHaveValue('7.2.0');
  expect(field()).toHaveValue('warning');
  expect(kind('Fix')).toBeChecked();
  expect(kind('Feature')).not.toBeChecked();
});

test('the table of contents has what is left', async () => {
  const { user } = renderSite(<Page />, '/changelog');
  const contents = within(screen.getByRole('navigation'));
  await user.type(field(), 'sticky');
  expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'to 7x',
  ]);
  await user.clear(field());
  expect(contents.getAllByRole('link')).toHaveLength(3);
});

test('Clear empties fields and address', async () => {
  const { user } = renderSite(<Page />, '/changelog?text=sticky&dir=rtl');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(shown()).toEqual(ALL));
  expect(field()).toHaveValue('');
  expect(address()).toBe('/changelog?dir=rtl');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('the fields for versions know those of the page', () => {
  renderSite(<Page />, '/changelog');
  const list = document.getElementById(field('Since').getAttribute('list') ?? '');
  expect([...(list?.children ?? [])].map((one) => one.getAttribute('value'))).toEqual([
    ...['7.9.0', '7.2.0', '6.10.2', '6.0.0'],
  ]);
});

test('a version has a link to itself for readers who point at it', () => {
  renderSite(<Page />, '/changelog');
  const link = document.querySelector('#v7-9-0 > a[aria-hidden]');
  expect(link).toHaveAttribute('href', '#v7-9-0');
  expect(link).toHaveAttribute('tabindex', '-1');
});

describe('with a version that the reader uses', () => {
  const OWN = 'ledger:version';
  /** The choice comes after the page. */
  const choice = () => screen.findByRole('combobox', { name: 'I use' });
  beforeAll(() => letChooseVersion(true));
  afterAll(() => letChooseVersion(false));

  test('opens at what came after it, says why, and shows all on demand', async () => {
    localStorage.setItem(OWN, '7.2.0');
    const { user } = renderSite(<Page />, '/changelog');
    await choice();
    await waitFor(() => expect(shown()).toEqual(['7x', 'v7-9-0']));
    expect(field('Since')).toHaveValue('7.2.0');
    expect(address()).toBe('/changelog?from=7.2.0');
    expect(screen.getByRole('status')).toHaveTextContent(
      'You use 7.2.0, so only later versions are shown (1).',
    );
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(shown()).toEqual(ALL));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test("another first version is the reader's choice, not their own version", async () => {
    localStorage.setItem(OWN, '7.2.0');
    const { user } = renderSite(<Page />, '/changelog?from=6.10.2');
    await choice();
    expect(screen.getByRole('status')).toHaveTextContent('2 versions match.');
    await user.clear(field('Since'));
    await user.type(field('Since'), '7.2.0');
    expect(screen.getByRole('status')).toHaveTextContent('You use 7.2.0');
    await user.clear(field('Since'));
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  });

  test.each(['/changelog?text=scrolling', '/changelog#v6-0-0'])(
    'an address that asks for something else is left as it is: %s',
    async (at) => {
      localStorage.setItem(OWN, '7.2.0');
      renderSite(<Page />, at);
      expect(await choice()).toHaveValue('7.2.0');
      expect(address()).toBe(at);
      expect(field('Since')).toHaveValue('');
    },
  );

  test('follows a choice, and shows all once the version is forgotten', async () => {
    renderSite(<Page />, '/changelog');
    await choice();
    act(() => chooseOwnVersion('6.10.2'));
    await waitFor(() => expect(shown()).toEqual(['7x', 'v7-9-0', 'v7-2-0']));
    act(() => chooseOwnVersion('7.2.0'));
    await waitFor(() => expect(shown()).toEqual(['7x', 'v7-9-0']));
    act(() => chooseOwnVersion());
    await waitFor(() => expect(shown()).toEqual(ALL));
    expect(address()).toBe('/changelog');
  });
});
