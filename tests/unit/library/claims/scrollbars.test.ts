/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import Table from 'rc-table';
import { createElement } from 'react';
import { silenceWarnings } from '../support';
import { columns, data, renderTable } from './support';

/** A scrollbar that takes up space, which jsdom has not. */
jest.mock('rc-util/lib/getScrollBarSize', () => ({
  __esModule: true,
  ...jest.requireActual<object>('rc-util/lib/getScrollBarSize'),
  getTargetScrollBarSize: () => ({ width: 15, height: 15 }),
}));

const { Summary } = Table;

test('summary-cell.colSpan: the last cell of a fixed summary spans one more column', () => {
  const summary = () =>
    createElement(
      Summary,
      { fixed: true },
      createElement(
        Summary.Row,
        null,
        createElement(Summary.Cell, { index: 0 }, 'a'),
        createElement(Summary.Cell, { index: 1 }, 'b'),
      ),
    );
  const { all } = renderTable({ scroll: { y: 100 }, summary });
  const spans = all('tfoot td').map((cell) => cell.getAttribute('colspan'));
  expect(spans).toEqual([null, '2']);
});

test('table.onHeaderRow: the list ends with a filler column', () => {
  const onHeaderRow = jest.fn(() => ({}));
  renderTable({ scroll: { y: 100 }, onHeaderRow });
  const [list] = onHeaderRow.mock.calls.at(-1) as unknown as [{ title?: string }[]];
  expect(list.map(({ title }) => title)).toEqual(['A', 'B', undefined]);
});

test('table.prefixCls: every rule of the stylesheet is written for rc-table', () => {
  const css = readFileSync(require.resolve('rc-table/assets/index.css'), 'utf8');
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) =>
    list.split(','),
  );
  const others = selectors.filter((selector) => !/\.rc-table|^\s*@/.test(selector));
  expect(others).toEqual([]);
  expect(css).toMatch(/\.rc-table-sticky-holder\s*\{[^}]*position: sticky/);
});

test('column.width: a body that is a function asks for a number on every column', () => {
  const warnings = silenceWarnings();
  renderTable({ columns, data, scroll: { y: 100 }, components: { body: () => null } });
  expect(String(warnings.mock.calls)).toContain('should have a fixed `width` value');
});

test('sticky.getContainer: it does not change where the header sticks', () => {
  const box = document.createElement('div');
  const header = (sticky: object | boolean) =>
    renderTable({ sticky }).find('.rc-table-sticky-holder')?.outerHTML;
  expect(header({ getContainer: () => box })).toBe(header(true));
});

test('sticky.getContainer: the helper scrollbar listens to it', () => {
  const box = document.createElement('div');
  const listen = jest.spyOn(box, 'addEventListener');
  renderTable({ sticky: { getContainer: () => box } });
  expect(listen.mock.calls.map(([event]) => event)).toContain('scroll');
});
