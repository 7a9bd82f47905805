import { useEffect, useState } from 'react';

export type Message = { id: number; text: string };

export const TOTAL = 60;
const texts = ['Backup finished', 'User signed in', 'Disk checked', 'Report sent'];
const messages = Array.from({ length: TOTAL }, (_, index): Message => ({
  id: index + 1,
  text: texts[index % texts.length] ?? '',
}));

/** Stands for a request of the rows after the last one. */
async function fetchAfter(lastId: number): Promise<Message[]> {
  await new Promise((answer) => setTimeout(answer, 400));
  return messages.filter(({ id }) => id > lastId).slice(0, 20);
}

/** The rows that are there, and a function that asks for 20 more. */
export function useMessages() {
  const [rows, setRows] = useState(() => messages.slice(0, 20));
  const [wanted, setWanted] = useState(rows.length);
  const loading = rows.length < wanted;

  useEffect(() => {
    if (!loading) return undefined;
    let ignore = false;
    const lastId = rows[rows.length - 1]?.id ?? 0;
    fetchAfter(lastId).then((next) => {
      if (!ignore) setRows([...rows, ...next]);
    });
    return () => {
      ignore = true;
    };
  }, [rows, loading]);

  // Several scroll events before the next render want the same number of rows.
  const loadMore = () => setWanted(Math.min(rows.length + 20, TOTAL));
  return { rows, loading, loadMore };
}
