import { Link } from 'dumi';
import React, { useRef } from 'react';
import { useOwnEvents } from '../../hooks/use-own-events';
import { useHydrated } from '../../hooks/use-phase';
import './group-toggle.css';
import type { GroupToggleProps } from './use-group-toggles';

/**
 * The heading of a collapsed group: a link until the page has hydrated, then a button. It stays the
 * same element, so that it keeps a focus that came before. A press that came before is replayed
 * (`renderer/entry/replay`, which knows it by its class).
 */
export default function GroupToggle({ title, to, open, onPress }: GroupToggleProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const awake = useHydrated();
  // A press stays on this page, so the other one is not prefetched.
  useOwnEvents(link, { pointerover: null, focusin: null, touchstart: null });
  return (
    <Link
      ref={link}
      className="ledger-sidebar-toggle"
      to={to}
      role={awake ? 'button' : undefined}
      aria-expanded={awake ? open : undefined}
      onClick={(event: React.MouseEvent) => {
        // Others ask for a window or a file.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event: React.KeyboardEvent) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        if (!event.repeat) onPress();
      }}
    >
      {title}
    </Link>
  );
}
