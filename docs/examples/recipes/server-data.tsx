/**
 * title: Search on a server
 * description: Type quickly. Short texts take this server longer, and only the answer to the last one counts. Tick Offline to see an error.
 */
import React, { useEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';

interface City {
  name: string;
  country: string;
}

const cities: City[] = [
  { name: 'Belfast', country: 'United Kingdom' },
  { name: 'Bergen', country: 'Norway' },
  { name: 'Bilbao', country: 'Spain' },
  { name: 'Malmö', country: 'Sweden' },
];
const columns: ColumnsType<City> = [
  { title: 'City', dataIndex: 'name', key: 'name' },
  { title: 'Country', dataIndex: 'country', key: 'country' },
];

/** Stands for `fetch(url, { signal })`. */
async function fetchCities(text: string, fails: boolean): Promise<City[]> {
  await new Promise((answer) =>
    setTimeout(answer, Math.max(200, 900 - 300 * text.length)),
  );
  if (fails) throw new Error('Offline');
  return cities.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()));
}

export default function ServerData() {
  const [text, setText] = useState('');
  const [rows, setRows] = useState(cities);
  const [status, setStatus] = useState<'done' | 'loading' | 'failed'>('done');
  const [offline, setOffline] = useState(false);

  const request = useRef<AbortController>();
  useEffect(() => () => request.current?.abort(), []);

  const load = async (next: string) => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    setText(next);
    setStatus('loading');
    try {
      const found = await fetchCities(next, offline);
      if (signal.aborted) return;
      setRows(found);
      setStatus('done');
    } catch {
      if (!signal.aborted) setStatus('failed');
    }
  };

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <label>
          City
          <input
            type="search"
            className="demo-input"
            value={text}
            onChange={(event) => load(event.target.value)}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={offline}
            onChange={(event) => setOffline(event.target.checked)}
          />
          Offline
        </label>
        <output>
          {{ done: `${rows.length} found`, loading: 'Loading…', failed: '' }[status]}
        </output>
      </div>
      {status === 'failed' && (
        <div role="alert">
          The cities could not be loaded.{' '}
          <button type="button" className="demo-button" onClick={() => load(text)}>
            Try again
          </button>
        </div>
      )}
      <Table
        aria-label="Cities"
        aria-busy={status === 'loading'}
        columns={columns}
        data={rows}
        rowKey="name"
        emptyText={status === 'loading' ? 'Loading…' : 'No city has this name.'}
        style={{ opacity: status === 'loading' ? 0.6 : 1 }}
      />
    </div>
  );
}
