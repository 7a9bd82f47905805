import Navbar from 'dumi/theme/slots/Navbar';
import Sidebar from 'dumi/theme/slots/Sidebar';
import React, { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';

/** The navigation of a narrow window: a button and the sheet that it opens. */
export default function Drawer() {
  const { path } = useSite();
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(close, [close, path]);
  return (
    <>
      <button
        type="button"
        className="ledger-tool ledger-drawer-button"
        aria-label={t('nav.open')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <Dialog
        className="ledger-drawer"
        open={open}
        label={t('nav.pages')}
        onClose={close}
      >
        <button
          type="button"
          className="ledger-tool"
          aria-label={t('nav.close')}
          onClick={close}
        >
          <Icon name="close" />
        </button>
        <Navbar />
        <Sidebar />
      </Dialog>
    </>
  );
}
