import './own-version.css';
import { changelog, pages, rows } from '@@/ledger/own-version';
import { base } from '@@/ledger/site';
import { Link, useLocation } from 'dumi';
import React, { useEffect } from 'react';
import { chooseOwnVersion } from '../../data/own-version';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { pathWithin } from '../../model/address/base';
import { localeOf, withLocale, withoutLocale } from '../../model/locale';
import { CloseIcon } from '../../ui/close-icon';
import { keepMarked, markPage } from './mark-page';

/** The reader's version at the foot of the window, and its marks on the page. */
const VersionBar: React.FC<{ version: string }> = ({ version }) => {
  const t = useMessages();
  const { locale, locales } = useSite();
  const { pathname } = useLocation();
  useEffect(
    () =>
      keepMarked(() =>
        markPage({
          own: version,
          rows,
          sinceOf: (at) => {
            const path = pathWithin(at, base);
            return pages[withoutLocale(path, localeOf(path, locales))];
          },
          words: {
            newer: t('own.newer'),
            than: t('own.than', { version }),
            demo: (names) => t('own.demo', { version, names }),
          },
        }),
      ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- words change with the language
    [version, locale.id, pathname],
  );
  const forget = () => {
    chooseOwnVersion();
    // The button that was pressed goes.
    document.getElementById('ledger-content')?.focus({ preventScroll: true });
  };
  const text = t('own.bar', { version });
  return (
    <aside className="ledger-own-version" aria-label={t('own.label')}>
      {changelog ? (
        <Link
          to={`${withLocale(changelog, locale)}?from=${version}`}
          title={t('own.changes', { version })}
        >
          {text}
        </Link>
      ) : (
        <span>{text}</span>
      )}
      <button
        type="button"
        aria-label={t('own.forget')}
        title={t('own.forget')}
        onClick={forget}
      >
        <CloseIcon />
      </button>
    </aside>
  );
};

export default VersionBar;
