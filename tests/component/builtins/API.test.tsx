import { screen, within } from '@testing-library/react';
import React from 'react';
import API from '../../../src/builtins/API';
import type { ApiReference } from '../../../src/model/api-row';
import { references } from '../support/ledger/api';
import { renderSite } from '../support/render-site';

const TABLE: ApiReference = {
  id: 'Table',
  earliest: '3.x',
  rows: [
    {
      anchor: 'table-rowkey',
      name: 'rowKey',
      type: 'string | (row: Row) => Key',
      required: true,
      deprecated: false,
      default: "'key'",
      since: '4.0.0',
      changes: {
        since: '/changelog#v4-0-0',
        in: ['7.2.0', '7.1.2', '7.1.1', '7.1.0', '7.0.0'].map((version) => ({
          title: version,
          href: `/changelog#v${version.replace(/\./g, '-')}`,
        })),
      },
      text: 'Where the <a href="/demo/key">key</a> comes from.',
      pitfall: 'Not the <code>index</code>.',
      typesHtml: '<dt><code>Key</code></dt><dd><code>string | number</code></dd>',
      uses: ['a', 'b', 'c', 'd', 'e'].map((name) => ({
        href: `/demo/${name}`,
        title: `Demo ${name}`,
      })),
    },
    {
      anchor: 'table-sticky',
      name: 'sticky',
      type: 'boolean | Sticky',
      typeHtml: 'boolean | <a href="#api-sticky">Sticky</a>',
      required: false,
      deprecated: false,
      text: 'Stays in view.',
      demos: 'A demo cannot show it.',
    },
    {
      anchor: 'table-expandicon',
      name: 'expandIcon',
      type: 'ReactNode',
      required: false,
      deprecated: true,
      text: 'An icon.',
      uses: [{ href: '/demo/a', title: 'Demo a' }],
      otherUses: 53,
    },
  ],
};

type Load = () => Promise<{ default: ApiReference }>;

/** A load that a test ends when it likes. */
function createLoad() {
  let resolve: (reference: ApiReference) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const load: Load = () =>
    new Promise((done, fail) => {
      resolve = (reference) => done({ default: reference });
      reject = fail;
    });
  return {
    load,
    resolve: (it: ApiReference) => resolve(it),
    reject: () => reject(new Error('offline')),
  };
}

const loaded: Load = () => Promise.resolve({ default: TABLE });
const RESOLVING = 'Properties definition is resolving, wait a moment...';

let count = 0;

/** A reference under an id of its own: what has been loaded once stays for the whole site. */
function reference(load: Load = loaded, locale = 'en-US'): string {
  count += 1;
  references[locale] = { [`Table${count}`]: load };
  return `Table${count}`;
}

/** The table of the properties, once it is there. */
async function findTable() {
  return within(await screen.findByRole('table', { name: 'Properties of Table' }));
}

test('while it is on its way it says so, and then it is there', async () => {
  const { load, resolve } = createLoad();
  renderSite(<API id={reference(load)} />);
  expect(screen.getByRole('status')).toHaveTextContent(RESOLVING);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  resolve(TABLE);
  await findTable();
  expect(screen.queryByText(RESOLVING)).not.toBeInTheDocument();
});

test('the table has a name, named columns and a named row for each property', async () => {
  renderSite(<API id={reference()} />);
  const table = await findTable();
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Property',
    'Type, default, version',
    'Description',
  ]);
  expect(table.getByRole('rowheader', { name: 'rowKey required' })).toBeInTheDocument();
});

test('a row says what the property does, what goes wrong, its type, version and default', async () => {
  renderSite(<API id={reference()} />);
  const row = within((await findTable()).getByRole('row', { name: /rowKey/ }));
  expect(row.getByRole('link', { name: 'key' })).toHaveAttribute('href', '/demo/key');
  expect(row.getByText('Watch out:')).toBeInTheDocument();
  expect(row.getByText('index', { selector: 'code' })).toBeInTheDocument();
  expect(row.getByText('string | (row: Row) => Key')).toBeInTheDocument();
  expect(row.getByText('Since 4.0.0')).toBeInTheDocument();
  expect(row.getAllByRole('cell')[0]).toHaveTextContent("Default 'key'");
});

test('what a property does not have is not said, but that it is as old as what is known', async () => {
  renderSite(<API id={reference()} />);
  const row = within((await findTable()).getByRole('row', { name: /sticky/ }));
  expect(row.queryByText('Watch out:')).not.toBeInTheDocument();
  expect(row.queryByText(/^Since \S+$/)).not.toBeInTheDocument();
  expect(row.getByText('Since 3.x or earlier')).toBeInTheDocument();
  expect(row.queryByText('required')).not.toBeInTheDocument();
});

test('the name of the reference folds it, with the number of its rows', async () => {
  renderSite(<API id={reference()} />);
  await findTable();
  const folds = screen.getByText('Properties: 3').closest('details');
  expect(folds).toHaveAttribute('open');
  expect(folds).toHaveAttribute('id', 'api-table');
});

