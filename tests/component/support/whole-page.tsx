import ContentTabs from 'dumi/theme/slots/ContentTabs';
import React from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes, unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { StaticRouter } from 'react-router-dom/server';
import API from '../../../src/builtins/API';
import Gallery from '../../../src/builtins/Gallery';
import Previewer from '../../../src/builtins/Previewer';
import SourceCode from '../../../src/builtins/SourceCode';
import Toc from '../../../src/builtins/Toc';
import VersionFilter from '../../../src/builtins/VersionFilter';
import DocLayout from '../../../src/layouts/DocLayout';
import GlobalLayout from '../../../src/layouts/GlobalLayout';
import { history } from './dumi';
import { references } from './ledger/api';
import { Words } from './words';

/** A page with all that pages are made of. */
const Content = () => (
  <>
    <ContentTabs />
    <Toc items={[{ id: 'usage', title: 'Usage', depth: 2 }]} />
    <h2 id="usage">Usage</h2>
    <Previewer
      asset={{ id: 'a' }}
      demoUrl="/~demos/a"
      title="A demo"
      sources={[{ name: 'a.tsx', html: '<span>const</span> a &lt; b' }]}
    >
      <button type="button">Live</button>
    </Previewer>
    <SourceCode html="npm install" />
    <API id="Table" />
    <API id="Nope" />
    <VersionFilter />
    <Gallery path="/demo" pictures="/previews" />
  </>
);

/** The whole page at an address, as the server or the browser makes it. */
export function wholePage(side: 'server' | 'browser', at: string): React.ReactElement {
  references['en-US'] = {
    Table: () => Promise.resolve({ default: { id: 'Table', rows: [] } }),
  };
  const page = (
    <Words>
      <Routes>
        <Route element={<GlobalLayout />}>
          <Route element={<DocLayout />}>
            <Route path="*" element={<Content />} />
          </Route>
        </Route>
      </Routes>
    </Words>
  );
  return side === 'server' ? (
    <HelmetProvider context={{}}>
      <StaticRouter location={at}>{page}</StaticRouter>
    </HelmetProvider>
  ) : (
    <HelmetProvider>
      <HistoryRouter history={history}>{page}</HistoryRouter>
    </HelmetProvider>
  );
}
