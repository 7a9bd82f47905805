/**
 * title: Empty, loading, failed
 * description: One placeholder row says which of the three it is. It goes as soon as there are rows.
 */
import React, { useEffect, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Check, Controls } from './shared/controls';
import './shared/look.css';

interface Parcel {
  id: string;
  recipient: string;
  status: string;
}

type State = 'empty' | 'loading' | 'failed' | 'loaded';

const columns: ColumnsType<Parcel> = [
  { title: 'Parcel', dataIndex: 'id', key: 'id' },
  { title: 'Recipient', dataIndex: 'recipient', key: 'recipient' },
  { title: 'Status', dataIndex: 'status', key: 'status' },
];

const parcels: Parcel[] = [
  { id: 'P-310', recipient: 'Ilse de Boer', status: 'on its way' },
  { id: 'P-311', recipient: 'Owen Pritchard', status: 'at the depot' },
  { id: 'P-312', recipient: 'Mei Tanaka', status: 'delivered' },
];

const messages: Record<State, React.ReactNode> = {
  empty: 'No parcels today.',
  loading: 'Loading parcels…',
  failed: (
    <>
      <strong>The parcels could not be loaded.</strong>
      <br />
      Check the connection, then load them again.
    </>
  ),
  loaded: null,
};

export default function NoData() {
  const [state, setState] = useState<State>('empty');
  const [broken, setBroken] = useState(false);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    // Stands for a request to a server.
    const timer = setTimeout(() => setState(broken ? 'failed' : 'loaded'), 1200);
    return () => clearTimeout(timer);
  }, [state, broken]);

  return (
    <div className="demo-stack">
      <Controls label="Parcels">
        <Button primary onClick={() => setState('loading')}>
          Load
        </Button>
        <Button onClick={() => setState('empty')}>Clear</Button>
        <Check label="The server is down" checked={broken} onChange={setBroken} />
        <output className="demo-readout">{state}</output>
      </Controls>
      <Table
        aria-label="Parcels"
        columns={columns}
        data={state === 'loaded' ? parcels : []}
        rowKey="id"
        emptyText={messages[state]}
      />
    </div>
  );
}
