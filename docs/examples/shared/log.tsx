import React from 'react';

interface LogEntry {
  id: number;
  text: string;
}

/**
 * Keeps the newest messages first: `const [entries, log] = useLog()`.
 * @param size how many messages are kept
 */
export function useLog(size = 20): [LogEntry[], (text: string) => void] {
  const [entries, setEntries] = React.useState<LogEntry[]>([]);
  const log = React.useCallback(
    (text: string) =>
      setEntries((previous) =>
        [{ id: (previous[0]?.id ?? 0) + 1, text }, ...previous].slice(0, size),
      ),
    [size],
  );
  return [entries, log];
}

/** Shows what `useLog` kept, and has new messages announced. */
export const Log: React.FC<{ entries: LogEntry[]; empty?: string; label?: string }> = ({
  entries,
  empty = 'Nothing yet.',
  label = 'Event log',
}) => (
  <div className="demo-log" role="log" aria-label={label} tabIndex={0}>
    <ol>
      {entries.length === 0 && <li>{empty}</li>}
      {entries.map(({ id, text }) => (
        <li key={id}>
          {id}. {text}
        </li>
      ))}
    </ol>
  </div>
);
