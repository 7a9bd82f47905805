import { useLocation } from 'dumi';
import React, { useCallback, useEffect, useState } from 'react';
import { useLater } from '../../hooks/use-later';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { Icon } from '../../ui/icon';

const loadDialog = () => import(/* webpackChunkName: "search" */ './search-dialog');

/** True while the reader is typing somewhere, so that a shortcut must stay a letter. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The query that an address brings: `?q=`, as browsers' own search fields write it. */
function queryOf(search: string): string {
  return new URLSearchParams(search).get('q') ?? '';
}

/** The button, the shortcuts (`/`, Ctrl-K, ⌘-K) and the dialog that searches the site. */
export default function SearchBar() {
  const { path, locale } = useSite();
  const { search } = useLocation();
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const initial = queryOf(search);
  const load = useCallback(async () => {
    const dialog = await loadDialog();
    dialog.warmSearch(locale.id);
    return dialog;
  }, [locale.id]);
  const { Component: SearchDialog, want } = useLater(load);
  const show = useCallback(() => want(() => setOpen(true)), [want]);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (initial) show();
    else close();
  }, [show, close, path, initial]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey) return;
      const modified = event.ctrlKey || event.metaKey;
      const slash = event.key === '/' && !modified && !isTyping(event.target);
      if (slash || (modified && event.key.toLowerCase() === 'k')) {
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
