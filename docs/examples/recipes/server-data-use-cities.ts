import { useEffect, useRef, useState } from 'react';

export type City = { name: string; country: string };

const cities: City[] = [
  { name: 'Belfast', country: 'United Kingdom' },
  { name: 'Bergen', country: 'Norway' },
  { name: 'Bilbao', country: 'Spain' },
  { name: 'Malmö', country: 'Sweden' },
];

/** Stands for `fetch(url, { signal })`. */
async function fetchCities(text: string, fails: boolean): Promise<City[]> {
  const delay = Math.max(200, 900 - 300 * text.length);
  await new Promise((answer) => setTimeout(answer, delay));
  if (fails) throw new Error('Offline');
  return cities.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase()));
}

/** The cities of the last answer, how the last request is doing, and a function that asks. */
export function useCities() {
  const [rows, setRows] = useState(cities);
  const [status, setStatus] = useState<'done' | 'loading' | 'failed'>('done');
  const request = useRef<AbortController>();
  useEffect(() => () => request.current?.abort(), []);

  const load = async (text: string, fails: boolean) => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    setStatus('loading');
    try {
      const found = await fetchCities(text, fails);
      if (signal.aborted) return;
      setRows(found);
      setStatus('done');
    } catch {
      if (!signal.aborted) setStatus('failed');
    }
  };
  return { rows, status, load };
}
