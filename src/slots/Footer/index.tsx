import React from 'react';
import { useSite } from '../../hooks/use-site';
import { localized } from '../../model/localized';

/** The footer of every page, if the site has one. */
export default function Footer() {
  const { options, locale } = useSite();
  if (!options.footer) return null;
  return (
    <footer className="ledger-footer">
      <p>{localized(options.footer, locale.id)}</p>
    </footer>
  );
}
