import { within } from '@testing-library/react';

/** The rows of the records, without header, expanded rows and the measure row. */
export function rowsOf(table: HTMLElement) {
  return [...table.querySelectorAll<HTMLElement>('tr[data-row-key]')];
}

/** The cell of a row below a header, also where the header is a table of its own. */
export function cellOf(table: HTMLElement, row: RegExp, column: string) {
  const root = table.closest('.rc-table')!;
  const headers = [...root.querySelectorAll('.rc-table-thead .rc-table-cell')];
  const index = headers.findIndex(({ textContent }) => textContent === column);
  const { children } = within(table).getByRole('row', { name: row });
  return children[index] as HTMLElement;
}

/** Gives all elements a width, which rc-table reads and jsdom lacks. Call it before `render`. */
export function mockLayout(width = 200) {
  const { prototype } = HTMLElement;
  const box = {
    width,
    height: 40,
    top: 0,
    left: 0,
    right: width,
    bottom: 40,
    x: 0,
    y: 0,
  };
  jest.spyOn(prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  jest.spyOn(prototype, 'offsetWidth', 'get').mockReturnValue(width);
  jest.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(width);
}
