import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from '../e2e/support/visit';
import { configFile, createSmallSite } from '../support/small-site';

jest.setTimeout(240_000);

const site = createSmallSite();
const bare = createSmallSite();
afterAll(() => {
  site.remove();
  bare.remove();
});

const page = (path: string) =>
  readFileSync(join(site.root, 'dist', path, 'index.html'), 'utf8');

/** As sites copy it from dumi's own theme. */
const LAYOUT = `import { Helmet, useOutlet, useRouteMeta, useSidebarData, useSiteData } from 'dumi';
import Content from 'dumi/theme/slots/Content';
import ContentFooter from 'dumi/theme/slots/ContentFooter';
import Features from 'dumi/theme/slots/Features';
import Footer from 'dumi/theme/slots/Footer';
import Header from 'dumi/theme/slots/Header';
import Hero from 'dumi/theme/slots/Hero';
import Sidebar from 'dumi/theme/slots/Sidebar';
import Toc from 'dumi/theme/slots/Toc';
import React from 'react';
import { hasCanvas } from './has-canvas';

export default function DocLayout() {
  const outlet = useOutlet();
  const { frontmatter: fm } = useRouteMeta();
  const { themeConfig } = useSiteData();
  const sidebar = useSidebarData();
  return (
    <div className="own-layout" data-canvas={String(hasCanvas)} data-site={themeConfig.name} data-groups={String(sidebar?.length)} data-links={sidebar?.flatMap(({ children }) => children).map(({ title, link }) => \`\${title} \${link}\`).join()}>
      <Helmet>
        <title>{fm.title} of its own</title>
      </Helmet>
      <Header />
      <Hero />
      <Features />
      <main>
        <Sidebar />
        <Content>
          <article>{outlet}</article>
          <ContentFooter />
          <Footer />
        </Content>
        <aside className="own-toc"><Toc /></aside>
      </main>
    </div>
  );
}
`;

/** A sidebar that shows nothing before its effect has run, as those that filter what they show. */
const SIDEBAR = `import { Link, useSidebarData } from 'dumi';
import React, { useEffect, useState } from 'react';

export default function Sidebar() {
  const sidebar = useSidebarData();
  const [groups, setGroups] = useState([]);
  useEffect(() => setGroups(sidebar), [sidebar]);
  return (
    <nav className="own-sidebar">
      {groups.flatMap(({ children }) => children).map(({ title, link }) => (
        <Link key={link} to={link}>{title}</Link>
      ))}
    </nav>
  );
}
`;

/** As sites have one that only puts something around dumi's own. It asks for a window on one page. */
const AROUND_DEFAULT = `import { useRouteMeta } from 'dumi';
import DefaultLayout from 'dumi/theme-default/layouts/DocLayout';
import React from 'react';
import 'dumi/theme-default/layouts/DocLayout/index.less';

export default (props: object) => (
  <div className="own-around" title={useRouteMeta().frontmatter.title === 'Wide' ? window.origin : undefined}>
    <DefaultLayout {...props} />
  </div>
);
`;

/** As sites have one whose Chinese pages are in files without an ending. */
const PLUGIN = `export default (api) => {
  api.modifyRoutes((routes) => {
    const hidden = Object.values(routes).find(({ file }) => /docs.part\\.md$/.test(file));
    routes.translated = { ...hidden, id: 'translated', path: 'zh-CN/part', absPath: '/zh-CN/part' };
    return routes;
  });
};
`;

const HERO = `---
title: Home
hero: { title: Ledger, actions: [{ text: Start, link: /hello }] }
features: [{ title: Quick }]
---

# Below it

## A part
`;

