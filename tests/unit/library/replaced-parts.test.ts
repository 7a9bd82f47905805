/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import Table from 'rc-table';
import type { TableProps } from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { createElement } from 'react';
import type { HTMLAttributes } from 'react';

/** A scrollbar that takes up room, which jsdom has not. */
jest.mock('rc-util/lib/getScrollBarSize', () => ({
  ...jest.requireActual<object>('rc-util/lib/getScrollBarSize'),
  getTargetScrollBarSize: () => ({ width: 15, height: 15 }),
}));

interface Row {
  key: number;
}

interface OwnProps extends HTMLAttributes<HTMLElement> {
  own?: string;
  colSpan?: number;
}

const own = (): OwnProps => ({ own: 'yes' });
const data: Row[] = [{ key: 1 }];

/** Which cell it is, by its classes and its span. */
function kindOf({ className = '', colSpan }: OwnProps): string {
  if (colSpan) return 'whole row';
  return /expand-icon|scrollbar|plain/.exec(className)?.[0] ?? 'own';
}

/** Each kind of cell that a replaced component drew, with the prop of its own that came along. */
function drawnBy(part: 'header' | 'body', props: TableProps<Row>) {
  const drawn: Record<string, string | undefined> = {};
  const Cell = ({ own: value, ...cell }: OwnProps) => {
    drawn[kindOf(cell)] = value;
    return createElement(part === 'header' ? 'th' : 'td', cell);
  };
  const columns: ColumnsType<Row> = [
    { title: 'A', key: 'a', onHeaderCell: own, onCell: own },
    { key: 'b', className: 'plain' },
  ];
  const components = { [part]: { cell: Cell } };
  render(createElement(Table<Row>, { columns, data, components, ...props }));
  return drawn;
}

const expandable = {
  expandedRowRender: () => 'details',
  defaultExpandAllRows: true,
};

test('a replaced header cell also draws plain columns, icons and the filler, without your props', () => {
  expect(drawnBy('header', { scroll: { y: 100 }, expandable })).toStrictEqual({
    own: 'yes',
    plain: undefined,
    'expand-icon': undefined,
    scrollbar: undefined,
  });
});

test('a replaced body cell also draws expanded rows, icons and the placeholder', () => {
  expect(drawnBy('body', { expandable })).toStrictEqual({
    own: 'yes',
    plain: undefined,
    'expand-icon': undefined,
    'whole row': undefined,
  });
  expect(drawnBy('body', { data: [] })).toStrictEqual({ 'whole row': undefined });
});

describe('with a body function the header takes the scrollbar off', () => {
  const leaf = (key: string, width: number) => ({ title: key, key, width });
  const [a, b, c, d] = [leaf('a', 100), leaf('b', 100), leaf('c', 100), leaf('d', 200)];

  /** Widths of the header's columns, the filler above the scrollbar last. */
  function headerWidths(columns: ColumnsType<Row>): string[] {
    const { container } = render(
      createElement(Table<Row>, {
        columns,
        data,
        scroll: { y: 100 },
        components: { body: () => null },
      }),
    );
    const cols = container.querySelectorAll<HTMLElement>('.rc-table-header col');
    return Array.from(cols, ({ style }) => style.width);
  }

  test.each([
    ['the last of plain columns', [a, b, c, d], ['100px', '100px', '100px', '185px']],
    [
      'the second leaf of two groups',
      [
        { title: 'Left', key: 'left', children: [a, b] },
        { title: 'Right', key: 'right', children: [c, d] },
      ],
      ['100px', '85px', '100px', '200px'],
    ],
  ])('%s', (_, columns, widths) => {
    expect(headerWidths(columns)).toStrictEqual([...widths, '15px']);
  });
});
