import './resize-observer';
import { act, fireEvent, render, screen } from '@testing-library/react';
import React from 'react';
import VirtualList from '../../../../docs/examples/virtual-list';
import { mockLayout } from './helpers';
import { expandable, PeopleTable } from './people-table';

const fixed = [
  { title: 'Name', dataIndex: 'name', width: 200, fixed: true },
  { title: 'Age', dataIndex: 'age', width: 80 },
];

test('without sizes, the header of a scrolling table is hidden and has no name', () => {
  render(<PeopleTable scroll={{ y: 200 }} />);
  expect(screen.queryAllByRole('columnheader')).toEqual([]);
  const age = { name: 'Age', hidden: true };
  expect(screen.queryByRole('columnheader', age)).toBeNull();
  const headers = screen.getAllByRole('columnheader', { hidden: true });
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Name', 'Age']);
});

test('shows the header of a scrolling table', async () => {
  mockLayout();
  render(<PeopleTable scroll={{ y: 200 }} />);
  await act(async () => {});
  expect(screen.getByRole('columnheader', { name: 'Age' })).toBeVisible();
});

test('shows details in a table with fixed columns', async () => {
  mockLayout();
  const open = { ...expandable, defaultExpandAllRows: true };
  render(<PeopleTable columns={fixed} scroll={{ x: 900 }} expandable={open} />);
  await act(async () => {});
  expect(screen.getByText('More about Ada Byron')).toBeVisible();
});

test('without sizes, there are no details in a table with fixed columns', async () => {
  const open = { ...expandable, defaultExpandAllRows: true };
  render(<PeopleTable columns={fixed} scroll={{ x: 900 }} expandable={open} />);
  await act(async () => {});
  expect(screen.queryByText('More about Ada Byron')).toBeNull();
});

test('a virtual list renders the rows at the scroll position', () => {
  const { prototype } = HTMLElement;
  jest.spyOn(prototype, 'clientHeight', 'get').mockReturnValue(320);
  jest.spyOn(prototype, 'scrollHeight', 'get').mockReturnValue(400_000);
  render(<VirtualList />);
  const list = screen.getByRole('table', { name: 'Orders' });
  expect(screen.queryByText('Buyer 5000')).toBeNull();
  fireEvent.scroll(list, { target: { scrollTop: 200_000 } });
  expect(screen.getByText('Buyer 5000')).toBeInTheDocument();
});

test.each([true, false])(
  'with sizes (%s), a wide table says that it is empty',
  async (has) => {
    if (has) mockLayout();
    render(<PeopleTable data={[]} scroll={{ x: 900 }} />);
    await act(async () => {});
    expect(screen.queryAllByText('No Data')).toHaveLength(has ? 1 : 0);
  },
);
