import './version-choice.css';
import { versions } from '@@/ledger/own-version';
import React from 'react';
import { chooseOwnVersion } from '../../data/own-version';
import { useMessages } from '../../hooks/use-messages';
import { useOwnVersion } from './use-own-version';
import { versionGroups } from '../../model/changelog/version-groups';

/** The versions of the site, by their major numbers. */
const VersionChoice: React.FC = () => {
  const t = useMessages();
  const own = useOwnVersion();
  if (versions.length === 0) return null;
  const known = own && !versions.includes(own) ? [own, ...versions] : versions;
  return (
    <label className="ledger-own-choice">
      <span>{t('own.use')}</span>
      <select
        // Not of the form around it, whose button empties its fields.
        form=""
        value={own ?? ''}
        onChange={({ target }) => chooseOwnVersion(target.value || undefined)}
      >
        <option value="">{t('own.any')}</option>
        {versionGroups(known).map(([major, members]) => (
          <optgroup key={major} label={major}>
            {members.map((version) => (
              <option key={version}>{version}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
};

export default VersionChoice;
