import React from 'react';
import { useMessages } from '../../hooks/use-messages';

/** What stands where a page or a demo is on its way. */
export default function Loading() {
  const t = useMessages();
  return (
    <p className="ledger-loading" role="status">
      {t('loading')}
    </p>
  );
}
