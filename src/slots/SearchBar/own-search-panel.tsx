import { OwnSearchResult } from '@@/ledger/parts';
import React, { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSearch } from '../../hooks/use-search';
import { dumiResult } from '../../search/dumi-result';
import type { DumiGroup } from '../../search/dumi-result';
import { addRecent } from '../../search/recent';
import { CloseIcon } from '../../ui/close-icon';
import { Icon } from '../../ui/icon';
import type { SearchPanelProps } from './search-panel';
import { SearchRecent } from './search-recent';

/** What dumi's search bar gives to the slot. */
const Result = OwnSearchResult as React.ComponentType<{
  data: DumiGroup[];
  loading: boolean;
  onItemSelect: () => void;
}>;

/**
 * The search field on a site with a slot `SearchResult` of its own, which shows what is found and
 * answers the keys, as in dumi; see `plugin/app/parts`.
 */
const OwnSearchPanel: React.FC<SearchPanelProps> = ({
  locale,
  initial,
  onClose,
  onChoose,
}) => {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const { query, answer, busy, failed, ask } = useSearch(locale, initial);
  const best = t(answer?.partial ? 'search.partial' : 'search.best');
  const data = useMemo(() => (answer ? dumiResult(answer, best) : []), [answer, best]);
  useEffect(() => {
    ask(initial, true);
  }, [ask, initial]);
  const searchFor = (text: string) => {
    ask(text, true);
    field.current?.focus();
  };
  const isEmpty = query.trim() === '';
  const count = answer?.count ?? 0;
  return (
    <>
      <div className="ledger-search-field">
        <Icon name="search" size={18} />
        <input
          ref={field}
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => ask(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Chromium would only clear the field and keep the dialog open.
            event.preventDefault();
            onClose();
          }}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the reader asked for the field by opening the dialog
          autoFocus
        />
        <button
          type="button"
          className="ledger-tool"
          aria-label={t('search.close')}
          onClick={onClose}
        >
          <CloseIcon size={18} />
        </button>
      </div>
      <div className="ledger-search-body" aria-busy={busy}>
        {isEmpty && (
          <SearchRecent onChoose={searchFor} onClear={() => field.current?.focus()} />
        )}
        {!isEmpty && failed && (
          <p role="alert" className="ledger-search-none">
            {t('search.failed')}{' '}
            <button
              type="button"
              className="ledger-button"
              onClick={() => searchFor(query)}
            >
              {t('retry')}
            </button>
          </p>
        )}
        {!isEmpty && !failed && (
          <Result
            data={data}
            loading={busy}
            onItemSelect={() => {
              addRecent(() => localStorage, query);
              onChoose();
            }}
          />
        )}
      </div>
      <p role="status" className="ledger-visually-hidden">
        {isEmpty || failed || busy
          ? ''
          : count > 0
            ? t('search.count', { count })
            : t('search.none')}
      </p>
    </>
  );
};

export default OwnSearchPanel;
