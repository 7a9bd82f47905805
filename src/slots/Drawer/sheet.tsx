import { networks } from '@@/ledger/features';
import { Sidebar, SocialLinks } from '@@/ledger/parts';
import Navbar from 'dumi/theme/slots/Navbar';
import RepositoryLink from 'dumi/theme/slots/RepositoryLink';
import RtlSwitch from 'dumi/theme/slots/RtlSwitch';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { Dialog } from '../../ui/dialog';
import { CloseIcon } from '../../ui/close-icon';
import './drawer.css';

/** The drawer with the navigation. */
const Sheet: React.FC<{ open: boolean; onClose: () => void }> = ({ open, onClose }) => {
  const t = useMessages();
  return (
    <Dialog
      className="ledger-drawer"
      open={open}
      label={t('nav.pages')}
      onClose={onClose}
    >
      <button
        type="button"
        className="ledger-tool"
        aria-label={t('nav.close')}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
      <Navbar open />
      <Sidebar />
      <RtlSwitch />
      <RepositoryLink />
      {networks && <SocialLinks />}
    </Dialog>
  );
};

export default Sheet;
