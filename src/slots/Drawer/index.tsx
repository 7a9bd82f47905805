import React, { useCallback, useEffect, useState } from 'react';
import { useLazyComponent } from '../../hooks/use-later';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { Icon } from '../../ui/icon';

const loadSheet = () => import(/* webpackChunkName: "drawer" */ './sheet');

/** The navigation of a narrow window: a button that opens a drawer. */
export default function Drawer() {
  const { path } = useSite();
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const { Component: Sheet, want } = useLazyComponent(loadSheet);
  const close = useCallback(() => setOpen(false), []);
  useEffect(close, [close, path]);
  return (
    <>
      <button
        type="button"
        className="ledger-tool ledger-drawer-button"
        aria-label={t('nav.open')}
        aria-expanded={open}
        onTouchStart={() => want()}
        onClick={() => want(() => setOpen(true))}
      >
        <Icon name="menu" />
      </button>
      {Sheet && <Sheet open={open} onClose={close} />}
    </>
  );
}
