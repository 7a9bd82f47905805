/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import Table from 'rc-table';
import { createElement, useState } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import { silenceWarnings } from '../../support';
import { columns, data, renderChanging, renderTable } from '../support';
import { toggle } from './support';

const details = { expandedRowRender: () => 'details' };
const INDEX =
  'Warning: `expandIconColumnIndex` is deprecated. Please use `Table.EXPAND_COLUMN` in `columns` instead.';

test('demo/expanded-row-render#old-state: the icon calls onExpand of an earlier render, a click on the row the current one', () => {
  const seen: string[] = [];
  const withState = (state: string) => ({
    expandable: { ...details, expandRowByClick: true, onExpand: () => seen.push(state) },
  });
  const { container, change } = renderChanging({ columns, ...withState('old') });
  change(withState('new'));
  toggle(container);
  expect(seen).toEqual(['old']);
  change(withState('newest'));
  fireEvent.click(container.querySelector('.rc-table-row')!);
  expect(seen).toEqual(['old', 'newest']);
  change({ columns: [...columns], ...withState('last') });
  toggle(container);
  expect(seen[2]).toBe('last');
});

test('demo/expanded-row-render#deprecated-index: expandIconColumnIndex is reported', () => {
  const log = silenceWarnings();
  renderTable({ expandable: { ...details, expandIconColumnIndex: 1 } });
  expect(log.mock.calls.map(([text]) => text)).toEqual([INDEX]);
  log.mockClear();
  renderTable({ columns: [Table.EXPAND_COLUMN, ...columns], expandable: details });
  expect(log).not.toHaveBeenCalled();
});

test('demo/expanded-row-render#missing-fixed: an EXPAND_COLUMN before fixed columns is not fixed by itself', () => {
  const fixed = columns.map((column) => ({ ...column, fixed: 'left' as const }));
  const log = silenceWarnings();
  const fixedCells = (list: typeof fixed, expandable: object) =>
    renderTable({
      columns: list,
      expandable: { ...details, ...expandable },
      scroll: { x: 500 },
      data: data.slice(0, 1),
    }).all('.rc-table-row > .rc-table-cell-fix-left').length;
  const withIcons = [Table.EXPAND_COLUMN as (typeof fixed)[0], ...fixed];
  expect(fixedCells(withIcons, {})).toBe(2);
  expect(log.mock.calls.map(([text]) => text)).toContain(
    "Warning: Index 0 of `columns` missing `fixed='left'` prop.",
  );
  expect(fixedCells(withIcons, { fixed: 'left' })).toBe(3);
  expect(fixedCells(fixed, {})).toBe(3);
});

test('demo/expanded-row-render#icons-at-end: at the end, icons are fixed right only by the index', () => {
  const log = silenceWarnings();
  const classOf = (list: typeof columns, expandable: object, place: number) =>
    renderTable({
      columns: list,
      expandable: { ...details, ...expandable },
      scroll: { x: 500 },
    })
      .find(`.rc-table-row > td:nth-child(${place})`)
      ?.className.match(/fix-(left|right)(?= |$)/)?.[1];
  const atEnd = [...columns, Table.EXPAND_COLUMN as (typeof columns)[0]];
  expect(classOf(atEnd, { fixed: 'right' }, 3)).toBe('left');
  expect(log).toHaveBeenCalled();
  expect(classOf(columns, { fixed: 'right', expandIconColumnIndex: 2 }, 3)).toBe('right');
  expect(
    classOf(columns, { fixed: 'left', expandIconColumnIndex: 1 }, 2),
  ).toBeUndefined();
  const second = [columns[0]!, { ...columns[1]!, fixed: 'right' as const }];
  expect(classOf(second, { fixed: 'left', expandIconColumnIndex: 1 }, 2)).toBe('right');
});

test('demo/expanded-row-render#unasked-scrolling: expandable.fixed turns scrolling on', () => {
  const scrolls = (expandable: object) =>
    renderTable({ expandable: { ...details, ...expandable } }).all(
      '.rc-table-scroll-horizontal',
    ).length;
  expect([scrolls({}), scrolls({ fixed: 'left' })]).toEqual([0, 1]);
});

