import { NavMenu } from '@@/ledger/parts';
import { Link } from 'dumi';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { withLocale } from '../../model/locale';
import { navItemOf } from '../../model/nav';

/**
 * The entries of the header.
 * @param props.open true to show the entries of menus below theirs, without a press
 */
export default function Navbar({ open }: { open?: boolean }) {
  const { nav, locale, path } = useSite();
  const t = useMessages();
  const current = navItemOf(nav, path, withLocale('/', locale));
  return (
    <nav className="ledger-navbar" aria-label={t('nav.main')}>
      <ul>
        {nav.map((item, index) => (
          <li key={index}>
            {item.more || !item.link ? (
              <NavMenu item={item} current={item === current} open={open} />
            ) : (
              <Link
                to={item.link}
                aria-current={
                  item === current ? (path === item.link ? 'page' : 'true') : undefined
                }
              >
                {item.title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
