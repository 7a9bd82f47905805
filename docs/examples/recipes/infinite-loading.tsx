/**
 * title: More rows near the end
 * description: Scroll down in the box. The next rows are asked for before you reach the end, or with the button.
 */
import React, { useEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';

interface Message {
  id: number;
  text: string;
}

const TOTAL = 60;
const texts = ['Backup finished', 'User signed in', 'Disk checked', 'Report sent'];
const columns: ColumnsType<Message> = [
  { title: 'No.', dataIndex: 'id', key: 'id', width: 72 },
  { title: 'Message', dataIndex: 'text', key: 'text' },
];

const makeRows = (from: number) =>
  Array.from({ length: Math.min(20, TOTAL - from) }, (_, index): Message => ({
    id: from + index + 1,
    text: texts[(from + index) % texts.length] ?? '',
  }));

/** Stands for a request of the rows after the last one. */
async function fetchRows(after: number): Promise<Message[]> {
  await new Promise((answer) => setTimeout(answer, 400));
  return makeRows(after);
}

export default function InfiniteLoading() {
  const [rows, setRows] = useState(() => makeRows(0));
  const [loading, setLoading] = useState(false);
  // Not the state: several scroll events come before the next render.
  const busy = useRef(false);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  const done = rows.length === TOTAL;
  const load = async () => {
    if (busy.current || done) return;
    busy.current = true;
    setLoading(true);
    const next = await fetchRows(rows.length);
    if (!mounted.current) return;
    setRows([...rows, ...next]);
    setLoading(false);
    busy.current = false;
  };
  const onScroll = ({ currentTarget: box }: React.UIEvent) => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < 200) load();
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
        {!done && (
          <button type="button" className="demo-button" onClick={load}>
            Load more
          </button>
        )}
        <output>{loading ? 'Loading…' : `${rows.length} of ${TOTAL} messages`}</output>
      </div>
    </div>
  );
}
