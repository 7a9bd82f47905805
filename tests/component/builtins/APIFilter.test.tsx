import { act, screen, waitFor, within } from '@testing-library/react';
import React from 'react';
import APIFilter from '../../../src/builtins/APIFilter';
import ApiTable from '../../../src/builtins/API/api-table';
import type { ApiReference, ApiRow } from '../../../src/model/api-row';
import { history } from '../support/dumi';
import { address, renderSite } from '../support/render-site';

const WORDS = JSON.stringify({
  ...{ filter: 'Filter', hint: 'a word', since: 'Since', kinds: 'Only' },
  ...{ names: 'Names', current: 'Current', deprecated: 'Deprecated', found: 'Matches:' },
  ...{ none: 'Nothing matches.', clear: 'Clear' },
});

function row(id: string, name: string, rest: Partial<ApiRow> = {}): ApiRow {
  const anchor = `${id}-${name}`.toLowerCase();
  const rules = { required: false, deprecated: false, type: 'string' };
  return { anchor, name, ...rules, text: `About ${name}.`, ...rest };
}

const TABLE: ApiReference = {
  id: 'Table',
  earliest: '3.x',
  rows: [
    row('Table', 'sticky', { since: '7.9.0', text: 'The <b>header</b> stays.' }),
    row('Table', 'rowKey', {
      type: 'string | Getter',
      typesHtml: '<dt><code>Getter</code></dt><dd><code>() => Secret</code></dd>',
      uses: [{ href: '/demo/sticky', title: 'A sticky demo' }],
    }),
    row('Table', 'onExpand', { deprecated: true, text: 'Use the sticky one.' }),
  ],
};
const CELL: ApiReference = {
  id: 'Cell',
  rows: [row('Cell', 'colSpan', { since: '7.20.1' })],
};

const Page: React.FC<{ late?: boolean }> = ({ late = false }) => (
  <main>
    <nav className="ledger-toc">
      {['install', 'table', 'cell', 'license'].map((id) => (
        <p key={id}>
          <a href={`#${id}`}>to {id}</a>
        </p>
      ))}
    </nav>
    <div className="ledger-content">
      <div className="markdown">
        <h2 id="install">Install</h2>
        <h2 id="api">API</h2>
        <p>Read from types.</p>
      </div>
      <APIFilter words={WORDS} />
      <div className="markdown">
        <h3 id="table">Table</h3>
        <p>The table.</p>
      </div>
      <div>{!late && <ApiTable reference={TABLE} />}</div>
      <div className="markdown">
        <h3 id="cells">Cells</h3>
        <h4 id="cell">Cell</h4>
      </div>
      <div>
        <ApiTable reference={CELL} />
      </div>
      <div className="markdown">
        <h3 id="exports">Exports</h3>
        <h2 id="license">License</h2>
        <p>MIT</p>
      </div>
    </div>
  </main>
);

const field = (name = 'Filter') => screen.getByLabelText(name);
const check = (name: string) => screen.getByRole('checkbox', { name });
const count = () => screen.getByRole('status');
const headings = () => screen.getAllByRole('heading').map(({ id }) => id);
/** The rows that are not hidden, folded ones too. */
const rows = () =>
  [...document.querySelectorAll('tbody tr')]
    .filter((one) => !one.closest('[hidden]'))
    .map(({ id }) => id);
const ALL = ['table-sticky', 'table-rowkey', 'table-onexpand', 'cell-colspan'];
const HEADINGS = ['install', 'api', 'table', 'cells', 'cell', 'exports', 'license'];

test('at first all is shown and nothing counted', () => {
  renderSite(<Page />, '/table');
  expect(rows()).toEqual(ALL);
  expect(headings()).toEqual(HEADINGS);
  expect(count()).toBeEmptyDOMElement();
});

test.each([
  ['a name', 'colspan', ['cell-colspan'], 'Matches: 1'],
  ['words of a row', 'stays header', ['table-sticky'], 'Matches: 1'],
  ['a type', 'getter', ['table-rowkey'], 'Matches: 1'],
  ['a type in a fold', 'secret', ['table-rowkey'], 'Matches: 1'],
  ['a word of some rows', 'sticky', ['table-sticky', 'table-onexpand'], 'Matches: 2'],
  ['words of two rows', 'colspan getter', [], 'Nothing matches.'],
])('%s leaves the rows that hold it', async (_, text, left, said) => {
  const { user } = renderSite(<Page />, '/table');
  await user.type(field(), text);
  expect(rows()).toEqual(left);
  expect(count()).toHaveTextContent(said);
});

