import { Helmet, useLocation, useOutlet } from 'dumi';
import Footer from 'dumi/theme/slots/Footer';
import Header from 'dumi/theme/slots/Header';
import PageNav from 'dumi/theme/slots/PageNav';
import Sidebar from 'dumi/theme/slots/Sidebar';
import React from 'react';
import { useHashTarget } from '../../hooks/use-hash-target';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { Breakable } from '../../ui/breakable';

/** A page of the documentation: header, sidebar, the page, its neighbours, footer. */
export default function DocLayout() {
  const outlet = useOutlet();
  const { page, options, locales } = useSite();
  const { hash, pathname, search } = useLocation();
  const t = useMessages();
  useHashTarget(hash, pathname);
  return (
    <div className="ledger-layout" data-page={page ? '' : undefined}>
      <a className="ledger-skip" href="#ledger-content">
        {t('skip')}
      </a>
      <Header />
      <div className="ledger-columns">
        <div className="ledger-aside">
          <Sidebar />
        </div>
        <main className="ledger-main" id="ledger-content" tabIndex={-1}>
          {page && (
            <>
              <Helmet>
                <title>
                  {page.title === options.name
                    ? page.title
                    : `${page.title} - ${options.name}`}
                </title>
                <meta name="description" content={page.description} />
              </Helmet>
              <h1>
                <Breakable text={page.title} />
              </h1>
              {!page.translated && (
                <p className="ledger-untranslated">{t('page.untranslated')}</p>
              )}
            </>
          )}
          {/* dumi reads the tab once, when the page mounts: another tab is another mount. */}
          <div
            key={new URLSearchParams(search).get('tab')}
            className="ledger-content"
            lang={page?.translated === false ? locales[0]?.id : undefined}
          >
            {outlet}
          </div>
          <PageNav />
          <Footer />
        </main>
      </div>
    </div>
  );
}
