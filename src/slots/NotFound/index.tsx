import { Helmet, Link } from 'dumi';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';

/** What stands where no page is. */
export default function NotFound() {
  const { locale, options } = useSite();
  const t = useMessages();
  return (
    <div className="ledger-not-found">
      <Helmet>
        <title>{`${t('404.title')} - ${options.name}`}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <h1>{t('404.title')}</h1>
      <p>{t('404.text')}</p>
      <p>
        <Link to={locale.base}>{t('404.back')}</Link>
      </p>
    </div>
  );
}