test('a layout of the site shows its pages with the slots of the theme', async () => {
  site.write({
    '.dumi/theme/layouts/DocLayout/index.tsx': LAYOUT,
    '.dumi/theme/slots/Sidebar.tsx': SIDEBAR,
    'docs/index.md': HERO,
    'docs/part.md': '---\ntitle: Hidden\ngroup: Start\n---\n\nBehind the other.\n',
    'docs/part/index.md': '---\ntitle: Part\ngroup: Start\n---\n\n# Part\n\nShown.\n',
    '.dumirc.ts': configFile({ themeConfig: { strict: false } }).replace(
      /plugins: \[.*(?=\])/,
      "$&, './own-plugin.ts'",
    ),
    'own-plugin.ts': PLUGIN,
    // As libraries of charts ask when they are imported.
    '.dumi/theme/layouts/DocLayout/has-canvas.ts':
      "const canvas = document.createElement('canvas');\nexport const hasCanvas = typeof canvas.getContext === 'function';\n",
  });
  const { code, output } = await site.build();
  expect(output).toContain('Rendered all pages');
  expect(code).toBe(0);
  expect(page('zh-CN/part')).toContain('Behind the other.');
  const home = page('');
  expect(home).toContain('class="own-layout" data-canvas="true" data-site="Small site"');
  expect(home).toMatch(/class="ledger-hero-title">Ledger</);
  expect(home).toContain('<h2>Quick</h2>');
  // Once, in the place that the layout has for it.
  expect(home.match(/href="#a-part"/g)).toHaveLength(2);
  expect(home).toMatch(/class="own-toc"><ul[^>]*><li[^>]*><a href="#a-part"/);
  // The heading is in the text, which the layout shows without a title.
  expect(page('hello')).toMatch(/<h1[^>]*>.*Hello<\/h1>/);
  // Both are in the sidebar, as with dumi's own theme, and the address shows one.
  expect(page('part')).toContain('data-links="Hidden /part,Part /part/"');
  expect(page('part')).toContain('Shown.');
  expect(page('hello').match(/<title[\s>]/g)).toHaveLength(1);
  expect(page('hello')).toMatch(/<title[^>]*>Hello of its own<\/title>/);
  expect(page('hello')).not.toContain('dumi-default-');
  // Its links come at once, and not when the reader acts.
  expect(page('part')).toContain('<nav class="own-sidebar"></nav>');
  // Readers without scripts have those of the theme.
  expect(page('part')).toMatch(
    /<noscript data-links=""><nav class="ledger-sidebar".*<a [^>]*href="[^"]*\/part"/,
  );
  expect(page('part')).toContain('"live":true');
});

test('slots of the site take the place of those of the theme, in a layout around the default one', async () => {
  site.write({
    '.dumi/theme/layouts/DocLayout/index.tsx': AROUND_DEFAULT,
    'own-plugin.ts': null,
    '.dumirc.ts': configFile({ themeConfig: { strict: false } }),
    '.dumi/theme/slots/Hero.tsx':
      "import { useRouteMeta } from 'dumi';\nimport React from 'react';\nexport default () => <b>own {useRouteMeta().frontmatter.hero?.title}</b>;\n",
    '.dumi/theme/slots/Toc.tsx':
      "import React from 'react';\nexport default () => <i>own toc</i>;\n",
    // Rules for dumi's class of the element around a demo.
    '.dumi/global.less':
      '.dumi-default-previewer-demo { p { letter-spacing: 2.5px; } }\n',
    '.dumi/theme/slots/ContentTabs.tsx':
      "import React from 'react';\nexport default ({ tabs, tabKey }: any) => <i data-shown={String(tabKey)}>{tabs.map((one: any) => one.key).join()}</i>;\n",
    'docs/hello.$tab-more.md': '---\ntitle: More\n---\n\nMore.\n',
    'docs/wide.md': '---\ntitle: Wide\n---\n\nText of a wide page.\n',
  });
  const { code, output } = await site.build();
  expect(output).toContain('Rendered all pages');
  expect(code).toBe(0);
  expect(page('')).toMatch(/<b>own (<!-- -->)?Ledger<\/b>/);
  expect(page('')).not.toContain('ledger-hero');
  // It says itself on which pages it is shown, as in dumi.
  expect(page('hello')).toContain('<b>own ');
  expect(page('').match(/own toc/g)).toHaveLength(1);
  expect(page('')).not.toContain('class="ledger-toc"');
  expect(page('hello')).toContain('<i data-shown="null">more</i>');
  // dumi's layout is the theme's, which its slots are made for.
  expect(page('hello')).toMatch(/class="own-around"><div class="ledger-layout"/);
  expect(page('hello')).toContain('class="ledger-aside"');
  expect(page('hello').match(/<h1/g)).toHaveLength(1);
  expect(page('hello')).toMatch(
    /class="ledger-demo-live dumi-default-previewer-demo"[^>]*><div[^>]*><p>Hello/,
  );
  expect(page('hello')).toContain('.dumi-default-previewer-demo p{letter-spacing:2.5px}');
  // A page on which the layout throws in Node, in both languages, has the theme's until a browser has
  // rendered it.
  expect(output).toMatch(
    /layouts\/DocLayout\/index\.tsx:\d+ the layout `DocLayout` throws when 2 pages are rendered in Node: .*window is not defined.*The documents have the theme's in its place/,
  );
  expect(page('wide')).not.toContain('own-around');
  expect(page('wide')).toContain('Text of a wide page.');
  expect(page('wide')).toMatch(/class="ledger-aside".*href="\/hello"/);
  const origin = await site.serve();
  const { page: shown } = await visit(`${origin}/wide`, { live: false });
  await shown.locator(`.own-around[title="${origin}"] .ledger-layout`).waitFor();
});

