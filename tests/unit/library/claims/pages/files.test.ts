/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextDecoder } from 'node:util';
import { fireEvent, getByRole, render } from '@testing-library/react';
import RcDropdown from 'rc-dropdown';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import CsvAndPrint from '../../../../../docs/examples/recipes/csv-and-print';
import { ROOT } from '../../../support/root';
import { columns, data, renderTable, tableOf } from '../support';

jest.mock('rc-table/assets/index.css', () => ({}));
jest.mock('../../../../../docs/examples/shared/look.css', () => ({}));
jest.mock('../../../../../docs/examples/recipes/csv-and-print.css', () => ({}));

const styles = readFileSync(require.resolve('rc-table/assets/index.css'), 'utf8');

/** The parts of the file that the recipe saves. */
function savedParts(): string[] {
  let parts: string[] = [];
  const { Blob } = globalThis;
  globalThis.Blob = class {
    constructor(given: string[]) {
      parts = given;
    }
  } as unknown as typeof Blob;
  Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: () => {} });
  jest.useFakeTimers();
  const { container } = render(createElement(CsvAndPrint));
  fireEvent.click(container.querySelector('button')!);
  jest.useRealTimers();
  globalThis.Blob = Blob;
  return parts;
}

test('recipe/csv-and-print#wrong-umlauts: UTF-8 that is read as another encoding; the file starts with the mark', () => {
  const read = new TextDecoder('windows-1252').decode(Buffer.from('ö'));
  expect(read).toBe('Ã¶');
  expect(savedParts()[0]).toBe('\uFEFF');
});

test('the fields of csv-and-print are joined by commas', () => {
  expect(savedParts()[1]?.split('\r\n')[0]).toBe('Order,Customer,Amount');
});

test('recipe/csv-and-print#dead-sums: the file has the value where the cell has formatted text', () => {
  const { container } = render(createElement(CsvAndPrint));
  expect(container.textContent).toContain('€318.50');
  expect(savedParts()[1]).toMatch(/,318\.5\r/);
});

test('recipe/csv-and-print#formulas-run: texts like formulas are guarded, numbers are not', () => {
  expect(savedParts()[1]).toMatch(/\r\n7003,'=Equal Ltd\.,-97$/);
});

test('recipe/csv-and-print#print-stops: scroll.y keeps rows behind a height, in print as well', () => {
  const style = renderTable({ scroll: { y: 50 } }).find('.rc-table-body')?.style;
  expect([style?.maxHeight, style?.overflowY]).toEqual(['50px', 'scroll']);
});

test('demo/aria#lost-selector guide/accessibility#missing-name: the changelog of 7.28.3 has the move of aria and role', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const [entry] = changelog.split(/^### 7\.28\.3$/m)[1]?.split(/^### /m) ?? [];
  expect(entry).toMatch(
    /`aria-\*` props end up on the `table` element, no longer on the outer `div`/,
  );
  const { find } = renderTable({
    'aria-label': 'x',
    role: 'grid',
    'data-test': 'box',
  } as object);
  expect(find('.rc-table')?.hasAttribute('role')).toBe(false);
  expect(find('.rc-table')?.hasAttribute('aria-label')).toBe(false);
  expect(find('.rc-table')?.getAttribute('data-test')).toBe('box');
  expect(find('table')?.getAttribute('role')).toBe('grid');
});

test('demo/caption#two-names: aria-label and aria-labelledby win over the caption', () => {
  const name = (props: object) => {
    const label = createElement('p', { id: 'label' }, 'by id');
    const table = tableOf({ caption: 'by caption', ...props });
    const { container, unmount } = render(createElement('div', null, label, table));
    const names = ['by id', 'by label', 'by caption'].filter(
      (one) => container.querySelector('table') && hasName(container, one),
    );
    unmount();
    return names;
  };
  const hasName = (root: HTMLElement, text: string) => {
    try {
      return Boolean(getByRole(root, 'table', { name: text }));
    } catch {
      return false;
    }
  };
  expect(name({})).toEqual(['by caption']);
  expect(name({ 'aria-label': 'by label' })).toEqual(['by label']);
  expect(name({ 'aria-label': 'by label', 'aria-labelledby': 'label' })).toEqual([
    'by id',
  ]);
});

test('demo/dropdown#popup-cut-off: the popup is in the body, unless getPopupContainer says otherwise', () => {
  const place = (more: object) => {
    const dropdown = createElement(
      RcDropdown as ComponentType<Record<string, unknown>>,
      { visible: true, overlay: createElement('i', { className: 'menu' }), ...more },
      createElement('button'),
    );
    const { container, unmount } = render(tableOf({ columns: [{ title: dropdown }] }));
    const inside = container.querySelector('.menu') !== null;
    const anywhere = document.querySelector('.menu') !== null;
    unmount();
    return [inside, anywhere];
  };
  expect(place({})).toEqual([false, true]);
  expect(place({ getPopupContainer: (node: HTMLElement) => node.parentElement })).toEqual(
    [true, true],
  );
});

test('demo/dropdown#under-header demo/sticky-header#site-header: the headers of the table have at most z-index 2', () => {
  const headers = styles
    .split('}')
    .filter((rule) => /header|thead|sticky-holder/.test(rule))
    .flatMap((rule) =>
      [...rule.matchAll(/z-index:\s*(\d+)/g)].map(([, value]) => Number(value)),
    );
  expect(Math.max(...headers)).toBeLessThanOrEqual(2);
  const holder = styles.match(/\.rc-table-sticky-holder\s*\{([^}]*)\}/)?.[1];
  expect(holder).toMatch(/z-index: 2/);
});

test('demo/react-dnd#slow-line: the stylesheet animates the shadow of cells', () => {
  expect(styles).toMatch(/transition:[^;]*box-shadow/);
});

test('demo/react-dnd#jsx-runtime: react-dnd 16 is a strict ES module, React 16 has no export map', () => {
  const versionOf = (name: string) =>
    JSON.parse(readFileSync(join(ROOT, `node_modules/${name}/package.json`), 'utf8')) as {
      version: string;
      exports?: unknown;
    };
  expect(versionOf('react-dnd').version).toMatch(/^15\./);
  expect(versionOf('react')).toMatchObject({ version: '16.14.0' });
  expect(versionOf('react').exports).toBeUndefined();
});

test('demo/react-dnd#wrong-row: the index of onRow counts the rows on the screen, over all levels', () => {
  const seen: unknown[] = [];
  renderTable({
    data: [{ key: 1, children: [{ key: 2 }] }, { key: 3 }],
    expandable: { defaultExpandAllRows: true },
    onRow: (row, index) => (row.key === 3 && seen.push(index), {}),
  });
  expect(seen).toContain(2);
});

test('demo/jsx#unwanted-highlight: no prop takes the highlight away', () => {
  const { find } = renderTable({ rowHoverable: false, columns, data } as object);
  fireEvent.mouseEnter(find('tbody td')!);
  expect(find('tbody td')?.className).toContain('rc-table-cell-row-hover');
});
