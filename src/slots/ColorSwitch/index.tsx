import React from 'react';
import { nextPreference, PREFERENCES } from '../../color-mode/preference';
import { useColorMode } from '../../hooks/use-color-mode';
import { useMessages } from '../../hooks/use-messages';
import { useHydrated } from '../../hooks/use-phase';
import { Icon } from '../../ui/icon';

/**
 * Cycles through light, dark, and the system's color mode. It holds icon and name of each. Until
 * the page has hydrated, CSS shows the one that the head script names on the root element.
 */
export default function ColorSwitch() {
  const { preference, choose } = useColorMode();
  const t = useMessages();
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      className="ledger-tool ledger-color"
      onClick={() => choose(nextPreference(preference))}
    >
      {PREFERENCES.map((one) => (
        <span
          key={one}
          data-color={one}
          hidden={hydrated && one !== preference}
          title={hydrated ? t(`color.${one}` as const) : undefined}
        >
          <Icon name={one} />
          <span className="ledger-visually-hidden">{t(`color.${one}` as const)}</span>
        </span>
      ))}
    </button>
  );
}
