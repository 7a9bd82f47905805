import './version-filter.css';
import React, { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { filterVersions } from './filter-versions';

/**
 * A filter for a changelog: shows only the versions that contain the typed words. A
 * version is an `h3` with everything up to the next `h2` or `h3` of the page.
 */
const VersionFilter: React.FC = () => {
  const t = useMessages();
  const [query, setQuery] = useState('');
  const [count, setCount] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Text typed before hydration.
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
          // Uncontrolled, so that hydration does not overwrite text that was already
          // typed.
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
