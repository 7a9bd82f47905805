/**
 * title: A tree that loads its branches
 * description: Open a folder to load what is in it. Backups fails at the first try.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';
import { useFiles } from './lazy-children-use-files';
import type { Row } from './lazy-children-use-files';

export default function LazyChildren() {
  const { rows, loading, load } = useFiles();
  const columns: ColumnsType<Row> = [
    {
      title: 'Name',
      key: 'name',
      render: (_, { name, failed }) =>
        failed === undefined ? (
          name
        ) : (
          <span role="alert">
            Could not be loaded.{' '}
            <button type="button" className="demo-button" onClick={() => load(failed)}>
              Try again
            </button>
          </span>
        ),
    },
  ];

  return (
    <Table
      aria-label="Files"
      aria-busy={loading}
      columns={columns}
      data={rows}
      rowKey="id"
      expandable={{
        indentSize: 24,
        onExpand: (open, { id }) => open && load(id),
        expandIcon: ({ expandable, expanded, record, onExpand }) =>
          expandable ? (
            <button
              type="button"
              className="demo-expand"
              aria-expanded={expanded}
              aria-label={`Contents of ${record.name}`}
              onClick={(event) => onExpand(record, event)}
            >
              {expanded ? '−' : '+'}
            </button>
          ) : (
            <span style={{ display: 'inline-block', width: 24 }} />
          ),
      }}
    />
  );
}
