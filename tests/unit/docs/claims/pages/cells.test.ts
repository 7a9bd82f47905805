/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { createElement } from 'react';
import { silenceWarnings } from '../../library/support';
import { columns, data, renderChanging, renderTable } from '../support';

const LEGACY =
  'Warning: `columns.render` return cell props is deprecated with perf issue, please use `onCell` instead.';
const legacy = { title: 'L', render: () => ({ children: 'old', props: { rowSpan: 1 } }) };

test('demo/class-name#2: nth-child counts expanded rows and the measure row', () => {
  const expandable = { expandedRowRender: () => 'x', expandedRowKeys: [1] };
  const striped = (props: object) =>
    renderTable({ expandable, ...props })
      .all('tbody tr:nth-child(even)')
      .map(({ className }) => className.split(' ')[0]);
  expect(striped({ expandable: undefined })).toEqual(['rc-table-row']);
  expect(striped({})).toEqual(['rc-table-expanded-row']);
  expect(striped({ expandable: undefined, scroll: { x: 9 } })).toEqual(['rc-table-row']);
  expect(
    renderTable({ scroll: { x: 9 } }).find('tbody tr:nth-child(even)')?.dataset.rowKey,
  ).toBe('1');
  const index = jest.fn().mockReturnValue('');
  renderTable({ expandable, rowClassName: index });
  expect(index.mock.calls.map(([, position]) => position)).toEqual(
    expect.arrayContaining([0, 1]),
  );
});

test('demo/class-name#3 recipe/responsive-columns#4: the class of a column is on header and body cells, not on totals', () => {
  const { all } = renderTable({
    columns: [{ ...columns[0]!, className: 'mine' }],
    summary: () => createElement('tr', null, createElement('td')),
  });
  expect(all('.mine').map(({ tagName }) => tagName)).toEqual(['TH', 'TD', 'TD']);
});

test('demo/class-name#4: the extra row has the class of expandedRowClassName alone', () => {
  const { find } = renderTable({
    rowClassName: 'mine',
    expandable: {
      expandedRowRender: () => 'x',
      expandedRowKeys: [1],
      expandedRowClassName: () => 'extra',
    },
  });
  const names = find('.rc-table-expanded-row')?.className.split(' ');
  expect(names).toContain('extra');
  expect(names).not.toContain('mine');
});

test('demo/colspan-rowspan-legacy#1: the old form is reported, once', () => {
  const log = silenceWarnings();
  renderTable({ columns: [legacy] });
  renderTable({ columns: [legacy] });
  expect(log.mock.calls.filter(([text]) => text === LEGACY)).toHaveLength(1);
});

test('demo/colspan-rowspan-legacy#2 demo/colspan-rowspan-legacy#3 demo/jsx#1: a cell in the old form is not marked on hover, and hover renders cells anew', () => {
  silenceWarnings();
  const hover = (first: object) => {
    const render = jest.fn().mockReturnValue('new');
    const { find, texts } = renderTable({ columns: [first, { title: 'B', render }] });
    const before = render.mock.calls.length;
    fireEvent.mouseEnter(find('.rc-table-row td:last-child')!);
    return [texts('.rc-table-cell-row-hover'), render.mock.calls.length > before];
  };
  expect(hover(legacy)).toEqual([['new'], true]);
  const onCell = () => ({ rowSpan: 1 });
  expect(hover({ render: () => 'cell', onCell })).toEqual([['cell', 'new'], false]);
});

test('demo/colspan-rowspan-legacy#4: the old form wins over onCell', () => {
  silenceWarnings();
  const { all } = renderTable({
    columns: [
      {
        render: () => ({ children: 'x', props: { colSpan: 2 } }),
        onCell: () => ({ colSpan: 3 }),
      },
    ],
    data: data.slice(0, 1),
  });
  expect((all('tbody td')[0] as HTMLTableCellElement).colSpan).toBe(2);
});

test('demo/colspan-rowspan-legacy#5: an object without children gives an empty cell', () => {
  silenceWarnings();
  const { texts } = renderTable({ columns: [{ render: () => ({ a: 1 }) as never }] });
  expect(texts('tbody td')).toEqual(['', '']);
});

