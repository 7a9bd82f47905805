import { searchClass } from '@@/ledger/features';
import { useLocation } from 'dumi';
import React, { useCallback, useEffect, useState } from 'react';
import { useLazyComponent } from '../../hooks/use-later';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { Icon } from '../../ui/icon';

const loadDialog = () => import(/* webpackChunkName: "search" */ './search-dialog');

/** True while the reader is typing in a field or an editor, which have keys of their own. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The query in an address: `?q=`, which browsers' search engines use. */
function queryOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

/** The search button, the shortcuts (`/`, Ctrl-K, ⌘-K), and the search dialog. */
export default function SearchBar() {
  const { path, locale } = useSite();
  const { search } = useLocation();
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const initial = queryOf(search);
  const load = useCallback(async () => {
    const dialog = await loadDialog();
    dialog.preloadSearch(locale.id);
    return dialog;
  }, [locale.id]);
  const { Component: SearchDialog, want } = useLazyComponent(load);
  const show = useCallback(() => want(() => setOpen(true)), [want]);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (initial) show();
    else close();
  }, [show, close, path, initial]);
  useEffect(() => {
    // Not in the document: React would not expect what a script puts beside the button by then.
    if (searchClass) {
      const button = document.querySelector('.ledger-search-button');
      button?.classList.add('dumi-default-search-bar');
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, isComposing, defaultPrevented } = event;
      // A demo or a field may have an answer of its own.
      if (isComposing || defaultPrevented || altKey || isTyping(event.target)) return;
      const modified = ctrlKey || metaKey;
      if (
        (event.key === '/' && !modified) ||
        (modified && event.key.toLowerCase() === 'k')
      ) {
        event.preventDefault();
        show();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [show]);
  return (
    <>
      <button
        type="button"
        className="ledger-search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={() => want()}
        onFocus={() => want()}
        onClick={show}
      >
        <Icon name="search" size={18} />
        <span>{t('search.open')}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      {SearchDialog && (
        <SearchDialog open={open} locale={locale.id} initial={initial} onClose={close} />
      )}
    </>
  );
}
