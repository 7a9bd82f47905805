import React, { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSearch } from '../../hooks/use-search';
import { keepRecent } from '../../search/recent';
import { CloseIcon } from '../../ui/close-icon';
import { Icon } from '../../ui/icon';
import { SearchRecent } from './search-recent';
import { hitId, SearchResults } from './search-results';

const LIST = 'ledger-search-list';

interface SearchPanelProps {
  locale: string;
  /** What is looked for when the panel opens. */
  initial: string;
  onClose: () => void;
  /** Called when a hit is opened in this window. */
  onChoose: () => void;
}

/**
 * The field and what it found: a combobox whose popup is a listbox (ARIA Authoring Practices,
 * "combobox with list autocomplete"). The focus stays in the field.
 */
const SearchPanel: React.FC<SearchPanelProps> = ({
  locale,
  initial,
  onClose,
  onChoose,
}) => {
  const t = useMessages();
  const [query, setQuery] = useState(initial);
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const { answer, answered, busy, failed, ask } = useSearch(locale);
  const count = answer?.count ?? 0;
  const empty = query.trim() === '';
  const found = count > 0 && !empty;
  useEffect(() => ask(initial, true), [ask, initial]);
  useEffect(() => setActive(0), [answered]);

  const toField = () => field.current?.focus();
  const look = (text: string, atOnce = false) => {
    setQuery(text);
    ask(text, atOnce);
    // The control that asked may go with what it did; the focus must not go with it.
    toField();
  };
  const chosen = () => {
    keepRecent(() => localStorage, query);
    onChoose();
  };
  const openHit = (aside: boolean) => {
    const link = document.getElementById(hitId(LIST, active));
    if (!(link instanceof HTMLAnchorElement)) return;
    if (!aside) link.click();
    else {
      keepRecent(() => localStorage, query);
      window.open(link.href, '_blank', 'noopener');
    }
  };
  const moveTo: Record<string, (() => number) | undefined> = {
    ArrowDown: () => (active + 1) % count,
    ArrowUp: () => (active - 1 + count) % count,
    Home: () => 0,
    End: () => count - 1,
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    // The input method's own keys: 229 is what it sends where it says nothing else.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'Escape') {
      // Chromium would only empty the field, and keep the dialog.
      event.preventDefault();
      onClose();
    } else if (key === 'Enter') {
      event.preventDefault();
      if (found && answered === query) openHit(ctrlKey || metaKey);
      else look(query, true);
    } else if (found && moveTo[key] && !ctrlKey && !metaKey && !altKey && !shiftKey) {
      event.preventDefault();
      setActive(moveTo[key]?.() ?? 0);
    }
  };
  const status = () => {
    if (empty || failed) return '';
    if (busy && !answer) return t('search.loading');
    if (busy || !answer) return '';
    return count > 0 ? t('search.count', { count }) : t('search.none');
  };
  return (
    <>
      <div className="ledger-search-field">
        <Icon name="search" size={18} />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={found}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={found ? hitId(LIST, active) : undefined}
          aria-busy={busy}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            const { inputType, isComposing } = event.nativeEvent as InputEvent;
            if (isComposing) setQuery(event.target.value);
            else look(event.target.value, inputType === 'insertFromPaste');
          }}
          onCompositionEnd={(event) => look(event.currentTarget.value)}
          onKeyDown={onKeyDown}
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
          <CloseIcon size={18} />
        </button>
      </div>
      <div className="ledger-search-body" aria-busy={busy}>
        {empty && (
          <SearchRecent onChoose={(text) => look(text, true)} onClear={toField} />
        )}
        {!empty && failed && (
          <p role="alert" className="ledger-search-none">
            {t('search.failed')}{' '}
            <button
              type="button"
              className="ledger-button"
              onClick={() => look(query, true)}
            >
              {t('retry')}
            </button>
          </p>
        )}
        {!failed && found && answer && (
          <SearchResults id={LIST} answer={answer} active={active} onChoose={chosen} />
        )}
        {!empty && !failed && busy && !found && (
          <p className="ledger-search-none" data-loading="">
            {t('search.loading')}
          </p>
        )}
        {!empty && !failed && !busy && answer && !found && (
          <p className="ledger-search-none">{t('search.none')}</p>
        )}
      </div>
      <p role="status" className="ledger-visually-hidden">
        {status()}
      </p>
    </>
  );
};

export default SearchPanel;
