import { Link } from 'dumi';
import React from 'react';
import { useSite } from '../../hooks/use-site';
import { withLocale } from '../../model/locale';

/** The site's name, with its picture, as a link to the first page of the language. */
export default function Logo() {
  const { options, locale } = useSite();
  return (
    <Link className="ledger-logo" to={withLocale('/', locale)}>
      {options.logo && <img src={options.logo} alt="" width="24" height="24" />}
      <span>{options.name}</span>
    </Link>
  );
}
