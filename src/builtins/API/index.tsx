import React, { useEffect, useState } from 'react';
import { hasReference, loadedReference, loadReference } from '../../data/references';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { usePhase } from '../../hooks/use-phase';
import ApiTable from './api-table';

/** A reference that loads after its page. */
const LateReference: React.FC<{ id: string; locale: string }> = ({ id, locale }) => {
  const t = useMessages();
  const [reference, setReference] = useState(() => loadedReference(locale, id));
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    loadReference(locale, id).then(
      (found) => wanted && setReference(found),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [locale, id, attempt]);
  if (reference) return <ApiTable reference={reference} />;
  if (!failed) return <p role="status">{t('api.component.loading')}</p>;
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
};

/**
 * The properties of a component, read from the library's types: `<API id="Table"></API>`.
 */
const API: React.FC<{ id: string }> = ({ id }) => {
  const { locale } = useSite();
  const t = useMessages();
  const phase = usePhase();
  if (!hasReference(locale.id, id)) return <p>{t('api.component.not.found', { id })}</p>;
  return (
    // The table never changes, so the HTML in the document stays and is not loaded again.
    <div
      suppressHydrationWarning
      {...(phase === 'hydrating'
        ? { dangerouslySetInnerHTML: { __html: '' } }
        : {
            children: (
              <LateReference key={`${locale.id}/${id}`} id={id} locale={locale.id} />
            ),
          })}
    />
  );
};

export default API;
