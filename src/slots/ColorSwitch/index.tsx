import React from 'react';
import { nextPreference } from '../../color-mode/preference';
import { useColorMode } from '../../hooks/use-color-mode';
import { useMessages } from '../../hooks/use-messages';
import { Icon } from '../../ui/icon';

/** Goes from light to dark to the system's colours and round again. */
export default function ColorSwitch() {
  const { preference, choose } = useColorMode();
  const t = useMessages();
  const label = t(`color.${preference}` as const);
  return (
    <button
      type="button"
      className="ledger-tool"
      aria-label={label}
      title={label}
      onClick={() => choose(nextPreference(preference))}
    >
      <Icon name={preference} />
    </button>
  );
}