test('a sidebar of the site is on the pages that have one', async () => {
  site.write({
    '.dumirc.ts': configFile({ themeConfig: { sidebar: undefined, strict: false } }),
    // Of a site that was made for another theme, which shows it on pages with a hero alone.
    '.dumi/theme/slots/Hero.tsx':
      "import type { HeroProps } from 'dumi-theme-other';\nimport React from 'react';\nexport default (_: HeroProps) => <b>own hero</b>;\n",
    // As in dumi, where the layout asks before it shows the slot.
    '.dumi/theme/slots/Sidebar.tsx':
      "import { useSidebarData } from 'dumi';\nimport React from 'react';\nexport default () => <nav className=\"own-nav\">{useSidebarData().map((group: any) => <b key={group.title}>own {group.title}</b>)}</nav>;\n",
    '.dumi/pages/named.tsx':
      "import { Helmet } from 'dumi';\nimport React from 'react';\nexport default () => <Helmet><title>Its own</title><meta name='own' content='named' /></Helmet>;\n",
    '.dumi/pages/welcome.tsx':
      "import React from 'react';\nexport default () => <p>Welcome</p>;\n",
    // As dumi's, which its layout lays over the page on a phone.
    '.dumi/global.less':
      '.own-nav { position: sticky; top: 76px; }\n@media (max-width: 768px) { .own-nav { position: fixed; top: 0; left: 0; } }\n',
    // It shows its list once an effect has found the headings.
    '.dumi/theme/slots/Toc.tsx':
      "import Toc from 'dumi/theme-default/slots/Toc';\nimport React from 'react';\nexport default () => <div className=\"own-toc\"><Toc /></div>;\n",
    'docs/hello.md':
      '---\ntitle: Hello\ngroup: Start\n---\n\n## First part\n\nText.\n\n### Below\n',
  });
  const { code, output } = await site.build();
  expect(output).not.toContain('Cannot read properties');
  expect(code).toBe(0);
  expect(page('hello')).toMatch(
    /<nav class="own-nav"><b>own (<!-- -->)?Start<\/b><\/nav>/,
  );
  // It has no links, and no effect that would make some.
  expect(page('hello')).toContain('"live":false');
  expect(page('hello')).toContain(
    '<div class="own-toc"></div><ul class="dumi-default-toc"><li data-depth="2"><a href="#first-part" title="First part" class="active">First part</a></li><li data-depth="3"><a href="#below" title="Below">Below</a></li></ul>',
  );
  expect(page('')).toContain('<b>own hero</b>');
  expect(page('hello') + page('welcome')).not.toContain('own hero');
  expect(page('welcome')).toContain('<p>Welcome</p>');
  expect(page('welcome')).toContain('<html lang="en-US"');
  expect(page('welcome')).toContain('<title>Welcome - Small site</title>');
  // Its own title goes before that of its file.
  expect(page('named').match(/<title[^>]*>[^<]*/g)).toEqual([
    expect.stringMatching(/>Its own$/),
  ]);
  // A page has the tags of its own helmets alone.
  const named = ['named', 'welcome', 'hello'].filter((path) =>
    page(path).includes('name="own"'),
  );
  expect(named).toEqual(['named']);
  expect(page('welcome')).not.toMatch(/<b>own (<!-- -->)?Start/);
  const origin = await site.serve();
  const placeIn = async (parent: string, width: number) => {
    const { page: shown } = await visit(`${origin}/hello`, {
      viewport: { width, height: 800 },
    });
    if (parent === 'dialog')
      await shown.getByRole('button', { name: 'Open navigation' }).click();
    const nav = shown.locator(`${parent} .own-nav`);
    await nav.waitFor();
    return nav.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return [left, top, getComputedStyle(element).position];
    });
  };
  // Below the header, and as far from the edge as in dumi's layout.
  expect(await placeIn('.ledger-aside', 1280)).toEqual([24, 64, 'sticky']);
  const [left, top, position] = await placeIn('dialog', 390);
  expect([left, position]).toEqual([20, 'static']);
  // Below the navigation.
  expect(top).toBeGreaterThan(60);
});

