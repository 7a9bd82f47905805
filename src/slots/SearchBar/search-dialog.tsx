import { history } from 'dumi';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { Dialog } from '../../ui/dialog';
import PageFinder from './page-finder';

/** The dialog that finds a page. */
const SearchDialog: React.FC<{ open: boolean; onClose: () => void }> = ({
  open,
  onClose,
}) => {
  const t = useMessages();
  return (
    <Dialog
      className="ledger-search"
      open={open}
      label={t('search.open')}
      onClose={onClose}
    >
      <PageFinder
        onClose={onClose}
        onChoose={(page) => {
          onClose();
          history.push(page.path);
        }}
      />
    </Dialog>
  );
};

export default SearchDialog;
