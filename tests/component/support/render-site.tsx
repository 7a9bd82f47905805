import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { IntlProvider } from 'react-intl';
import { unstable_HistoryRouter as HistoryRouter, useLocation } from 'react-router-dom';
import en from '../../../src/locales/en-US.json';
import zh from '../../../src/locales/zh-CN.json';
import { localeOf } from '../../../src/model/locale';
import { history } from './dumi';
import { locales } from './ledger/site';

const MESSAGES: Record<string, Record<string, string>> = { 'en-US': en, 'zh-CN': zh };

/** The words of the language that the address names; a missing one is an error. */
export const Words: React.FC = ({ children }) => {
  const locale = localeOf(useLocation().pathname, locales).id;
  return (
    <IntlProvider
      key={locale}
      locale={locale}
      messages={MESSAGES[locale]}
      onError={(error) => {
        throw error;
      }}
    >
      {children}
    </IntlProvider>
  );
};

export interface SiteResult extends RenderResult {
  user: ReturnType<typeof userEvent.setup>;
}

/** Shows a part of the theme at an address of the small site, as dumi would. */
export function renderSite(element: React.ReactElement, at = '/'): SiteResult {
  history.replace(at);
  const user = userEvent.setup();
  const result = render(
    <HelmetProvider>
      <HistoryRouter history={history}>
        <Words>{element}</Words>
      </HistoryRouter>
    </HelmetProvider>,
  );
  return { ...result, user };
}

/** The address of the page with query and hash. */
export function address(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
