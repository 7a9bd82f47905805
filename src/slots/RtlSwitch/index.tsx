import { history } from 'dumi';
import React from 'react';
import { writeStored } from '../../data/storage';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { DIRECTION_KEY, withDirection } from '../../model/direction';

/** Mirrors the page, and stores the direction in the address and in this browser. */
function mirror(): void {
  const { documentElement: root, location } = document;
  const other = root.dir === 'rtl' ? 'ltr' : 'rtl';
  root.dir = other;
  writeStored(DIRECTION_KEY, other === 'rtl' && '1');
  const { search, hash } = location;
  history.replace({ search: withDirection(search, other), hash });
}

/**
 * Mirrors the site and its demos, if the site's option `rtl` is on. CSS chooses the
 * label, the other direction, so that it is right before any script runs.
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
