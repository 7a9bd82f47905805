import React from 'react';
import { warmSearch } from '../../hooks/use-search';
import { useMessages } from '../../hooks/use-messages';
import { Dialog } from '../../ui/dialog';
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
  return (
    <Dialog
      className="ledger-search"
      open={open}
      label={t('search.open')}
      onClose={onClose}
    >
      <SearchPanel locale={locale} initial={initial} onClose={onClose} />
    </Dialog>
  );
};

export default SearchDialog;
