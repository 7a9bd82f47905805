import React from 'react';
import { useMessages } from '../../hooks/use-messages';

/** Keys of the search field, each with the message that says what it does. */
const KEYS = [
  ['↑ ↓', 'search.keys.move'],
  ['↵', 'search.keys.open'],
  ['Esc', 'search.keys.close'],
] as const;

/**
 * The last line of the search dialog: its keys, and how much was found. For the eye alone: the
 * field's role has the keys, and a status message the number.
 */
export const SearchFoot: React.FC<{ count: number }> = ({ count }) => {
  const t = useMessages();
  return (
    <div className="ledger-search-foot" aria-hidden="true">
      {KEYS.map(([key, id]) => (
        <span key={id} className="ledger-search-key">
          <kbd>{key}</kbd> {t(id)}
        </span>
      ))}
      {count > 0 && (
        <span className="ledger-search-count">{t('search.count', { count })}</span>
      )}
    </div>
  );
};