test('deprecated rows are in a folded table of their own', async () => {
  renderSite(<API id={reference()} />);
  await findTable();
  const folds = screen.getByText('Deprecated: 1').closest('details');
  expect(folds).not.toHaveAttribute('open');
  expect(folds).toContainElement(
    screen.getByRole('table', { name: 'Deprecated properties of Table', hidden: true }),
  );
  expect(folds).toContainElement(document.getElementById('table-expandicon'));
});

test('a type unfolds the types that it names, or links to their references', async () => {
  renderSite(<API id={reference()} />);
  const table = await findTable();
  const rowKey = within(table.getByRole('row', { name: /rowKey/ }));
  const type = rowKey.getByText('string | (row: Row) => Key').closest('details');
  expect(type).not.toHaveAttribute('open');
  expect(type).toHaveTextContent('Keystring | number');
  expect(table.getByRole('link', { name: 'Sticky' })).toHaveAttribute(
    'href',
    '#api-sticky',
  );
});

test('three pages that use a property are named, and the others folded', async () => {
  renderSite(<API id={reference()} />);
  const row = within((await findTable()).getByRole('row', { name: /rowKey/ }));
  const more = row.getByRole('link', { name: 'Demo e' }).closest('details');
  expect(more).not.toHaveAttribute('open');
  const links = row.getAllByRole('link', { name: /^Demo/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Demo a',
    'Demo b',
    'Demo c',
    'Demo d',
    'Demo e',
  ]);
  expect(more).toContainElement(links[3] ?? null);
  expect(more).not.toContainElement(links[2] ?? null);
});

test('of the pages that nearly all use a property, the others are counted', async () => {
  renderSite(<API id={reference()} />);
  await findTable();
  expect(document.getElementById('table-expandicon')).toHaveTextContent(
    'Used in Demo a · 53 more',
  );
});

test('a property that no demo uses says why', async () => {
  renderSite(<API id={reference()} />);
  const row = (await findTable()).getByRole('row', { name: /sticky/ });
  expect(row).toHaveTextContent('Demos: A demo cannot show it.');
});

test('each property has an anchor and a link to it', async () => {
  renderSite(<API id={reference()} />);
  const table = await findTable();
  expect(table.getByRole('link', { name: 'rowKey' })).toHaveAttribute(
    'href',
    '#table-rowkey',
  );
  expect(document.getElementById('table-rowkey')).toBe(
    table.getByRole('row', { name: /rowKey/ }),
  );
});

test('an id that nothing is known of is said to be not found', () => {
  renderSite(<API id="Nope" />);
  expect(
    screen.getByText('Properties definition not found for Nope component'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a failed load says so and can be tried again', async () => {
  const load = jest
    .fn<ReturnType<Load>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockImplementation(loaded);
  const id = reference(load);
  const { user } = renderSite(<API id={id} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `The properties of ${id} could not be loaded.`,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect((await findTable()).getAllByRole('row')).toHaveLength(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a second failure is said again', async () => {
  const first = createLoad();
  const { user } = renderSite(<API id={reference(first.load)} />);
  first.reject();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByText(RESOLVING)).toBeInTheDocument();
  first.reject();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('what has been loaded is there at once, and is not loaded again', async () => {
  const load = jest.fn(loaded);
  const id = reference(load);
  const { unmount } = renderSite(<API id={id} />);
  await findTable();
  unmount();
  renderSite(<API id={id} />);
  expect(screen.getByRole('table', { name: 'Properties of Table' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('in Chinese it loads the Chinese reference and speaks Chinese', async () => {
  renderSite(<API id={reference(loaded, 'zh-CN')} />, '/zh-CN');
  expect(screen.getByText('属性定义正在解析中，稍等片刻...')).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Table 的属性' })).toBeInTheDocument();
});

test('in a language without the reference it is not found', () => {
  const id = reference();
  renderSite(<API id={id} />, '/zh-CN');
  expect(screen.getByText(`未找到 ${id} 组件的属性定义`)).toBeInTheDocument();
});

test('an answer that comes after the page is left does no harm', async () => {
  const { load, resolve } = createLoad();
  const { unmount } = renderSite(<API id={reference(load)} />);
  unmount();
  resolve(TABLE);
  await Promise.resolve();
  expect(document.body).toHaveTextContent(/^$/);
});

test('so does the answer to a second try', async () => {
  const { load, resolve, reject } = createLoad();
  const { user, unmount } = renderSite(<API id={reference(load)} />);
  reject();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  unmount();
  resolve(TABLE);
  await Promise.resolve();
  expect(document.body).toHaveTextContent(/^$/);
});

test('a row leads to the versions of the changelog that are about it', async () => {
  renderSite(<API id={reference()} />);
  const row = await screen.findByRole('row', { name: /rowKey/ });
  const href = (name: string) =>
    within(row).getByRole('link', { name }).getAttribute('href');
  expect(href('Since 4.0.0')).toBe('/changelog#v4-0-0');
  expect(row).toHaveTextContent('Changed in 7.2.0 · 7.1.2 · 7.1.1 · 2 more');
  expect(href('7.2.0')).toBe('/changelog#v7-2-0');
  const fold = within(row).getByRole('link', { name: '7.0.0' }).closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toHaveTextContent(/^2 more7\.1\.0 · 7\.0\.0$/);
  expect(fold!.querySelector('a[href="/changelog#v7-0-0"]')).not.toBeNull();
});
