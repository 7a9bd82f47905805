/**
 * title: More rows near the end
 * description: Scroll down in the box. The next rows are asked for before you reach the end, or with the button.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';
import { TOTAL, useMessages } from './infinite-loading-use-messages';
import type { Message } from './infinite-loading-use-messages';

const columns: ColumnsType<Message> = [
  { title: 'No.', dataIndex: 'id', key: 'id', width: 72 },
  { title: 'Message', dataIndex: 'text', key: 'text' },
];

export default function InfiniteLoading() {
  const { rows, loading, loadMore } = useMessages();
  const onScroll = ({ currentTarget: box }: React.UIEvent) => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < 200) loadMore();
  };

  return (
    <div className="demo-stack">
      <div
        role="region"
        aria-label="Messages, scrollable"
        tabIndex={0}
        className="demo-viewport"
        onScroll={onScroll}
      >
        <Table
          aria-label="Messages"
          aria-busy={loading}
          columns={columns}
          data={rows}
          rowKey="id"
        />
      </div>
      <div className="demo-controls">
        {rows.length < TOTAL && (
          <button type="button" className="demo-button" onClick={loadMore}>
            Load more
          </button>
        )}
        <output>{loading ? 'Loading…' : `${rows.length} of ${TOTAL} messages`}</output>
      </div>
    </div>
  );
}