test('names alone are searched on request', async () => {
  const { user } = renderSite(<Page />, '/table');
  await user.type(field(), 'sticky');
  await user.click(check('Names'));
  expect(rows()).toEqual(['table-sticky']);
  expect(address()).toBe('/table?text=sticky&in=names');
});

test('a version leaves the rows that came in it or later', async () => {
  const { user } = renderSite(<Page />, '/table');
  await user.type(field('Since'), '7.9.0');
  expect(rows()).toEqual(['table-sticky', 'cell-colspan']);
  await user.clear(field('Since'));
  await user.type(field('Since'), 'v7.10');
  expect(rows()).toEqual(['cell-colspan']);
  expect(address()).toBe('/table?since=v7.10');
});

test('the versions that there are can be chosen', () => {
  renderSite(<Page />, '/table');
  const list = document.getElementById(field('Since').getAttribute('list') ?? '');
  expect([...(list?.children ?? [])].map((one) => one.getAttribute('value'))).toEqual([
    '7.9.0',
    '7.20.1',
  ]);
});

test('deprecated rows alone are shown, in their open fold', async () => {
  const { user } = renderSite(<Page />, '/table');
  const row = document.getElementById('table-onexpand');
  expect(row).not.toBeVisible();
  await user.click(check('Deprecated'));
  expect(rows()).toEqual(['table-onexpand']);
  expect(row).toBeVisible();
  await user.click(check('Deprecated'));
  await user.click(check('Current'));
  expect(rows()).toEqual(ALL.filter((id) => id !== 'table-onexpand'));
  await user.click(check('Current'));
  expect(row).not.toBeVisible();
});

test('headings and text without a match are hidden, but not those outside of the section', async () => {
  const { user } = renderSite(<Page />, '/table');
  await user.type(field(), 'colspan');
  expect(headings()).toEqual(['install', 'api', 'cells', 'cell', 'license']);
  expect(screen.getByText('The table.')).not.toBeVisible();
  expect(screen.getByText('MIT')).toBeVisible();
  const contents = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(contents.map((link) => link.textContent)).toEqual([
    'to install',
    'to cell',
    'to license',
  ]);
});

test('what is found is marked, and a fold opens only if nothing else holds it', async () => {
  const { user } = renderSite(<Page />, '/table');
  const fold = document.querySelector('#table-rowkey details');
  await user.type(field(), 'getter');
  expect(fold).not.toHaveAttribute('open');
  await user.clear(field());
  await user.type(field(), 'secret');
  expect(fold).toHaveAttribute('open');
  expect(screen.getByText('Secret').tagName).toBe('MARK');
  await user.clear(field());
  expect(document.querySelector('mark')).toBeNull();
  expect(fold).not.toHaveAttribute('open');
});

test('Escape clears all fields and the address', async () => {
  const { user } = renderSite(<Page />, '/table?text=sticky&kind=deprecated&dir=rtl');
  expect(rows()).toEqual(['table-onexpand']);
  expect(check('Deprecated')).toBeChecked();
  await user.type(field('Since'), '{Escape}');
  await waitFor(() => expect(rows()).toEqual(ALL));
  expect(field()).toHaveValue('');
  expect(check('Deprecated')).not.toBeChecked();
  expect(address()).toBe('/table?dir=rtl');
});

test('Clear leaves the focus in the form', async () => {
  const { user } = renderSite(<Page />, '/table?text=sticky');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(rows()).toEqual(ALL));
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('a reference that comes later is filtered too', async () => {
  const { rerender } = renderSite(<Page late />, '/table?text=sticky');
  expect(count()).toHaveTextContent('Nothing matches.');
  const { Frame } = await import('../support/frame');
  rerender(
    <Frame>
      <Page />
    </Frame>,
  );
  await waitFor(() => expect(rows()).toEqual(['table-sticky', 'table-onexpand']));
  expect(count()).toHaveTextContent('Matches: 2');
});

test('a link to a hidden row clears the question', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  renderSite(<Page />, '/table?text=colspan');
  act(() => history.push('/table?text=colspan#table-onexpand'));
  await waitFor(() => expect(rows()).toEqual(ALL));
  expect(scrolled.mock.instances[0]).toBe(document.getElementById('table-onexpand'));
  expect(document.getElementById('table-onexpand')).toBeVisible();
});
