/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { createElement } from 'react';
import { silenceWarnings } from '../../support';
import { columns, data, renderChanging, renderTable } from '../support';

test('demo/class-name#stripes-after-expanding: nth-child counts expanded rows and the measure row', () => {
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

test('demo/class-name#header-class recipe/responsive-columns#wrong-totals: the class of a column is on header and body cells, not on totals', () => {
  const { all } = renderTable({
    columns: [{ ...columns[0]!, className: 'mine' }],
    summary: () => createElement('tr', null, createElement('td')),
  });
  expect(all('.mine').map(({ tagName }) => tagName)).toEqual(['TH', 'TD', 'TD']);
});

test('demo/class-name#expanded-row: the extra row has the class of expandedRowClassName alone', () => {
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

test('demo/ellipsis#missing-title demo/dropdown#no-tooltip: nested markup gives no title, onCell and onHeaderCell do', () => {
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

test('demo/ellipsis#lost-styles demo/ellipsis-custom-tooltip#fixed-cells: at the inner edge of fixed columns the content is in a span', () => {
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

test('demo/ellipsis-custom-tooltip#two-tooltips: true sets a title, an object without showTitle does not', () => {
  const title = (ellipsis: object | true) =>
    renderTable({ columns: [{ ...columns[0]!, ellipsis }] }).find('tbody td')?.title;
  expect([true, { showTitle: false }, {}].map((one) => title(one as true))).toEqual([
    'a1',
    '',
    '',
  ]);
});

test('demo/row-and-cell-click#removed-events: the props that version 7 removed do nothing', () => {
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

test('demo/row-and-cell-click#lost-style: className is added, and the style of a column wins', () => {
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

test('demo/row-and-cell-click#header-clicks: header rows and cells have handlers of their own', () => {
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

test('demo/jsx#state-on-hover: a state set on hover renders all cells', () => {
  const render = jest.fn();
  const view = renderChanging({ columns: [{ title: 'A', render }] });
  render.mockClear();
  fireEvent.mouseEnter(view.container.querySelector('td')!);
  expect(render).not.toHaveBeenCalled();
  view.change({ onRow: () => ({ onMouseEnter: () => {} }) });
  expect(render).toHaveBeenCalledTimes(2);
});

test('demo/aria#missing-attribute: besides data-, aria- and role, the table passes nothing on', () => {
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

test('demo/aria#row-keyboard: rows and cells have no tab stop', () => {
  expect(renderTable({}).all('[tabindex]')).toEqual([]);
});

test('demo/caption#empty-caption: only null and undefined leave the caption out', () => {
  const captions = [null, undefined, false, ''].map(
    (caption) => renderTable({ caption: caption as never }).all('caption').length,
  );
  expect(captions).toEqual([0, 0, 1, 1]);
});

test('demo/caption#expandable-notice demo/title-and-footer#expandable-notice: a title without expandable is reported', () => {
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
