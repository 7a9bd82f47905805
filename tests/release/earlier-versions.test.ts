/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createElement } from 'react';
import type { ComponentType, HTMLAttributes } from 'react';
import { fixture } from '../support/fixture';
import { columns, data } from '../unit/library/claims/support';
import type { Row } from '../unit/library/claims/support';
import { more, openRows, tree } from '../unit/docs/guides/migration/support';
import { collectWarnings } from '../unit/library/support';

// What the pages say about other versions than 7.30.3, run on them. React is that of the
// repository, because the fixture is inside it.

const TABLES = [
  ...['5.7.3', '6.10.15'],
  ...['7.18.1', '7.19.0', '7.19.1', '7.19.2', '7.20.5', '7.21.0', '7.21.1', '7.22.2'],
  ...['7.26.0', '7.27.0', '7.27.2', '7.28.1', '7.28.2', '7.28.3', '7.29.1'],
];

const DND = 'react-dnd-16';

const MANIFEST = JSON.stringify({
  private: true,
  dependencies: {
    ...Object.fromEntries(
      TABLES.map((version) => [`rc-table-${version}`, `npm:rc-table@${version}`]),
    ),
    [DND]: 'npm:react-dnd@16.0.1',
  },
});

let folder = '';
let load: NodeRequire;

beforeAll(async () => {
  folder = await fixture('other-versions', [MANIFEST], [], (made) => {
    writeFileSync(join(made, 'package.json'), MANIFEST);
    execFileSync(
      'npm',
      [
        ...['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit'],
        ...['--no-fund', '--prefer-offline'],
      ],
      { cwd: made, stdio: 'pipe' },
    );
    return Promise.resolve();
  });
  load = createRequire(join(folder, 'package.json'));
}, 300_000);

type Props = Record<string, unknown>;

/** Renders a table of a version, with two columns and rows; `change` gives it other props. */
function show(version: string, first: Props) {
  const { default: Table } = load(`rc-table-${version}`) as {
    default: ComponentType<Props>;
  };
  let props: Props = { columns, data, ...first };
  const { container, rerender } = render(createElement(Table, props));
  const all = (selector: string) => [
    ...container.querySelectorAll<HTMLElement>(selector),
  ];
  return {
    all,
    find: (selector: string) => container.querySelector<HTMLElement>(selector),
    texts: (selector: string) => all(selector).map(({ textContent }) => textContent),
    change: (then: Props) =>
      act(() => rerender(createElement(Table, (props = { ...props, ...then })))),
    openRows: () => openRows(all),
  };
}

/** Runs on two versions, and gives what each gave. */
const onBoth = <T>(
  before: string,
  since: string,
  run: (version: string) => T,
): [T, T] => [run(before), run(since)];

let messages: () => string[];

beforeEach(() => {
  // React's own notices about the methods that versions 5 and 6 use.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  messages = collectWarnings();
});
afterEach(() => jest.restoreAllMocks());

describe.each([
  ['5.7.3', []],
  ['6.10.15', ['Warning: onRowClick is deprecated, please use onRow instead.']],
])('in %s', (version, deprecations) => {
  test('guide/migration#tree-indent: a tree is indented by 15 pixels', () => {
    const { find } = show(version, { data: tree, defaultExpandAllRows: true });
    expect(find('.indent-level-1')?.style.paddingLeft).toBe('15px');
  });

  test('guide/migration#unasked-icons: a row that opens by a click has no icon', () => {
    const { all, find, openRows } = show(version, { ...more, expandRowByClick: true });
    expect(all('.rc-table-row-expand-icon')).toEqual([]);
    fireEvent.click(find('tbody .rc-table-row')!);
    expect(openRows()).toBe(1);
    expect(show(version, more).all('.rc-table-row-expand-icon')).toHaveLength(2);
  });

  test('guide/migration#removed-row: a removed row is closed and reported', () => {
    const onExpandedRowsChange = jest.fn();
    const { change, openRows } = show(version, {
      ...more,
      defaultExpandedRowKeys: [1, 2],
      onExpandedRowsChange,
    });
    expect(openRows()).toBe(2);
    change({ data: data.slice(0, 1) });
    change({ data });
    expect(openRows()).toBe(1);
    expect(onExpandedRowsChange.mock.calls).toEqual([[[1]]]);
  });

  test('#from-6-props: the callbacks of rows and cells are called', () => {
    const [onRowClick, onCellClick] = [jest.fn(), jest.fn()];
    const { find } = show(version, {
      onRowClick,
      columns: [{ ...columns[0], onCellClick }],
    });
    fireEvent.click(find('tbody td')!);
    expect(onRowClick.mock.calls[0]).toEqual([data[0], 0, expect.anything()]);
    expect(onCellClick).toHaveBeenCalledTimes(1);
    const named = messages().filter((message) => message.includes('onRowClick'));
    expect(named).toEqual(deprecations);
  });

  test('#from-6-props: a name with dots is a path', () => {
    const given = { key: 1, address: { city: 'London' } };
    const city = { key: 'city', dataIndex: 'address.city' };
    expect(show(version, { data: [given], columns: [city] }).texts('tbody td')).toEqual([
      'London',
    ]);
  });
});

