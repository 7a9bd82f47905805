import { mark } from '@@/ledger/social';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { Icon, Mark } from '../../ui/icon';

/** Link to the repository, if the site names one. */
export default function RepositoryLink() {
  const { options } = useSite();
  const t = useMessages();
  return options.repository ? (
    <a
      className="ledger-tool ledger-repository"
      href={options.repository}
      aria-label={t('nav.repository')}
      title={t('nav.repository')}
    >
      {mark.length > 0 ? <Mark paths={mark} /> : <Icon name="repository" />}
    </a>
  ) : null;
}
