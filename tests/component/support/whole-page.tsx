import { withLocale } from '../../../src/model/locale';
import React, { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import Previewer from '../../../src/builtins/Previewer';
import API from '../../../src/builtins/API';
import Gallery from '../../../src/builtins/Gallery';
import SourceCode from '../../../src/builtins/SourceCode';
import Toc from '../../../src/builtins/Toc';
import Changelog from '../../../src/builtins/Changelog';
import { storeDemoHtml } from '../../../src/demo/demos';
import { loadReference } from '../../../src/data/references';
import { loadDescriptions } from '../../../src/data/site-data';
import DocLayout from '../../../src/layouts/DocLayout';
import SiteFrame from '../../../src/renderer/frame';
import { DumiDemo, DumiPage, Link } from '../../../src/renderer/page/dumi-page';
import { pageHtml, useHtml } from '../../../src/renderer/page/page-html';
import { Frame, loadSite } from './frame';
import { references } from './ledger/api';
import { locales } from './ledger/site';
import { renderToString } from './render-to-string';

export { rendering } from '../../../src/hooks/use-phase';

references['en-US'] = {
  Table: () =>
    Promise.resolve({
      default: {
        id: 'Table',
        rows: [
          {
            anchor: 'table-rowkey',
            name: 'rowKey',
            type: 'string',
            required: true,
            deprecated: false,
            text: 'Names a row.',
          },
        ],
      },
    }),
};

const parts = pageHtml({ size: 3 }, () =>
  Promise.resolve({
    default: ['<b>Bold</b> words', 'npm install', '<span>const</span> a &lt; b'],
  }),
);

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Counted {count}
    </button>
  );
};
const loadCounter = () => Promise.resolve({ default: Counter });

const Performance = () => <p>How fast it is.</p>;

/** A page with all that pages are made of, as the page loader makes it. */
const Page = () => {
  const html = useHtml(parts);
  return (
    <DumiPage tabs={[{ key: 'performance', Content: Performance }]}>
      <Toc id="ledger-toc" items={[{ id: 'usage', title: 'Usage', depth: 2 }]} />
      <h2 id="usage">Usage</h2>
      <p dangerouslySetInnerHTML={html[0]} suppressHydrationWarning />
      <Link to="/demo">Demos</Link>
      <SourceCode html={html[1]} />
      <DumiDemo
        demo={{ id: 'a', load: loadCounter }}
        previewerProps={{
          anchor: 'counter',
          title: 'A demo',
          sources: [{ name: 'a.tsx', html: html[2] ?? { __html: '' } }],
        }}
      />
      <API id="Table" />
      <API id="Nope" />
      <Changelog />
      <Gallery path="/demo" pictures="/previews" />
    </DumiPage>
  );
};

/** The whole page; `at` is the address in node. */
const WholePage: React.FC<{ at?: string }> = ({ at }) => (
  <Frame at={at}>
    <Routes>
      <Route element={<SiteFrame />}>
        <Route element={<DocLayout />}>
          <Route path="*" element={<Page />} />
        </Route>
      </Route>
    </Routes>
  </Frame>
);

/** The page as the build makes it: all that it shows is loaded before. */
export async function htmlOfPage(at: string): Promise<string> {
  await loadSite();
  await Promise.all(locales.map((locale) => loadDescriptions(withLocale('/', locale))));
  await parts.load();
  await loadReference('en-US', 'Table');
  await Previewer.load?.();
  storeDemoHtml('a', renderToString(<Counter />));
  return renderToString(<WholePage at={at} />);
}

/** The page as a browser takes it over: what the document has is not loaded. */
export async function pageToHydrate(): Promise<React.ReactElement> {
  await loadSite();
  await Promise.all(locales.map((locale) => loadDescriptions(withLocale('/', locale))));
  return <WholePage />;
}
