import { references } from '@@/ledger/api';
import React, { useEffect, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import type { ApiReference } from '../../model/api-row';
import ApiTable from './api-table';

type State =
  | { type: 'resolving' }
  | { type: 'resolved'; reference: ApiReference }
  | { type: 'missing' }
  | { type: 'failed' };

/** The properties of a component, read from the library's types: `<API id="Table"></API>`. */
const API: React.FC<{ id: string }> = ({ id }) => {
  const { locale } = useSite();
  const t = useMessages();
  const load = references[locale.id]?.[id];
  const [state, setState] = useState<State>({ type: load ? 'resolving' : 'missing' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (!load) {
      setState({ type: 'missing' });
      return undefined;
    }
    let wanted = true;
    setState({ type: 'resolving' });
    load().then(
      (module) => wanted && setState({ type: 'resolved', reference: module.default }),
      () => wanted && setState({ type: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);

  switch (state.type) {
    case 'resolved':
      return <ApiTable reference={state.reference} />;
    case 'resolving':
      return <p role="status">{t('api.component.loading')}</p>;
    case 'missing':
      return <p>{t('api.component.not.found', { id })}</p>;
    case 'failed':
      return (
        <p role="alert">
          {t('api.failed', { id })}{' '}
          <button
            type="button"
            className="ledger-button"
            onClick={() => setAttempt(attempt + 1)}
          >
            {t('retry')}
          </button>
        </p>
      );
  }
};

export default API;
