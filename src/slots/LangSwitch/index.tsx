import { Link, useLocation } from 'dumi';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { inLocale, withLocale } from '../../model/locale';
import { useHydrated } from '../../hooks/use-phase';

/** On a site of several languages: links to the same page, tab, and anchor in the other languages. */
export default function LangSwitch() {
  const { locale, locales, page, path } = useSite();
  const { search, hash } = useLocation();
  const t = useMessages();
  const awake = useHydrated();
  // One 404 document serves all unknown addresses.
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