test('guide/migration#all-rows-open: version 6 takes the index of a record without a key', () => {
  const rows = data.map(({ a, b }) => ({ a, b }));
  const { find, openRows } = show('6.10.15', { data: rows, ...more });
  fireEvent.click(find('.rc-table-row-expand-icon')!);
  expect(openRows()).toBe(1);
});

test('guide/migration#row-component: in 6, expanded rows and the row without data do not use its component', () => {
  const drawn = jest.fn();
  const Line = (props: HTMLAttributes<HTMLElement>) => {
    drawn();
    return createElement('tr', props);
  };
  const components = { body: { row: Line } };
  const one = data.slice(0, 1);
  const times = (props: Props) => {
    drawn.mockClear();
    show('6.10.15', { components, ...props });
    return drawn.mock.calls.length;
  };
  const withoutMore = times({ data: one });
  expect(withoutMore).toBeGreaterThan(0);
  expect(times({ ...more, data: one, defaultExpandedRowKeys: [1] })).toBe(withoutMore);
  expect(times({ data: [] })).toBe(0);
});

test('#from-6: 6.10.15 takes arrays and onRow', () => {
  const onClick = jest.fn();
  const { find, texts } = show('6.10.15', {
    data: [{ key: 1, address: { city: 'London' } }],
    columns: [{ key: 'city', dataIndex: ['address', 'city'] }],
    onRow: () => ({ onClick }),
  });
  expect(texts('tbody td')).toEqual(['London']);
  fireEvent.click(find('tbody td')!);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('guide/migration#no-data-gone: before 7.28.2, undefined stood for the default', () => {
  const readings = onBoth('7.28.1', '7.28.2', (version) => ({
    empty: show(version, { data: [], emptyText: undefined }).texts(
      '.rc-table-placeholder',
    ),
    rows: show(version, { rowKey: undefined }).all('[data-row-key]').length,
    prefixed: show(version, { prefixCls: undefined }).all('.rc-table').length,
  }));
  expect(readings).toEqual([
    { empty: ['No Data'], rows: 2, prefixed: 1 },
    { empty: [''], rows: 0, prefixed: 0 },
  ]);
});

test('guide/migration#slow-typing: from 7.21.0 to 7.28.3, a render of the parent ran no cell', () => {
  const runs = ['7.20.5', '7.21.0', '7.28.3', '7.29.1'].map((version) => {
    const cell = jest.fn((value: unknown) => String(value));
    const { change } = show(version, { columns: [{ ...columns[0], render: cell }] });
    const first = cell.mock.calls.length;
    change({ onRow: () => ({}) });
    return cell.mock.calls.length > first;
  });
  expect(runs).toEqual([true, false, false, true]);
});

describe('#from-7', () => {
  test('7.19.0: hovered cells have a class', () => {
    const hovered = (version: string) => {
      const { find, all } = show(version, {});
      fireEvent.mouseEnter(find('tbody .rc-table-cell')!);
      return all('.rc-table-cell-row-hover').length;
    };
    expect(onBoth('7.18.1', '7.19.0', hovered)).toEqual([0, 2]);
  });

  /** How many messages a table logs. */
  const logged = (props: Props) => (version: string) => {
    const before = messages().length;
    show(version, props);
    return messages().slice(before);
  };

  test.each([
    ['7.19.1', '7.19.0', 'nested', { ...more, data: tree }],
    [
      '7.20.0',
      '7.19.2',
      'expandIconColumnIndex',
      { expandable: { ...more, expandIconColumnIndex: 1 } },
      '7.20.5',
    ],
    [
      '7.21.0',
      '7.20.5',
      'onCell',
      { columns: [{ ...columns[0], render: () => ({ children: 'a', props: {} }) }] },
    ],
    ['7.27.0', '7.26.0', 'expandable', { title: () => 'title' }],
  ])('%s: the table logs a warning', (since, before, words, props, first = since) => {
    const [earlier, later] = onBoth(before, first, logged(props));
    expect(earlier.filter((message) => message.includes(words))).toEqual([]);
    expect(later.filter((message) => message.includes(words))).toHaveLength(1);
  });

  test('7.21.0: onCell merges cells', () => {
    const merged = (version: string) =>
      show(version, {
        columns: [{ ...columns[0], onCell: () => ({ colSpan: 2 }) }, columns[1]],
      }).all('tbody td[colspan="2"]').length;
    expect(onBoth('7.20.5', '7.21.0', merged)).toEqual([0, 2]);
  });

  test('7.22.2: onRow, onCell and rowClassName get the number of the visible row', () => {
    const indexes = (version: string) => {
      const seen: Record<string, number[]> = { row: [], cell: [], name: [] };
      show(version, {
        data: tree,
        expandable: { defaultExpandAllRows: true },
        onRow: (_: Row, index: number) => (seen.row?.push(index), {}),
        rowClassName: (_: Row, index: number) => (seen.name?.push(index), ''),
        columns: [
          {
            ...columns[0],
            onCell: (_: Row, index: number) => (seen.cell?.push(index), {}),
          },
        ],
      });
      return Object.values(seen).map((all) => all.slice(0, 4));
    };
    const siblings = [0, 0, 1, 1];
    const visible = [0, 1, 2, 3];
    expect(onBoth('7.21.1', '7.22.2', indexes)).toEqual([
      [siblings, siblings, siblings],
      [visible, visible, visible],
    ]);
  });

  test('7.27.0: there is a caption', () => {
    const captions = (version: string) =>
      show(version, { caption: 'Name' }).texts('caption');
    expect(onBoth('7.26.0', '7.27.0', captions)).toEqual([[], ['Name']]);
  });

  test('7.28.0: header cells have a scope, and one without a title is a td', () => {
    const header = (version: string) =>
      show(version, { columns: [{ key: 'a', dataIndex: 'a' }, columns[1]] })
        .all('thead .rc-table-cell')
        .map((cell) => `${cell.localName} ${cell.getAttribute('scope')}`);
    expect(onBoth('7.27.2', '7.28.1', header)).toEqual([
      ['th null', 'th null'],
      ['td null', 'th col'],
    ]);
  });

  test('7.28.3: the name and the role are on the table', () => {
    const named = (version: string) =>
      show(version, { 'aria-label': 'People', role: 'grid' })
        .all('[aria-label][role]')
        .map(({ localName }) => localName);
    expect(onBoth('7.28.2', '7.28.3', named)).toEqual([['div'], ['table']]);
  });
});

test('demo/react-dnd#jsx-runtime: Node and webpack do not find react/jsx-runtime', () => {
  const outputOf = (code: string) => {
    const args = ['--input-type=module', '--eval', code];
    const env = { ...process.env, NODE_ENV: '' };
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    return stdout + stderr;
  };
  expect(outputOf(`import '${DND}'`)).toMatch(
    /Cannot find module '\S+react\/jsx-runtime'/,
  );
  // The webpack that umi carries.
  const build = `import { createRequire } from 'node:module';
    const require = createRequire(${JSON.stringify(join(folder, 'package.json'))});
    const { webpack } = require('@umijs/bundler-webpack/compiled/webpack');
    const output = { path: ${JSON.stringify(join(folder, 'built'))} };
    webpack({ mode: 'development', entry: '${DND}', output }, (error, stats) =>
      console.log(error ?? stats.toString({ all: false, errors: true, version: true })));`;
  expect(outputOf(build)).toMatch(/Can't resolve 'react\/jsx-runtime'[^]*webpack 5\./);
});
