import type { SiteSource } from '../built-site';
import { configFile } from '../small-site';
import { crashFiles } from './crashes';
import { machineFiles, machineOptions } from './for-machines';

/** A demo that cannot be rendered at build, with a link in its description. */
const late = {
  'docs/late.md':
    '---\ntitle: Late\ngroup: Start\ndemos:\n  late: { prerender: false, height: 240 }\n---\n\n' +
    '<code src="./examples/late.tsx"></code>\n',
  'docs/examples/late.tsx': `/**
 * title: A late demo
 * description: It also stands on [the first page](/).
 */
import React from 'react';

export default function Late() {
  return <p>Window of {window.innerWidth} pixels</p>;
}
`,
};

/** Demos in frames, one of them far below. */
const framed = {
  'docs/framed.md': `---
title: Framed
---

<code src="./examples/window.tsx" iframe="400"></code>

${'Far down.\n\n'.repeat(200)}

<code src="./examples/far.tsx" iframe></code>
`,
  'docs/examples/window.tsx': `/**
 * title: A window
 */
import React, { useState } from 'react';

export default function Window() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Counted {count}</button>;
}
`,
  'docs/examples/far.tsx': `import React from 'react';

export default () => <p>Far away</p>;
`,
};

/** A slot of the site's own that uses what dumi gives to themes, and pages in a folder. */
const footer = {
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
};

/** A demo with a style sheet. */
export const styled = {
  'docs/other.md':
    '---\ntitle: Other\ngroup: Start\norder: 2\n---\n\n<code src="./examples/other.tsx"></code>\n',
  'docs/examples/other.css': '.other { color: rgb(1, 2, 3); }\n',
  'docs/examples/other.tsx': `import React from 'react';
import './other.css';

export default function Other() {
  return <p className="other">Another demo</p>;
}
`,
};

/** A site at the root of its host, which it knows. */
export const atRoot: SiteSource = {
  name: 'at-root',
  base: '/',
  files: {
    '.dumirc.ts': configFile({
      themeConfig: {
        repository: 'https://example.com/a/b.git',
        siteUrl: 'https://example.org',
        ...machineOptions,
      },
    }),
    ...machineFiles,
    ...late,
    ...framed,
    ...footer,
    ...styled,
    ...crashFiles,
  },
};
