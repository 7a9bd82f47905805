import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { writing } from '../../support/sites/writing';
import { wakingFaults } from '../../e2e/every-page/waking';
import { testWalk, walk } from '../../e2e/every-page/walk';
import { watchDocument } from '../../e2e/support/watch-document';

// What React's development build says of a page with all that authors can write.

const PATHS = ['/writing', '/zh-CN/writing'];

const WINDOWS = [
  { name: 'on a desk', viewport: { width: 1280, height: 800 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
];

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(writing);
}, 240_000);

afterAll(() => site.close());

describe.each(WINDOWS)('$name', ({ viewport }) => {
  testWalk(
    {
      console: 'neither React nor the browser complains',
      live: 'the page wakes',
      kept: 'it keeps the nodes and texts of its document',
      still: 'nothing moves by itself',
    },
    () =>
      walk(
        PATHS,
        async (page, path) => {
          await page.goto(site.origin + path);
          return wakingFaults(page);
        },
        { viewport, scripts: [watchDocument] },
      ),
  );
});