/** Body rows as lists of their cells. */
const cellsOf = (onCell: (index: number, column: number) => object) =>
  renderTable({
    columns: columns.map((column, place) => ({
      ...column,
      onCell: (_: unknown, index?: number) => onCell(index ?? NaN, place),
    })),
  })
    .all('.rc-table-row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('demo/colspan-rowspan#1 demo/colspan-rowspan#2: covered cells stay unless they return 0', () => {
  const wide = (index: number, column: number) =>
    index + column === 0 ? { colSpan: 2 } : {};
  expect(cellsOf(wide)[0]).toEqual(['a1', 'b1']);
  expect(
    cellsOf((index, column) => (index ? {} : { colSpan: column ? 0 : 2 }))[0],
  ).toEqual(['a1']);
  expect(cellsOf((index, column) => (column ? {} : { rowSpan: index ? 0 : 2 }))).toEqual([
    ['a1', 'b1'],
    ['b2'],
  ]);
  for (const colSpan of [1, undefined]) {
    expect(cellsOf(() => ({ colSpan }))[0]).toEqual(['a1', 'b1']);
  }
  expect(cellsOf((_, column) => (column ? {} : { colSpan: 0 }))[0]).toEqual(['b1']);
});

test('demo/colspan-rowspan#3 demo/scope-row#6 demo/jsx#3: spans go by the position, whatever row is there', () => {
  const onCell = (_: unknown, index?: number) => ({ rowSpan: index ? 0 : 2 });
  const spans = (list: typeof data) =>
    renderTable({ columns: [{ ...columns[0]!, onCell }], data: list }).texts(
      'td[rowspan]',
    );
  expect(spans(data)).toEqual(['a1']);
  expect(spans([...data].reverse())).toEqual(['a2']);
});

test('demo/colspan-rowspan#4: a row that opens below a span makes it end too early', () => {
  const onCell = (_: unknown, index?: number) => ({ rowSpan: index ? 0 : 2 });
  const { all } = renderTable({
    columns: [{ ...columns[0]!, onCell }, columns[1]!],
    expandable: { expandedRowRender: () => 'x', expandedRowKeys: [1] },
  });
  // Three rows are where the span counts on two.
  expect(all('tbody tr')).toHaveLength(3);
  expect(all('tbody tr')[1]?.className).toContain('expanded-row');
  expect(all('td[rowspan="2"]')).toHaveLength(1);
});

test('demo/colspan-rowspan#5: a colSpan from onHeaderCell is ignored, that of the column counts', () => {
  const span = (more: object) =>
    (
      renderTable({ columns: [{ ...columns[0]!, ...more }, columns[1]!] }).find(
        'th',
      ) as HTMLTableCellElement
    ).colSpan;
  expect(span({ onHeaderCell: () => ({ colSpan: 2 }) })).toBe(1);
  expect(span({ colSpan: 2 })).toBe(2);
});

test('demo/colspan-rowspan#6: a merged cell is marked with every row it spans', () => {
  const onCell = (_: unknown, index?: number) => ({ rowSpan: index ? 0 : 2 });
  const { all, find } = renderTable({
    columns: [{ ...columns[0]!, onCell }, columns[1]!],
  });
  fireEvent.mouseEnter(all('tbody tr')[1]!.querySelector('td')!);
  expect(find('td[rowspan="2"]')?.className).toContain('rc-table-cell-row-hover');
});

test('demo/ellipsis#3 demo/dropdown#6: nested markup gives no title, onCell and onHeaderCell do', () => {
  const nested = () => createElement('a', null, createElement('b', null, 'text'));
  const { all } = renderTable({
    columns: [
      { title: nested(), ellipsis: true, render: nested },
      {
        title: nested(),
        ellipsis: true,
        render: nested,
        onCell: () => ({ title: 'mine' }),
        onHeaderCell: () => ({ title: 'mine' }),
      },
      { title: createElement('b', null, 'flat'), ellipsis: true },
    ],
    data: data.slice(0, 1),
  });
  expect(all('tbody td').map(({ title }) => title)).toEqual(['', 'mine', '']);
  expect(all('thead th').map(({ title }) => title)).toEqual(['', 'mine', 'flat']);
});

test('demo/ellipsis#4 demo/ellipsis-custom-tooltip#5: at the inner edge of fixed columns the content is in a span', () => {
  const { all } = renderTable({
    columns: [
      { ...columns[0]!, fixed: 'left', ellipsis: true },
      { ...columns[1]!, ellipsis: true },
    ],
    scroll: { x: 500 },
    data: data.slice(0, 1),
  });
  const content = all('tbody .rc-table-cell-content');
  expect(content.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['SPAN', 'a1'],
  ]);
});

