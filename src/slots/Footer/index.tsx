import React from 'react';
import { useSite } from '../../hooks/use-site';
import { localized } from '../../model/options';

/** The text at the foot of every page, where the site gives one. */
export default function Footer() {
  const { options, locale } = useSite();
  if (!options.footer) return null;
  return (
    <footer className="ledger-footer">
      <p>{localized(options.footer, locale.id)}</p>
    </footer>
  );
}
