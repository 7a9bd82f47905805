import { Link } from 'dumi';
import React, { useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { findPages } from '../../model/find-pages';
import type { Page } from '../../model/page';
import { Icon } from '../../ui/icon';

interface PageFinderProps {
  onChoose: (page: Page) => void;
  onClose: () => void;
}

/** A field and the pages that match it; Enter goes to the first. */
export default function PageFinder({ onChoose, onClose }: PageFinderProps) {
  const { sidebar } = useSite();
  const t = useMessages();
  const [query, setQuery] = useState('');
  const found = findPages(
    sidebar.flatMap((group) => group.pages),
    query,
  );
  return (
    <>
      <form
        className="ledger-search-field"
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0]) onChoose(found[0]);
        }}
      >
        <Icon name="search" size={18} />
        <input
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            // Chromium would only empty the field, and keep the dialog.
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
          }}
          // The reader asked for the field by opening the dialog.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <button
          type="button"
          className="ledger-tool"
          aria-label={t('search.close')}
          onClick={onClose}
        >
          <Icon name="close" size={18} />
        </button>
      </form>
      <ul className="ledger-search-results">
        {found.map((page) => (
          <li key={page.path}>
            <Link to={page.path} onClick={onClose}>
              <span>
                {page.title} <small>{page.group}</small>
              </span>
              <span>{page.description}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p role="status" className="ledger-search-none">
        {found.length === 0 ? t('search.none') : ''}
      </p>
    </>
  );
}
