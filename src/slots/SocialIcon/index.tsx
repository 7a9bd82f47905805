import { icons } from '@@/ledger/social';
import React from 'react';
import { useSite } from '../../hooks/use-site';
import './social.css';

/** A link to the site's place in a network, with dumi's properties. */
const SocialIcon: React.FC<{ icon: string; link: string }> = ({ icon, link }) => {
  const { locale } = useSite();
  const { paths = [], labels = {} } = icons[icon] ?? {};
  const label = labels[locale.id] ?? icon;
  return (
    <a
      className="ledger-tool ledger-social"
      href={link}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
    >
      {paths.length > 0 ? (
        <svg viewBox="64 64 896 896" width="18" height="18" aria-hidden="true">
          {paths.map((path) => (
            <path key={path} d={path} fill="currentColor" fillRule="evenodd" />
          ))}
        </svg>
      ) : (
        <span aria-hidden="true">{icon.charAt(0).toUpperCase()}</span>
      )}
    </a>
  );
};

export default SocialIcon;
