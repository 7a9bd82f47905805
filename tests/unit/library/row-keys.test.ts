/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import Table from 'rc-table';
import type { GetRowKey } from 'rc-table/lib/interface';
import { createElement } from 'react';
import { silenceWarnings } from './support';

interface Row {
  id: number;
}

/** Records from elsewhere, which lack what their type promises. */
const data = JSON.parse('[{}, {}]') as Row[];

/** The first words of what a table of two records without a key logs. */
function logged(rowKey: string | GetRowKey<Row>): string[] {
  const log = silenceWarnings();
  render(
    createElement(Table<Row>, {
      columns: [{ title: 'A', key: 'a' }],
      data,
      rowKey,
    }),
  );
  return log.mock.calls.map(([message]) => String(message));
}

test('a missing key is reported by React alone for a function, by the table for a name', () => {
  const messages = logged((row) => row.id);
  expect(messages).toEqual([expect.stringContaining('Each child in a list')]);
  expect(logged('id')).toContainEqual(
    expect.stringContaining('Each record in table should have a unique `key` prop'),
  );
});
