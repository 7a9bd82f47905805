import { history } from 'dumi';
import React from 'react';
import { writeKept } from '../../hooks/kept';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { DIRECTION_KEY, withDirection } from '../../model/direction';

/** Turns the page round; the address says so, and this browser keeps it. */
function mirror(): void {
  const { documentElement: root, location } = document;
  const other = root.dir === 'rtl' ? 'ltr' : 'rtl';
  root.dir = other;
  writeKept(DIRECTION_KEY, other === 'rtl' && '1');
  const { search, hash } = location;
  history.replace({ search: withDirection(search, other), hash });
}

/**
 * Mirrors the site and its demos, where the site's `rtl` is on. What it says, the other direction,
 * is a matter of style sheets, so that it is right before anything runs.
 */
export default function RtlSwitch() {
  const { options } = useSite();
  const t = useMessages();
  return options.rtl ? (
    <button
      type="button"
      className="ledger-tool ledger-rtl"
      title={t('direction')}
      onClick={mirror}
    >
      <span>RTL</span>
      <span>LTR</span>
    </button>
  ) : null;
}
