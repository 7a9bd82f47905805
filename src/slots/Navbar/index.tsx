import { Link } from 'dumi';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { withoutLocale } from '../../model/locale';
import { localized } from '../../model/options';
import type { NavItem } from '../../model/options';

/** The item that leads to the page or to the nearest page above it. */
function currentItem(items: readonly NavItem[], path: string): NavItem | undefined {
  return items
    .filter(({ link }) => path === link || (link !== '/' && path.startsWith(`${link}/`)))
    .sort((a, b) => b.link.length - a.link.length)[0];
}

/** The links of the header. */
export default function Navbar() {
  const { options, locale, path } = useSite();
  const t = useMessages();
  const prefix = locale.base === '/' ? '' : locale.base;
  const current = currentItem(options.nav, withoutLocale(path, locale));
  return (
    <nav className="ledger-navbar" aria-label={t('nav.main')}>
      <ul>
        {options.nav.map((item) => (
          <li key={item.link}>
            <Link
              to={item.link === '/' ? locale.base : prefix + item.link}
              aria-current={
                item === current ? (path === item.link ? 'page' : 'true') : undefined
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
