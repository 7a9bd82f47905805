import React, { useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { clearRecent, readRecent } from '../../search/recent';
import { Icon } from '../../ui/icon';

/** SVG path of a clock. */
const RECENT = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.500V12l3 2';

interface SearchRecentProps {
  onChoose: (query: string) => void;
  onClear: () => void;
}

/** The reader's recent searches on this device. */
export const SearchRecent: React.FC<SearchRecentProps> = ({ onChoose, onClear }) => {
  const t = useMessages();
  const [recent, setRecent] = useState(() => readRecent(() => localStorage));
  if (recent.length === 0) {
    return <p className="ledger-search-none">{t('search.hint')}</p>;
  }
  return (
    <section className="ledger-search-group" aria-labelledby="ledger-search-recent">
      <div className="ledger-search-heading">
        <span id="ledger-search-recent">{t('search.recent')}</span>
        <button
          type="button"
          onClick={() => {
            clearRecent(() => localStorage);
            setRecent([]);
            onClear();
          }}
        >
          {t('search.clear')}
        </button>
      </div>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              <Icon path={RECENT} size={18} />
              <span>{query}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
