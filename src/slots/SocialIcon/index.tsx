import { iconClass } from '@@/ledger/features';
import { icons } from '@@/ledger/social';
import React from 'react';
import { useSite } from '../../hooks/use-site';
import { Mark } from '../../ui/icon';
import './social.css';

/** A link to the site's place in a network, with dumi's properties. */
const SocialIcon: React.FC<{ icon: string; link: string }> = ({ icon, link }) => {
  const { locale } = useSite();
  const { paths = [], labels = {} } = icons[icon] ?? {};
  const label = labels[locale.id] ?? icon;
  return (
    <a
      className={
        iconClass
          ? 'ledger-tool ledger-social dumi-default-icon'
          : 'ledger-tool ledger-social'
      }
      href={link}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
    >
      {paths.length > 0 ? (
        <Mark paths={paths} />
      ) : (
        <span aria-hidden="true">{icon.charAt(0).toUpperCase()}</span>
      )}
    </a>
  );
};

export default SocialIcon;
