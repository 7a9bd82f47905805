import { Link } from 'dumi';
import React from 'react';
import { useHead } from '../../hooks/use-head';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { documentTitle } from '../../model/head';
import { withLocale } from '../../model/locale';

/** The 404 page. */
export default function NotFound() {
  const { locale, options } = useSite();
  const t = useMessages();
  useHead({
    title: documentTitle(t('404.title'), options.name),
    lang: locale.id,
    noindex: true,
  });
  return (
    <div className="ledger-not-found">
      <h1>{t('404.title')}</h1>
      <p>{t('404.text')}</p>
      <p>
        <Link to={withLocale('/', locale)}>{t('404.back')}</Link>
      </p>
    </div>
  );
}
