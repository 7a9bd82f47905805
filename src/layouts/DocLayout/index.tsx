import {
  headings,
  heroPages,
  landings,
  menuTocs,
  ownFeatures,
  ownHero,
  ownToc,
  ownVersion,
} from '@@/ledger/features';
import { OwnFeatures, OwnHero, OwnToc, OwnVersion, Sidebar } from '@@/ledger/parts';
import { useOutlet } from 'dumi';
import Content from 'dumi/theme/slots/Content';
import ContentFooter from 'dumi/theme/slots/ContentFooter';
import Footer from 'dumi/theme/slots/Footer';
import Header from 'dumi/theme/slots/Header';
import React from 'react';
import { headlineOf } from '../../data/headline';
import { matterOf } from '../../data/page-matter';
import { useHead } from '../../hooks/use-head';
import { useMessages } from '../../hooks/use-messages';
import { useShownTab } from '../../hooks/use-shown-tab';
import { useSite } from '../../hooks/use-site';
import { documentTitle } from '../../model/head';
import type { Page } from '../../model/page';
import { Breakable } from '../../ui/breakable';

const PageHead: React.FC<{ page: Page }> = ({ page }) => {
  const { options, locale } = useSite();
  const tab = useShownTab(page.tabs)?.title;
  const title = headlineOf(page);
  useHead({
    title: documentTitle(tab ? documentTitle(tab, title) : title, options.name),
    description: page.description,
    lang: locale.id,
    path: page.path,
  });
  return null;
};

/** A documentation page: header, sidebar, content, previous and next page, footer. */
export default function DocLayout() {
  const outlet = useOutlet();
  const { page, locales } = useSite();
  const t = useMessages();
  const [original] = locales;
  const hasHero = !heroPages || (page && matterOf(page.path).hero);
  const Landing = landings && page && matterOf(page.path).Landing;
  return (
    <div className="ledger-layout" data-page={page ? '' : undefined}>
      <a className="ledger-skip" href="#ledger-content">
        {t('skip')}
      </a>
      <Header />
      {ownHero && hasHero && <OwnHero />}
      {ownFeatures && hasHero && <OwnFeatures />}
      {Landing && <Landing />}
      <div className="ledger-columns">
        <div className="ledger-aside">
          <Sidebar />
        </div>
        <main className="ledger-main" id="ledger-content" tabIndex={-1}>
          {page && (
            <>
              <PageHead page={page} />
              {headings && page.headed ? null : (
                <h1>
                  <Breakable text={headlineOf(page)} />
                </h1>
              )}
              {!page.translated && original && (
                <p className="ledger-untranslated">
                  {t('page.untranslated', { language: original.name })}
                </p>
              )}
            </>
          )}
          {ownToc && !(menuTocs && page && matterOf(page.path).toc) && (
            <nav className="ledger-own-toc" aria-label={t('toc.title')}>
              <OwnToc />
            </nav>
          )}
          <Content lang={page?.translated === false ? original?.id : undefined}>
            {outlet}
          </Content>
          <ContentFooter />
        </main>
        <Footer />
      </div>
      {ownVersion && <OwnVersion />}
    </div>
  );
}
