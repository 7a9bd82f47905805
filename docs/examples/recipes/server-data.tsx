/**
 * title: Search on a server
 * description: Type quickly. Short texts take this server longer, and only the answer to the last one counts. Tick Offline to see an error.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';
import { useCities } from './server-data-use-cities';
import type { City } from './server-data-use-cities';

const columns: ColumnsType<City> = [
  { title: 'City', dataIndex: 'name', key: 'name' },
  { title: 'Country', dataIndex: 'country', key: 'country' },
];

export default function ServerData() {
  const [text, setText] = useState('');
  const [offline, setOffline] = useState(false);
  const { rows, status, load } = useCities();
  const loading = status === 'loading';
  const search = (next: string) => {
    setText(next);
    load(next, offline);
  };

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <label>
          City
          <input type="search" onChange={({ target }) => search(target.value)} />
        </label>
        <label>
          <input type="checkbox" onChange={({ target }) => setOffline(target.checked)} />
          Offline
        </label>
        <output>{loading ? 'Loading…' : `${rows.length} shown`}</output>
      </div>
      {status === 'failed' && (
        <div role="alert">
          The cities could not be loaded.{' '}
          <button type="button" className="demo-button" onClick={() => search(text)}>
            Try again
          </button>
        </div>
      )}
      <Table
        aria-label="Cities"
        aria-busy={loading}
        columns={columns}
        data={rows}
        rowKey="name"
        emptyText={loading ? 'Loading…' : 'No city has this name.'}
        style={{ opacity: loading ? 0.6 : 1 }}
      />
    </div>
  );
}
