import { AppContext } from '@umijs/renderer-react/dist/appContext';
import React from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { StaticRouter } from 'react-router-dom/server';
import { loadSiteData } from '../../../src/data/site-data';
import { withLocale } from '../../../src/model/locale';
import { history } from './dumi';
import { locales } from './ledger/site';

/** Loads pages and words of all languages, as the renderer does before it shows anything. */
export async function loadSite(): Promise<void> {
  await Promise.all(locales.map((locale) => loadSiteData(withLocale('/', locale))));
}

/** What the renderer puts round a part of the theme; `at` is the address in node. */
export const Frame: React.FC<{ at?: string }> = ({ at, children }) => (
  <AppContext.Provider value={{ basename: '/' } as never}>
    {at === undefined ? (
      <HistoryRouter history={history}>{children}</HistoryRouter>
    ) : (
      <StaticRouter location={at}>{children}</StaticRouter>
    )}
  </AppContext.Provider>
);
