import { history } from 'dumi';
import React, { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import PageFinder from './page-finder';

/** True while the reader is typing somewhere, so that a shortcut must stay a letter. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The button, the shortcuts (`/`, Ctrl-K, ⌘-K) and the dialog that finds a page. */
export default function SearchBar() {
  const { path } = useSite();
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(close, [close, path]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey) return;
      const modified = event.ctrlKey || event.metaKey;
      const slash = event.key === '/' && !modified && !isTyping(event.target);
      if (slash || (modified && event.key.toLowerCase() === 'k')) {
        event.preventDefault();
        setOpen(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        className="ledger-search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        <span>{t('search.open')}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <Dialog
        className="ledger-search"
        open={open}
        label={t('search.open')}
        onClose={close}
      >
        <PageFinder
          onClose={close}
          onChoose={(page) => {
            close();
            history.push(page.path);
          }}
        />
      </Dialog>
    </>
  );
}
