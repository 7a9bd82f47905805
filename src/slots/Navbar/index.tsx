import { Link } from 'dumi';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { withLocale, withoutLocale } from '../../model/locale';
import { navItemOf } from '../../model/nav';
import { localized } from '../../model/localized';

/** The links of the header. */
export default function Navbar() {
  const { options, locale, path } = useSite();
  const t = useMessages();
  const here = withoutLocale(path, locale);
  const current = navItemOf(options.nav, here);
  return (
    <nav className="ledger-navbar" aria-label={t('nav.main')}>
      <ul>
        {options.nav.map((item) => (
          <li key={item.link}>
            <Link
              to={withLocale(item.link, locale)}
              aria-current={
                item === current ? (here === item.link ? 'page' : 'true') : undefined
              }
            >
              {localized(item.title, locale.id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
