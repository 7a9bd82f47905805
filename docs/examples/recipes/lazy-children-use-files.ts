import { useEffect, useRef, useState } from 'react';

export interface Row {
  id: string;
  name: string;
  folder?: boolean;
  children?: Row[];
  failed?: string; // in a row that says so: the folder that could not be loaded
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
let tries = 0;

/** Stands for a request. */
async function fetchChildren(id: string): Promise<Row[]> {
  await new Promise((answer) => setTimeout(answer, 500));
  if (id === 'backups' && ++tries === 1) throw new Error('Offline');
  return disk[id] ?? [];
}

/** The tree as far as it is loaded, and a function that loads a folder. */
export function useFiles() {
  const [branches, setBranches] = useState<Record<string, Branch>>({});
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  const load = async (id: string) => {
    if (branches[id] && branches[id] !== 'failed') return;
    const set = (next: Branch) =>
      mounted.current && setBranches((all) => ({ ...all, [id]: next }));
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
  const loading = Object.values(branches).includes('loading');
  return { rows: withChildren(top), loading, load };
}
