import { large } from '@@/ledger/features';
import { completeSiteData, loadList } from '@@/ledger/large-site';
import { Link } from 'dumi';
import React, { useEffect, useReducer } from 'react';
import { headlineOf } from '../../data/headline';
import { siteData } from '../../data/site-data';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { withLocale } from '../../model/locale';
import { closePages, wordsOf } from '../../model/text/close-pages';

/** What the reader may have meant: pages with nearly this address, and a search for its words. */
const Guesses: React.FC = () => {
  const { path, locale } = useSite();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const t = useMessages();
  useEffect(() => {
    if (!large) return;
    loadList(locale.id)
      .then(() => completeSiteData(locale.id, path))
      // Without the list, the search is still offered.
      .then(render, () => undefined);
  }, [locale.id, path]);
  const pages = closePages(path, siteData(locale.id).pages);
  const words = wordsOf(path);
  return (
    <>
      {pages.length > 0 && (
        <p>
          {t('404.guess')}
          {pages.map((page, at) => (
            <React.Fragment key={page.path}>
              {at > 0 && ' · '}
              <Link to={page.path}>{headlineOf(page)}</Link>
            </React.Fragment>
          ))}
        </p>
      )}
      {words !== '' && (
        <p>
          <Link to={`${withLocale('/', locale)}?q=${encodeURIComponent(words)}`}>
            {t('404.search', { words })}
          </Link>
        </p>
      )}
    </>
  );
};

export default Guesses;
