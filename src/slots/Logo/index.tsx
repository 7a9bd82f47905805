import { logoAlone, logoHeight, logoWidth } from '@@/ledger/features';
import { Link } from 'dumi';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { withLocale } from '../../model/locale';

/** The site's name and logo, linked to the start page of the language. */
export default function Logo() {
  const { options, locale } = useSite();
  const t = useMessages();
  const { name, logo } = options;
  // dumi shows its own picture without either, and nothing where `logo` is false.
  if (!name && logo === false) return null;
  return (
    <Link className="ledger-logo" to={withLocale('/', locale)}>
      {logo && (
        <img
          src={logo}
          alt={logoAlone && name ? name : name ? '' : t('404.back')}
          width={logoWidth}
          height={logoHeight}
        />
      )}
      {!logoAlone && (name || !logo) && <span>{name || t('404.back')}</span>}
    </Link>
  );
}
