import './menu.css';
import React, { useEffect, useLayoutEffect, useRef } from 'react';
import { indexAfterMenuKey } from './menu-keys';
import { placeBeside } from './place-beside';

/** An entry of a menu: a link if it has an address, else a button. */
export interface MenuItem {
  key: string;
  label: string;
  icon?: React.ReactNode;
  href?: string;
  /** Of several choices, or of one that is on or off. */
  check?: { of: 'several' | 'one'; isOn: boolean };
  onPress?: () => void;
}

/** Entries that belong together; a line is between groups. */
export interface MenuGroup {
  label?: string;
  items: MenuItem[];
}

interface MenuProps {
  id: string;
  /** The button that has opened it. */
  button: HTMLElement;
  /** Those without entries are left out. */
  groups: MenuGroup[];
  /** The entry that gets the focus first. */
  first: 'first' | 'last';
  onClose: () => void;
}

const roleOf = ({ check }: MenuItem) => {
  if (!check) return 'menuitem';
  return check.of === 'one' ? 'menuitemcheckbox' : 'menuitemradio';
};

/**
 * An open menu beside its button. It closes with Escape, Tab, a press elsewhere, and once an
 * entry is chosen (ARIA Authoring Practices, "menu button").
 */
export const Menu: React.FC<MenuProps> = ({ id, button, groups, first, onClose }) => {
  const box = useRef<HTMLDivElement>(null);
  const entries = () => [
    ...(box.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
  ];
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    const menu = box.current;
    if (!menu) return undefined;
    // In the top layer, where nothing clips it. Without popover support, its styles alone
    // place it.
    (menu as Partial<HTMLElement>).showPopover?.call(menu);
    const place = () => placeBeside(menu, button);
    place();
    entries()[first === 'first' ? 0 : entries().length - 1]?.focus({
      preventScroll: true,
    });
    const onPress = ({ target }: Event) => {
      const isOwn = [menu, button].some((one) => one.contains(target as Node));
      if (!isOwn) latest.current();
    };
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      document.removeEventListener('pointerdown', onPress, true);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opened once; closed by unmounting
  }, []);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Tab goes on from the button.
      button.focus();
      onClose();
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = indexAfterMenuKey(
      event,
      at,
      all.map((entry) => entry.textContent ?? ''),
    );
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  const entry = (item: MenuItem) => {
    const { key, label, icon, href, check, onPress } = item;
    const attributes = {
      key,
      role: roleOf(item),
      tabIndex: -1,
      'data-action': key,
      'aria-checked': check?.isOn,
      onClick() {
        button.focus();
        onPress?.();
        onClose();
      },
    };
    const content = (
      <>
        {icon}
        <span>{label}</span>
      </>
    );
    return href === undefined ? (
      <button type="button" {...attributes}>
        {content}
      </button>
    ) : (
      <a href={href} target="_blank" rel="noreferrer" {...attributes}>
        {content}
      </a>
    );
  };
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its entries have the focus; key events bubble up from them
    <div
      ref={box}
      id={id}
      role="menu"
      aria-label={button.getAttribute('aria-label') ?? button.textContent ?? ''}
      className="ledger-menu"
      onKeyDown={onKeyDown}
      // React 16 has no types for this attribute.
      {...{ popover: 'manual' }}
    >
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ label, items }) => (
          <div key={items[0]?.key} role="group" aria-label={label}>
            {items.map(entry)}
          </div>
        ))}
    </div>
  );
};
