import type { Bundle } from '../../../../../src/plugin/prerender/thread/bundle';
import type { DemoHtml } from '../../../../../src/plugin/prerender/thread/render-demos';
import { renderPage } from '../../../../../src/plugin/prerender/thread/render-page';
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