test('demo/expanded-row-render#closed-details: a closed row stays, and is rendered with false', () => {
  const expandedRowRender = jest.fn().mockReturnValue('details');
  const { container, find } = renderTable({
    data: data.slice(0, 1),
    expandable: { expandedRowRender },
  });
  expect(find('.rc-table-expanded-row')).toBeNull();
  toggle(container);
  toggle(container);
  expect(find('.rc-table-expanded-row')?.style.display).toBe('none');
  expect(expandedRowRender.mock.calls.pop()?.[3]).toBe(false);
});

/** How often a row is toggled by a click on an icon of its own, in a tree or not. */
function toggles(isTree: boolean, stops: boolean): number {
  const onExpand = jest.fn();
  const { find } = renderTable({
    data: [{ key: 1, ...(isTree ? { children: [{ key: 2 }] } : {}) }],
    expandable: {
      ...(isTree ? {} : details),
      expandRowByClick: true,
      onExpand,
      expandIcon: ({ onExpand: press, record }) =>
        createElement('button', {
          onClick: (event: MouseEvent<HTMLElement>) => {
            if (stops) event.stopPropagation();
            press(record, event);
          },
        }),
    },
  });
  fireEvent.click(find('button')!);
  return onExpand.mock.calls.length;
}

test('demo/expand-icon#branch-stays-open: in a tree the icon and the row both toggle, unless the icon stops its click', () => {
  expect(toggles(true, false)).toBe(2);
  expect(toggles(true, true)).toBe(1);
});

test('demo/expand-icon#row-click demo/row-and-cell-click#button-in-row: a custom icon lets clicks through to onRow, the built-in one does not', () => {
  const onClick = jest.fn();
  const clicks = (selector: string, expandIcon?: () => object) => {
    onClick.mockClear();
    const { find } = renderTable({
      onRow: () => ({ onClick }),
      expandable: {
        ...details,
        ...(expandIcon ? { expandIcon: expandIcon as never } : {}),
      },
    });
    fireEvent.click(find(selector)!);
    return onClick.mock.calls.length;
  };
  expect(clicks('button', () => createElement('button'))).toBe(1);
  expect(clicks('.rc-table-row-expand-icon')).toBe(0);
});

test('demo/expand-icon#hooks-in-icon: expandIcon is called as a function, so its hooks are missing where the content is kept', () => {
  const log = silenceWarnings();
  const useIcon = () => {
    useState(0);
    return createElement('i');
  };
  const hover = (expandIcon: () => ReactElement) => {
    const { find } = renderTable({ expandable: { ...details, expandIcon } });
    fireEvent.mouseEnter(find('.rc-table-row td')!);
  };
  expect(() => hover(() => useIcon())).toThrow();
  expect(log.mock.calls.join('\n')).toMatch(/change in the order of Hooks/);
  log.mockClear();
  const Toggle = () => useIcon();
  hover(() => createElement(Toggle));
  expect(log).not.toHaveBeenCalled();
});

test('recipe/column-settings#expand-column: expandIconColumnIndex is a position, EXPAND_COLUMN moves along', () => {
  silenceWarnings();
  const place = (list: typeof columns, expandable: object) => {
    const { find } = renderTable({
      columns: list,
      expandable: { ...details, ...expandable },
    });
    const icon = find('.rc-table-row > .rc-table-row-expand-icon-cell');
    return [
      icon?.previousElementSibling?.textContent,
      icon?.nextElementSibling?.textContent,
    ];
  };
  const reversed = [...columns].reverse();
  expect(place(columns, { expandIconColumnIndex: 1 })).toEqual(['a1', 'b1']);
  expect(place(reversed, { expandIconColumnIndex: 1 })).toEqual(['b1', 'a1']);
  expect(place([Table.EXPAND_COLUMN as (typeof columns)[0], ...reversed], {})).toEqual([
    undefined,
    'b1',
  ]);
});

test('recipe/lazy-children#no-icon: the top level decides on the icons, and an empty array is enough', () => {
  const icons = (rows: object[]) =>
    renderTable({ data: rows as never }).all('.rc-table-row-expand-icon').length;
  expect(icons([{ key: 1 }, { key: 2 }])).toBe(0);
  expect(icons([{ key: 1, children: [] }])).toBe(1);
});