test('demo/ellipsis-custom-tooltip#1: true sets a title, an object without showTitle does not', () => {
  const title = (ellipsis: object | true) =>
    renderTable({ columns: [{ ...columns[0]!, ellipsis }] }).find('tbody td')?.title;
  expect([true, { showTitle: false }, {}].map((one) => title(one as true))).toEqual([
    'a1',
    '',
    '',
  ]);
});

test('demo/row-and-cell-click#5: the props that version 7 removed do nothing', () => {
  const log = silenceWarnings();
  const handler = jest.fn();
  const { find } = renderTable({
    onRowClick: handler,
    onRowDoubleClick: handler,
    columns: [{ ...columns[0]!, onCellClick: handler }],
  } as object);
  fireEvent.click(find('tbody td')!);
  fireEvent.doubleClick(find('tbody td')!);
  expect(handler).not.toHaveBeenCalled();
  log.mockRestore();
});

test('demo/row-and-cell-click#6: className is added, and the style of a column wins', () => {
  const { find } = renderTable({
    columns: [
      {
        ...columns[0]!,
        align: 'right',
        fixed: 'left',
        onCell: () => ({ className: 'mine', style: { textAlign: 'left', color: 'red' } }),
      },
    ],
    scroll: { x: 500 },
    rowClassName: 'own',
    onRow: () => ({ className: 'row', style: { color: 'blue' } }),
  });
  const cell = find('tbody .rc-table-row td')!;
  expect(cell.className).toMatch(/rc-table-cell .*mine/);
  expect([cell.style.textAlign, cell.style.color]).toEqual(['right', 'red']);
  const row = find('.rc-table-row')!;
  expect(row.className).toMatch(/own/);
  expect(row.className).toMatch(/\brow\b/);
  expect(row.style.color).toBe('blue');
});

test('demo/row-and-cell-click#7: header rows and cells have handlers of their own', () => {
  const seen: string[] = [];
  const note = (name: string) => () => ({ onClick: () => seen.push(name) });
  const { find } = renderTable({
    columns: [
      { ...columns[0]!, onCell: note('cell'), onHeaderCell: note('header cell') },
    ],
    onRow: note('row'),
    onHeaderRow: note('header row'),
  });
  fireEvent.click(find('thead th')!);
  expect(seen).toEqual(['header cell', 'header row']);
});

test('demo/jsx#2: a state set on hover renders all cells', () => {
  const render = jest.fn();
  const view = renderChanging({ columns: [{ title: 'A', render }] });
  render.mockClear();
  fireEvent.mouseEnter(view.container.querySelector('td')!);
  expect(render).not.toHaveBeenCalled();
  view.change({ onRow: () => ({ onMouseEnter: () => {} }) });
  expect(render).toHaveBeenCalledTimes(2);
});

test('demo/aria#1: besides data-, aria- and role, the table passes nothing on', () => {
  const { container } = renderTable({
    lang: 'fr',
    onClick: () => {},
    role: 'grid',
    'aria-label': 'Name',
    'data-test': 'x',
  } as object);
  expect(container.querySelector('[lang]')).toBeNull();
  expect(container.querySelector('[data-test][class~=rc-table]')).not.toBeNull();
  expect(container.querySelector('table[role=grid][aria-label=Name]')).not.toBeNull();
});

test('demo/aria#4: rows and cells have no tab stop', () => {
  expect(renderTable({}).all('[tabindex]')).toEqual([]);
});

test('demo/caption#2: only null and undefined leave the caption out', () => {
  const captions = [null, undefined, false, ''].map(
    (caption) => renderTable({ caption: caption as never }).all('caption').length,
  );
  expect(captions).toEqual([0, 0, 1, 1]);
});

test('demo/caption#4 demo/title-and-footer#1: a title without expandable is reported', () => {
  const log = silenceWarnings();
  renderTable({ caption: 'Cap' });
  expect(log).not.toHaveBeenCalled();
  renderTable({ title: () => 'T' });
  expect(log.mock.calls.map(([text]) => text)).toEqual([
    'Warning: expanded related props have been moved into `expandable`.',
  ]);
  log.mockClear();
  renderTable({ title: () => 'T', expandable: {} });
  expect(log).not.toHaveBeenCalled();
});
