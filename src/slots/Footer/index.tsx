import { htmlFooter } from '@@/ledger/features';
import React from 'react';
import { useSite } from '../../hooks/use-site';
import { localized } from '../../model/localized';

/** The footer of every page, if the site has one. */
export default function Footer() {
  const { options, locale } = useSite();
  if (!options.footer) return null;
  const text = localized(options.footer, locale.id);
  return (
    <footer className="ledger-footer">
      {htmlFooter ? <div dangerouslySetInnerHTML={{ __html: text }} /> : <p>{text}</p>}
    </footer>
  );
}
