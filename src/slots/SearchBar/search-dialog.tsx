import React, { useCallback, useEffect, useRef } from 'react';
import { warmSearch } from '../../hooks/use-search';
import { useMessages } from '../../hooks/use-messages';
import { Dialog } from '../../ui/dialog';
import { focusHere } from '../../ui/focus-here';
import { targetOf } from '../../ui/hash-target';
import SearchPanel from './search-panel';

export { warmSearch };

interface SearchDialogProps {
  open: boolean;
  locale: string;
  initial: string;
  onClose: () => void;
}

/** The dialog that searches the site. */
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
    // The dialog has given the focus back to where it was; on the same page it belongs to the hit.
    focusHere(targetOf(location.hash));
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
