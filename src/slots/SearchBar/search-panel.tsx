import React, { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useOwnEvents } from '../../hooks/use-own-events';
import { useSearch } from '../../hooks/use-search';
import { keepRecent } from '../../search/recent';
import { CloseIcon } from '../../ui/close-icon';
import { Icon } from '../../ui/icon';
import { nextTask } from '../../ui/next-task';
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
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const { query, answer, answered, busy, failed, ask } = useSearch(locale, initial);
  const count = answer?.count ?? 0;
  const empty = query.trim() === '';
  const found = count > 0 && !empty;
  const looked = useRef<string>();
  const look = useCallback(
    (text: string, atOnce = false) => {
      looked.current = text;
      ask(text, atOnce);
    },
    [ask],
  );
  useEffect(() => {
    if (field.current) field.current.value = initial;
    look(initial, true);
  }, [look, initial]);
  useEffect(() => setActive(0), [answered]);

  const toField = () => field.current?.focus();
  /** Looks for what another control than the field stands for. */
  const lookFor = (text: string) => {
    if (field.current) field.current.value = text;
    look(text, true);
    // The control that asked may go with what it did; the focus must not go with it.
    toField();
  };
  /**
   * The browser shows a letter, and all that follows from it is a task of its own: together they
   * would keep a slow processor for longer than a reader should wait for the next letter.
   */
  const lookLater = async (atOnce = false) => {
    const text = field.current?.value ?? '';
    await nextTask();
    // By now there may be a later letter, Enter, or no dialog any more.
    if (field.current?.value === text && looked.current !== text) look(text, atOnce);
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
  const onKeyDown = (event: KeyboardEvent) => {
    // The input method's own keys: 229 is what it sends where it says nothing else.
    if (event.isComposing || event.keyCode === 229) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key === 'Escape') {
      // Chromium would only empty the field, and keep the dialog.
      event.preventDefault();
      onClose();
    } else if (key === 'Enter') {
      event.preventDefault();
      const { value } = event.target as HTMLInputElement;
      if (found && answered === value) openHit(ctrlKey || metaKey);
      else look(value, true);
    } else if (found && moveTo[key] && !ctrlKey && !metaKey && !altKey && !shiftKey) {
      event.preventDefault();
      setActive(moveTo[key]?.() ?? 0);
    }
  };
  useOwnEvents(field, {
    input: (event) => {
      const { inputType, isComposing } = event as InputEvent;
      if (!isComposing) void lookLater(inputType === 'insertFromPaste');
    },
    compositionend: () => void lookLater(),
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
        {empty && <SearchRecent onChoose={lookFor} onClear={toField} />}
        {!empty && failed && (
          <p role="alert" className="ledger-search-none">
            {t('search.failed')}{' '}
            <button
              type="button"
              className="ledger-button"
              onClick={() => lookFor(query)}
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
