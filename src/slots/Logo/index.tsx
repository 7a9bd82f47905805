import { Link } from 'dumi';
import React from 'react';
import { useSite } from '../../hooks/use-site';

/** The site's name, with its picture, as a link to the first page of the language. */
export default function Logo() {
  const { options, locale } = useSite();
  return (
    <Link className="ledger-logo" to={locale.base}>
      {options.logo && <img src={options.logo} alt="" width="24" height="24" />}
      <span>{options.name}</span>
    </Link>
  );
}
