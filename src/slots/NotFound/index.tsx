import { Link } from 'dumi';
import React, { useEffect } from 'react';
import { useHead } from '../../hooks/use-head';
import { useLazyComponent } from '../../hooks/use-later';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { isElsewhere } from '../../model/address/elsewhere';
import { documentTitle } from '../../model/head';
import { withLocale } from '../../model/locale';
import './not-found.css';

const loadGuesses = () => import(/* webpackChunkName: "not-found" */ './guesses');

/**
 * The 404 page: the start page and the header's pages, and, once the app knows the address, what it
 * may mean.
 */
export default function NotFound() {
  const { locale, options, nav } = useSite();
  const t = useMessages();
  const { Component: Guesses, want } = useLazyComponent(loadGuesses);
  useEffect(() => want(), [want]);
  useHead({
    title: documentTitle(t('404.title'), options.name),
    lang: locale.id,
    noindex: true,
  });
  const home = withLocale('/', locale);
  const pages = nav
    .flatMap((item) => (item.link === undefined ? (item.children ?? []) : [item]))
    .filter(({ link = home }) => link !== home && !isElsewhere(link));
  return (
    <div className="ledger-not-found">
      <h1>{t('404.title')}</h1>
      <p>{t('404.text')}</p>
      <ul>
        <li>
          <Link to={home}>{t('404.back')}</Link>
        </li>
        {pages.map(({ title, link = '' }) => (
          <li key={link}>
            <Link to={link}>{title}</Link>
          </li>
        ))}
      </ul>
      <div className="ledger-not-found-guesses">{Guesses && <Guesses />}</div>
    </div>
  );
}
