import { Link, useLocation } from 'dumi';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { inLocale, withLocale } from '../../model/locale';
import { useAwake } from '../../hooks/use-phase';

/** The same page, tab and place in the other languages. */
export default function LangSwitch() {
  const { locale, locales, page, path } = useSite();
  const { search, hash } = useLocation();
  const t = useMessages();
  const awake = useAwake();
  // One document says at all addresses that nothing is there.
  const known = page !== undefined || awake;
  const place = awake ? search + hash : '';
  return (
    <nav className="ledger-languages" aria-label={t('language.switch')}>
      {locales
        .filter(({ id }) => id !== locale.id)
        .map((other) => (
          <Link
            key={other.id}
            className="ledger-tool"
            to={known ? inLocale(path, locale, other) + place : withLocale('/', other)}
            lang={other.id}
            hrefLang={other.id}
          >
            {other.name}
          </Link>
        ))}
    </nav>
  );
}
