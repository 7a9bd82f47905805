import { Link } from 'dumi';
import React, { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useHydrated } from '../../hooks/use-phase';
import { useSite } from '../../hooks/use-site';
import { isElsewhere } from '../../model/address/elsewhere';
import { withLocale } from '../../model/locale';
import { navItemOf } from '../../model/nav';
import type { NavItem } from '../../model/nav';
import './nav-menu.css';

interface NavMenuProps {
  item: NavItem;
  /** True if the entry stands for the page that is shown. */
  current: boolean;
  /** True to show its entries without a press, as in the drawer. */
  open?: boolean;
}

/** A link of the header, which may lead to another host. */
const NavLink: React.FC<{ item: NavItem; current: boolean }> = ({ item, current }) => {
  const { path } = useSite();
  const t = useMessages();
  const { link = '', title } = item;
  if (isElsewhere(link)) {
    return (
      <a
        className="ledger-nav-out"
        href={link}
        target="_blank"
        rel="noreferrer"
        title={t('nav.newWindow')}
      >
        {title}
      </a>
    );
  }
  return (
    <Link
      to={link}
      aria-current={current ? (path === link ? 'page' : 'true') : undefined}
    >
      {title}
    </Link>
  );
};

/**
 * An entry of the header that is more than a link of this site: one with entries below it, which
 * open by a press, by a mouse above them, and without script by the focus; or a link to another host.
 */
export default function NavMenu({ item, current, open = false }: NavMenuProps) {
  const { locale, path } = useSite();
  const t = useMessages();
  const awake = useHydrated();
  const [shown, setShown] = useState<'no' | 'above' | 'pressed'>('no');
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setShown('no'), [path]);
  const { children, link, title } = item;
  if (!children) return <NavLink item={item} current={current} />;
  const child = navItemOf(children, path, withLocale('/', locale));
  const isShown = open || shown !== 'no';
  const list = (
    <ul>
      {children.map((one, index) => (
        <li key={index}>
          <NavLink item={one} current={one === child} />
        </li>
      ))}
    </ul>
  );
  if (open) {
    return (
      <div className="ledger-nav-menu" data-open="true">
        {link === undefined ? (
          <span className="ledger-nav-title">{title}</span>
        ) : (
          <NavLink item={item} current={current} />
        )}
        {list}
      </div>
    );
  }
  return (
    <div
      role="presentation"
      ref={box}
      className="ledger-nav-menu"
      data-open={awake ? isShown : undefined}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse' && shown === 'no') setShown('above');
      }}
      onPointerLeave={() => {
        if (shown === 'above') setShown('no');
      }}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget as Node | null)) setShown('no');
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isShown) return;
        setShown('no');
        button.current?.focus();
      }}
    >
      {link !== undefined && <NavLink item={item} current={current} />}
      <button
        ref={button}
        type="button"
        data-current={(current && link === undefined) || undefined}
        aria-expanded={isShown}
        aria-label={link === undefined ? undefined : t('nav.below', { title })}
        onClick={() => setShown(shown === 'pressed' ? 'no' : 'pressed')}
      >
        {link === undefined && title}
      </button>
      {list}
    </div>
  );
}