/** As sites copy it from dumi's theme, with its button for the sidebar on a phone. */
const COPY = `import { useOutlet, useRouteMeta, useSidebarData } from 'dumi';
import Content from 'dumi/theme/slots/Content';
import Footer from 'dumi/theme/slots/Footer';
import Header from 'dumi/theme/slots/Header';
import Hero from 'dumi/theme/slots/Hero';
import Sidebar from 'dumi/theme/slots/Sidebar';
import React, { useState } from 'react';
import 'dumi/theme-default/layouts/DocLayout/index.less';

export default function DocLayout() {
  const outlet = useOutlet();
  const { frontmatter: fm } = useRouteMeta();
  const hasSidebar = useSidebarData()?.length > 0 && fm.sidebar !== false;
  const [isActive, setActive] = useState(false);
  const toggle = (event) => {
    event.stopPropagation();
    setActive(!isActive);
  };
  return (
    <div className="dumi-default-doc-layout" data-mobile-sidebar-active={isActive || undefined} onClick={() => setActive(false)}>
      <Header />
      <Hero />
      {hasSidebar && (
        <div className="dumi-default-doc-layout-mobile-bar">
          <button type="button" className="dumi-default-sidebar-btn" onClick={toggle}>Sidebar</button>
        </div>
      )}
      <main>
        {hasSidebar && <Sidebar />}
        <Content><article>{outlet}</article><Footer /></Content>
        <div className="dumi-default-doc-layout-toc-wrapper" />
      </main>
    </div>
  );
}
`;

test("a copy of dumi's layout has the theme's sidebar beside its text, and over it on a phone", async () => {
  site.write({
    '.dumirc.ts': configFile({ themeConfig: { strict: false, footer: 'The end' } }),
    'docs/index.md': '---\nhero: { title: Ledger }\nsidebar: false\n---\n\nText.\n',
    'docs/hello.$tab-more.md': null,
    '.dumi/theme/layouts/DocLayout/index.tsx': COPY,
    '.dumi/theme/slots/Hero.tsx': null,
    '.dumi/theme/slots/Sidebar.tsx': null,
    '.dumi/global.less': null,
  });
  const { code } = await site.build();
  expect(code).toBe(0);
  const origin = await site.serve();
  const open = async (width: number, path = 'hello') => {
    const viewport = { width, height: 800 };
    const { page: shown } = await visit(`${origin}/${path}`, { viewport });
    return { shown, nav: shown.locator('main > .ledger-sidebar') };
  };
  const wide = await open(1280);
  const [box, text, first, end, toc] = await Promise.all(
    [
      wide.nav,
      wide.shown.locator('article'),
      wide.shown.locator('article > .markdown > :first-child'),
      wide.shown.locator('main footer'),
      wide.shown.locator('.dumi-default-doc-layout-toc-wrapper'),
    ].map((one) => one.evaluate((element) => element.getBoundingClientRect().toJSON())),
  );
  expect(box.y).toBe(64);
  expect(first.top).toBe(64 + 40);
  // The text has the room between both, and the footer ends the page, however short it is.
  expect(text.left - box.right).toBe(40);
  expect(toc.left - text.right).toBe(64);
  expect(toc.right).toBe(1280 - 24);
  expect([end.left, end.bottom]).toEqual([text.left, 800]);
  const home = (await open(1280, '')).shown.locator('main > .ledger-content');
  expect((await home.boundingBox())?.height).toBeLessThan(400);
  const { shown, nav } = await open(390);
  await nav.waitFor({ state: 'hidden' });
  const left = (await shown.locator('article').boundingBox())?.x;
  expect(left).toBeLessThan(40);
  await shown.getByRole('button', { name: 'Sidebar', exact: true }).click();
  await nav.getByRole('link', { name: 'Hello' }).click({ trial: true });
  // On the backdrop.
  await shown.mouse.click(380, 400);
  await nav.waitFor({ state: 'hidden' });
});

test('a page that asks for the sidebars of all sections alone gets all of them', async () => {
  bare.write({
    '.dumirc.ts': configFile({ themeConfig: { sidebar: undefined, strict: false } }),
    // It needs a browser, whose routes are those of this page until something asks for all.
    '.dumi/pages/all.tsx':
      "import { useFullSidebarData } from 'dumi';\nimport React from 'react';\nexport default () => <p title={String(window.innerWidth)}>In {Object.keys(useFullSidebarData()).sort().join()}</p>;\n",
    'docs/guide/first.md': '---\ntitle: First\n---\n\nText.\n',
    'docs/more/second.md': '---\ntitle: Second\n---\n\nText.\n',
  });
  expect((await bare.build()).code).toBe(0);
  const { page: shown } = await visit(`${await bare.serve()}/all`);
  expect(await shown.getByText('In /').textContent()).toBe('In /all,/guide,/hello,/more');
});
