/**
 * title: A tree that loads its branches
 * description: Open a folder to load what is in it. Backups fails at the first try.
 */
import React, { useEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';

interface Row {
  id: string;
  name: string;
  folder?: boolean;
  children?: Row[];
  /** In the row that stands for a branch which could not be loaded: the branch. */
  failed?: string;
}
type Branch = Row[] | 'loading' | 'failed';

const top: Row[] = [
  { id: 'photos', name: 'Photos', folder: true },
  { id: 'backups', name: 'Backups', folder: true },
  { id: 'notes', name: 'notes.txt' },
];
const disk: Record<string, Row[]> = {
  photos: [
    { id: 'summer', name: 'Summer', folder: true },
    { id: 'cat', name: 'cat.jpg' },
  ],
  summer: [{ id: 'beach', name: 'beach.jpg' }],
  backups: [{ id: 'monday', name: 'monday.zip' }],
};
let isFirst = true;

/** Stands for a request. */
async function fetchChildren(id: string): Promise<Row[]> {
  await new Promise((answer) => setTimeout(answer, 500));
  const fails = id === 'backups' && isFirst;
  if (fails) isFirst = false;
  if (fails) throw new Error('Offline');
  return disk[id] ?? [];
}

export default function LazyChildren() {
  const [branches, setBranches] = useState<Record<string, Branch>>({});
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  const load = async (id: string) => {
    if (branches[id] === 'loading') return;
    const set = (branch: Branch) =>
      mounted.current && setBranches((all) => ({ ...all, [id]: branch }));
    set('loading');
    await fetchChildren(id).then(set, () => set('failed'));
  };

  const childrenOf = (id: string): Row[] => {
    const branch = branches[id];
    if (branch === 'failed') return [{ id: `${id} failed`, name: '', failed: id }];
    if (!Array.isArray(branch)) return [{ id: `${id} loading`, name: 'Loading…' }];
    return withChildren(branch);
  };
  const withChildren = (rows: Row[]): Row[] =>
    rows.map((row) => (row.folder ? { ...row, children: childrenOf(row.id) } : row));

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
            <button
              type="button"
              className="demo-button"
              data-small=""
              onClick={() => load(failed)}
            >
              Try again
            </button>
          </span>
        ),
    },
  ];

  return (
    <Table
      aria-label="Files"
      aria-busy={Object.values(branches).includes('loading')}
      columns={columns}
      data={withChildren(top)}
      rowKey="id"
      expandable={{
        indentSize: 24,
        onExpand: (open, { id }) => open && !Array.isArray(branches[id]) && load(id),
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
