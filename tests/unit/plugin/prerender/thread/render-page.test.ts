import type { Bundle } from '../../../../../src/plugin/prerender/thread/bundle';
import type { DemoHtml } from '../../../../../src/plugin/prerender/thread/render-demos';
import {
  renderPage,
  renderRest,
} from '../../../../../src/plugin/prerender/thread/render-page';
import type { Fault } from '../../../../../src/plugin/prerender/thread/messages';
import type { Head } from '../../../../../src/model/head';

/** Renders a page in a layout that shows its content or not, with or without a head. */
async function rendered(layout: { shows: boolean; head?: Head; leadsTo?: string }) {
  const headSink: { take?: (head: Head) => void } = {};
  const bundle = {
    app: {
      collector: async () => undefined,
      headSink,
      headTags: () => '',
    },
    parts: { asked: new Set() },
    load: async () => ({
      value: {
        element: 'Page',
        demos: [],
        live: false,
        leadsTo: layout.leadsTo,
        showsContent: () => layout.shows,
      },
      chunks: [],
    }),
    renderToString() {
      if (layout.head) headSink.take?.(layout.head);
      return layout.shows ? '<main>Text</main>' : '<div></div>';
    },
  } as unknown as Bundle;
  const demoHtml = { styles: () => [] } as unknown as DemoHtml;
  const { page } = await renderPage(bundle, '/', demoHtml);
  return page;
}

test('a page that its layout shows waits for its reader', async () => {
  const page = await rendered({ shows: true, head: { title: 'Page' } });
  expect(page).toMatchObject({ live: false, head: { title: 'Page' } });
  expect((await rendered({ shows: true })).live).toBe(false);
});

test('a page whose layout shows nothing of it at build is rendered by the browser, without its reader', async () => {
  expect(await rendered({ shows: false })).toMatchObject({
    live: true,
    head: { title: '' },
  });
});

test('a page that leads to another one does so without scripts', async () => {
  const { extra } = await rendered({ shows: true, leadsTo: '/b/a?x=1&y="' });
  expect(extra).toBe(
    '<noscript><meta http-equiv="refresh" content="0; url=/b/a?x=1&amp;y=&quot;"></noscript>',
  );
  expect((await rendered({ shows: true })).extra).toBe('');
});

/** A site whose pages show components of its own in this order; each names what stops it. */
function siteOfParts(throwing: Readonly<Record<string, string | undefined>>) {
  const parts: Bundle['parts'] = {
    ...{ asked: new Set(), left: new Set(), throwing: new Map(), links: [] },
  };
  const bundle = {
    app: { collector: async () => undefined, headSink: {}, headTags: () => '' },
    parts,
    load: async () => ({
      value: { element: 'Page', demos: [], showsContent: () => true },
      chunks: [],
    }),
    renderToString() {
      for (const [name, text] of Object.entries(throwing)) {
        parts.asked.delete(name);
        parts.asked.add(name);
        // One that is around another throws with it.
        const around = /^in (.*): (.*)/.exec(text ?? '');
        if (text && !parts.left.has(around?.[1] ?? name)) throw around?.[2] ?? text;
      }
      return '<main></main>';
    },
  } as unknown as Bundle;
  const describe = (thrown: unknown) => ({
    ...{ kind: 'render', text: String(thrown), stack: '' },
  });
  const demoHtml = { styles: () => [] } as unknown as DemoHtml;
  return async () => {
    let first: unknown;
    await renderPage(bundle, '/', demoHtml).catch((error: unknown) => (first = error));
    const rest = await renderRest(
      ...[bundle, '/', demoHtml],
      describe(first) as Fault,
      describe as (thrown: unknown) => Fault,
    );
    return rest?.faults.map(({ part, text }) => `${part}: ${text}`);
  };
}

test('a page is made without what throws, which is named, on later pages too', async () => {
  const faults = siteOfParts({ Logo: undefined, Header: 'a', Sidebar: 'b', Footer: 'c' });
  const all = ['Header: a', 'Sidebar: b', 'Footer: c'];
  expect(await faults()).toEqual(all);
  expect(await faults()).toEqual(all);
});

test('one that throws around another one is named, and not what is in it', async () => {
  const faults = siteOfParts({ Header: undefined, Logo: 'in Header: a', Footer: 'b' });
  expect(await faults()).toEqual(['Header: a', 'Footer: b']);
});

test('a layout around all pages is named on those alone that it throws on', async () => {
  const ofPage: Record<string, string | undefined> = { Global: 'a', Header: undefined };
  const faults = siteOfParts(ofPage);
  expect(await faults()).toEqual(['Global: a']);
  Object.assign(ofPage, { Global: undefined, Header: 'b' });
  expect(await faults()).toEqual(['Header: b']);
});

test('a page that throws without its components too is not made', async () => {
  expect(await siteOfParts({ Logo: undefined, Header: 'in all: a' })()).toBeUndefined();
});
