import { createSmallSite } from '../../support/small-site';
import { isSameDocument, markDocument } from '../support/same-document';
import { visit } from '../support/visit';

jest.setTimeout(600_000);

const site = createSmallSite();
let origin = '';

beforeAll(async () => {
  site.write({
    'docs/examples/hello.tsx': `/**
 * title: A greeting
 * description: It also stands on [the first page](/).
 */
import React from 'react';

export default function Hello() {
  return <p>Window of {window.innerWidth} pixels</p>;
}
`,
    'docs/hello.md':
      '---\ntitle: Hello\ngroup: Start\ndemos:\n  hello: { prerender: false, height: 240 }\n---\n\n' +
      '<code src="./examples/hello.tsx"></code>\n',
    'docs/guide/one.md': '---\ntitle: One\n---\n\nText.\n',
    'docs/guide/two.md': '---\ntitle: Two\n---\n\nText.\n',
    '.dumi/theme/slots/Footer/index.tsx': `import { Helmet, useIntl, useLocale, useLocation, useRouteMeta, useSidebarData, useSiteData } from 'dumi';
import React from 'react';

export default function Footer() {
  const meta = useRouteMeta();
  const sidebar = useSidebarData();
  const { themeConfig } = useSiteData();
  const { pathname } = useLocation();
  const intl = useIntl();
  return (
    <footer>
      <Helmet><meta name="seen" content={pathname} /></Helmet>
      {[meta.frontmatter.title, sidebar?.flatMap(({ children }) => children).length, themeConfig.name, useLocale().id, intl.locale, pathname].join(' | ')}
    </footer>
  );
}
`,
  });
  const { BUNDLER = '' } = process.env;
  const { code, output } = await site.run('build', { BUNDLER });
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  const [, served = ''] = await site.serve('preview', { PORT: '0' }, /(http:\S+)\//);
  origin = served;
});

afterAll(() => site.remove());

test('a demo that is not rendered at build has its box from the start and becomes live', async () => {
  const { page } = await visit(`${origin}/hello`);
  const root = page.locator('[data-demo-root="hello"]');
  await root.getByText('Window of 1280 pixels').waitFor();
  expect((await root.boundingBox())?.height).toBeGreaterThanOrEqual(240);
});

test('a link in the description of a demo changes the page without loading a document', async () => {
  const { page } = await visit(`${origin}/hello`);
  await markDocument(page);
  await page.getByRole('link', { name: 'the first page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Small site' }).waitFor();
  expect(await isSameDocument(page)).toBe(true);
});

test.each([true, false])(
  'a slot of the site with dumi’s own hooks is there, with script %s',
  async (javaScriptEnabled) => {
    const { page } = await visit(`${origin}/guide/one`, {
      javaScriptEnabled,
      live: javaScriptEnabled,
    });
    const text = await page.locator('footer').innerText();
    expect(text).toMatch(/^One \| 2 \| Small site \| en-US \| en-US \| \/guide\/one$/);
    expect(await page.locator('meta[name="seen"]').getAttribute('content')).toBe(
      '/guide/one',
    );
  },
);
