import SearchPanel from '@@/ledger/search-panel';
import React, { useCallback, useEffect, useRef } from 'react';
import { preloadSearch } from '../../hooks/use-search';
import { useMessages } from '../../hooks/use-messages';
import { Dialog } from '../../ui/dialog';
import { focusHere } from '../../ui/focus-here';
import { hashTarget } from '../../ui/hash-target';
import './search.css';

export { preloadSearch };

interface SearchDialogProps {
  open: boolean;
  locale: string;
  initial: string;
  onClose: () => void;
}

/** The search dialog. */
const SearchDialog: React.FC<SearchDialogProps> = ({
  open,
  locale,
  initial,
  onClose,
}) => {
  const t = useMessages();
  const chosen = useRef(false);
  const choose = useCallback(() => {
    chosen.current = true;
    onClose();
  }, [onClose]);
  useEffect(() => {
    if (open || !chosen.current) return;
    chosen.current = false;
    // The closed dialog has restored the focus. On the same page the focus belongs to the
    // hit.
    focusHere(hashTarget(location.hash));
  }, [open]);
  return (
    <Dialog
      className="ledger-search"
      open={open}
      label={t('search.open')}
      onClose={onClose}
    >
      <SearchPanel
        locale={locale}
        initial={initial}
        onClose={onClose}
        onChoose={choose}
      />
    </Dialog>
  );
};

export default SearchDialog;
