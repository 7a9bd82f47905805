import React, { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useOwnEvents } from '../../hooks/use-own-events';
import { useSearch } from '../../hooks/use-search';
import { addRecent } from '../../search/recent';
import { CloseIcon } from '../../ui/close-icon';
import { Icon } from '../../ui/icon';
import { nextTask } from '../../ui/next-task';
import { SearchFoot } from './search-foot';
import { SearchRecent } from './search-recent';
import { hitId, SearchResults } from './search-results';

const LIST = 'ledger-search-list';

export interface SearchPanelProps {
  locale: string;
  /** The query when the panel opens. */
  initial: string;
  onClose: () => void;
  /** Called when a hit is opened in this window. */
  onChoose: () => void;
}

/**
 * The search field and its results: a combobox with a listbox popup (ARIA Authoring
 * Practices, "combobox with list autocomplete"). The focus stays in the field.
 */
const SearchPanel: React.FC<SearchPanelProps> = ({
  locale,
  initial,
  onClose,
  onChoose,
}) => {
  const t = useMessages();
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const { query, answer, answered, busy, failed, ask } = useSearch(locale, initial);
  const count = answer?.count ?? 0;
  const empty = query.trim() === '';
  const found = count > 0 && !empty;
  const lastSearch = useRef<string>();
  const runSearch = useCallback(
    (text: string, atOnce = false) => {
      lastSearch.current = text;
      ask(text, atOnce);
    },
    [ask],
  );
  useEffect(() => {
    if (field.current) field.current.value = initial;
    runSearch(initial, true);
  }, [runSearch, initial]);
  useEffect(() => setActive(0), [answered]);

  const toField = () => field.current?.focus();
  /** Searches for a text from another control, such as a recent search. */
  const searchFor = (text: string) => {
    if (field.current) field.current.value = text;
    runSearch(text, true);
    // That control may disappear, so the focus moves to the field.
    toField();
  };
  /**
   * Searches in a task of its own, after the browser has shown the letter. In one task,
   * both would block a slow processor for too long before the next letter.
   */
  const searchAfterPaint = async (atOnce = false) => {
    const text = field.current?.value ?? '';
    await nextTask();
    // By now there may be another letter, Enter, or no dialog.
    if (field.current?.value === text && lastSearch.current !== text)
      runSearch(text, atOnce);
  };
  const chosen = () => {
    addRecent(() => localStorage, query);
    onChoose();
  };
  const openHit = (aside: boolean) => {
    const link = document.getElementById(hitId(LIST, active));
    if (!(link instanceof HTMLAnchorElement)) return;
    if (!aside) link.click();
    else {
      addRecent(() => localStorage, query);
      window.open(link.href, '_blank', 'noopener');
    }
  };
  const moveTo: Record<string, (() => number) | undefined> = {
    ArrowDown: () => (active + 1) % count,
    ArrowUp: () => (active - 1 + count) % count,
    Home: () => 0,
    End: () => count - 1,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method. 229 is its key code if it reports nothing else.
    if (event.isComposing || event.keyCode === 229) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'Escape') {
      // Chromium would only clear the field and keep the dialog open.
      event.preventDefault();
      onClose();
    } else if (key === 'Enter') {
      event.preventDefault();
      const { value } = event.target as HTMLInputElement;
      if (found && answered === value) openHit(ctrlKey || metaKey);
      else runSearch(value, true);
    } else if (found && moveTo[key] && !ctrlKey && !metaKey && !altKey && !shiftKey) {
      event.preventDefault();
      setActive(moveTo[key]?.() ?? 0);
    }
  };
  useOwnEvents(field, {
    input: (event) => {
      const { inputType, isComposing } = event as InputEvent;
      if (!isComposing) void searchAfterPaint(inputType === 'insertFromPaste');
    },
    compositionend: () => void searchAfterPaint(),
    keydown: onKeyDown,
    keypress: null,
    keyup: null,
  });
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
          defaultValue={initial}
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
        {empty && <SearchRecent onChoose={searchFor} onClear={toField} />}
        {!empty && failed && (
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
      <SearchFoot count={found && !failed ? count : 0} />
      <p role="status" className="ledger-visually-hidden">
        {status()}
      </p>
    </>
  );
};

export default SearchPanel;
