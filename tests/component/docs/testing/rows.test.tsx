import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetWarned } from 'rc-util/lib/warning';
import React from 'react';
import { cellOf, rowsOf } from './helpers';
import { expandable, people, PeopleTable } from './people-table';

beforeEach(() => resetWarned());

test('shows a row for each person', () => {
  render(<PeopleTable />);
  const table = screen.getByRole('table', { name: 'People' });
  expect(rowsOf(table)).toHaveLength(people.length);
  const ada = within(table).getByRole('row', { name: /Ada Byron/ });
  expect(within(ada).getByRole('cell', { name: '36' })).toBeVisible();
});

test.each([{}, { scroll: { y: 200 } }, { sticky: true }])(
  'finds a cell by row and column with %j',
  async (props) => {
    render(<PeopleTable {...props} />);
    await act(async () => {});
    const table = screen.getByRole('table', { name: 'People' });
    expect(cellOf(table, /Noether/, 'Age')).toHaveTextContent('53');
    expect(rowsOf(table)).toHaveLength(people.length);
  },
);

test('opens the details of a row, and closes them', async () => {
  render(<PeopleTable expandable={expandable} />);
  const button = screen.getByRole('button', { name: 'Details of Ada Byron' });
  await userEvent.click(button);
  expect(screen.getByText('More about Ada Byron')).toBeVisible();
  await userEvent.click(button);
  expect(screen.getByText('More about Ada Byron')).not.toBeVisible();
});

test('a default icon has no role: it is found by its class', async () => {
  const { expandedRowRender } = expandable!;
  const { container } = render(<PeopleTable expandable={{ expandedRowRender }} />);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(container.querySelector('.rc-table-row-expand-icon')!);
  expect(screen.getByText('More about Ada Byron')).toBeVisible();
});

test('warns of missing keys once, and again after resetWarned', () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  const ofTable = () =>
    warn.mock.calls.filter(([text]) => /unique `key` prop/.test(text));
  const keyless = <PeopleTable rowKey="none" />;
  render(keyless);
  const once = ofTable().length;
  expect(once).toBeGreaterThan(0);
  render(keyless);
  expect(ofTable()).toHaveLength(once);
  resetWarned();
  render(keyless);
  expect(ofTable().length).toBeGreaterThan(once);
  warn.mockClear();
});
