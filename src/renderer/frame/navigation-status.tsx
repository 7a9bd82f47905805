import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useNavigation } from '../../hooks/use-navigation';

/**
 * A progress bar while a page loads, an error message if it fails, and the announced
 * title once it is shown.
 */
export default function NavigationStatus() {
  const navigation = useNavigation();
  const t = useMessages();
  return (
    <>
      {navigation.type === 'loading' && (
        <div className="ledger-progress" role="progressbar" aria-label={t('loading')} />
      )}
      {navigation.type === 'failed' && (
        <div className="ledger-failed" role="alert">
          <p>{t('page.failed')}</p>
          <button type="button" className="ledger-button" onClick={navigation.retry}>
            {t('retry')}
          </button>
        </div>
      )}
      <div
        id="ledger-announcer"
        className="ledger-visually-hidden"
        role="status"
        suppressHydrationWarning
      />
    </>
  );
}
