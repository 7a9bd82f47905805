import './version-filter.css';
import React, { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { filterVersions } from './filter-versions';

/**
 * A field over a changelog: leaves only the versions that hold what is typed. A version is an
 * `h3` with all that follows it up to the next `h2` or `h3` of the page.
 */
const VersionFilter: React.FC = () => {
  const t = useMessages();
  const [query, setQuery] = useState('');
  const [count, setCount] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page woke.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  useEffect(() => {
    const page = box.current?.closest('main');
    if (page) setCount(filterVersions(page, query));
  }, [query]);
  return (
    <div className="ledger-version-filter" ref={box} role="search">
      <label>
        <span>{t('changelog.filter')}</span>
        <input
          ref={field}
          type="search"
          // Not controlled: what is typed while the page wakes must not be written over.
          defaultValue=""
          placeholder={t('changelog.placeholder')}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <output>
        {query.trim() && count !== undefined ? t('changelog.count', { count }) : ''}
      </output>
    </div>
  );
};

export default VersionFilter;
