import React, { useRef, useState } from 'react';
import { Menu } from './menu';
import type { MenuGroup } from './menu';

/**
 * A button that opens a menu, with Enter, Space, and the arrows up and down.
 * @param id of the menu
 * @returns what the button needs, and the menu while it is open
 */
export function useMenu(id: string, groups: MenuGroup[]) {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last'>();
  const button = {
    ref,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open !== undefined,
    'aria-controls': open && id,
    onClick: () => setOpen(open ? undefined : 'first'),
    onKeyDown(event: React.KeyboardEvent) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };
  const menu = open && ref.current && (
    <Menu
      id={id}
      button={ref.current}
      groups={groups}
      first={open}
      onClose={() => setOpen(undefined)}
    />
  );
  return { button, menu };
}
