import React, { useEffect, useState } from 'react';
import { orReload } from '../../data/or-reload';
import { hasReference, loadedReference, loadReference } from '../../data/references';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { usePhase } from '../../hooks/use-phase';
import { hashTarget, openFolds } from '../../ui/hash-target';
import ApiTable from './api-table';

/** Shows the row that the address leads to, which was not there when the page came. */
function showRow(): void {
  const target = hashTarget(location.hash);
  openFolds(target);
  if (window.scrollY === 0) target?.scrollIntoView();
}

/** A reference that loads after its page. */
const LateReference: React.FC<{ id: string; locale: string }> = ({ id, locale }) => {
  const t = useMessages();
  const [given, setReference] = useState(() => loadedReference(locale, id));
  // In the development server, another may have taken its place.
  const reference = given && loadedReference(locale, id);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    const loading = loadReference(locale, id);
    // On arrival, the reader did not ask for anything yet: a message is enough.
    (attempt > 1 ? orReload(loading) : loading).then(
      (found) => wanted && setReference(found),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [locale, id, attempt]);
  const [isLate] = useState(!reference);
  useEffect(() => {
    if (isLate && reference) showRow();
  }, [isLate, reference]);
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
