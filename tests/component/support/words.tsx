import React from 'react';
import { IntlProvider } from 'react-intl';
import { useLocation } from 'react-router-dom';
import en from '../../../src/locales/en-US.json';
import zh from '../../../src/locales/zh-CN.json';
import { localeOf } from '../../../src/model/locale';
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
