/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import Table from 'rc-table';
import type { ExpandableConfig } from 'rc-table/lib/interface';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { silenceWarnings } from './support';

interface Row {
  key: number;
  children?: Row[];
}

const tree: Row[] = [{ key: 1, children: [{ key: 2 }] }];

function treeWith(expandable: ExpandableConfig<Row>) {
  return createElement(Table<Row>, {
    columns: [{ title: 'A', key: 'a' }],
    data: tree,
    expandable: { ...expandable, defaultExpandAllRows: true },
  });
}

describe('indentSize', () => {
  test('has no default: the padding is no length, and no row is indented', () => {
    expect(renderToString(treeWith({}))).toContain('padding-left:NaNpx');
    const { container } = render(treeWith({}));
    const indent = container.querySelector<HTMLElement>('.indent-level-1');
    expect(indent?.style.paddingLeft).toBe('');
  });

  test('indents by its pixels for each level', () => {
    const { container } = render(treeWith({ indentSize: 15 }));
    const indents = Array.from(
      container.querySelectorAll<HTMLElement>('.rc-table-row-indent'),
      ({ style }) => style.paddingLeft,
    );
    expect(indents).toEqual(['0px', '15px']);
  });
});

describe('expandable.fixed with expandIconColumnIndex in a table of three columns', () => {
  const columns = ['a', 'b', 'c'].map((key) => ({ title: key, key, width: 50 }));

  /** The side on which the icon column is fixed, or undefined. */
  function sideOf(
    fixed: ExpandableConfig<Row>['fixed'],
    expandIconColumnIndex: number | undefined,
  ) {
    silenceWarnings();
    const { container } = render(
      createElement(Table<Row>, {
        columns,
        data: [{ key: 1 }],
        expandable: { expandedRowRender: () => 'details', fixed, expandIconColumnIndex },
      }),
    );
    const cell = container.querySelector('.rc-table-row .rc-table-row-expand-icon-cell');
    return /-fix-(left|right)\b/.exec(cell?.className ?? '')?.[1];
  }

  test.each([true, 'left', 'right'] as const)(
    '%s fixes the first place to the left and the last to the right, and none between',
    (fixed) => {
      const sides = [undefined, 0, 1, 2, 3].map((index) => sideOf(fixed, index));
      expect(sides).toEqual(['left', 'left', undefined, undefined, 'right']);
    },
  );
});
