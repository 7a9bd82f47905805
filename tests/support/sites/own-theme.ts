import type { SiteSource } from '../built-site';
import { configFile } from '../small-site';

const config = configFile({
  themeConfig: {
    footer: 'Made <b>here</b>',
    socialLinks: { github: 'https://example.com' },
  },
})
  .replace('resolve: {', "resolve: { entryFile: './src/index.ts',")
  .replace("'中文'", "'简体中文'")
  .replace(
    'locales:',
    "apiParser: {},\n  theme: { '@c-primary': '#ff0066' },\n  locales:",
  );

/** What dumi's hooks answer, a row each. */
const hooks = `import { FormattedMessage, history, NavLink, useAppData, useAtomAssets, useIntl, useLocale, usePrefersColor, useRouteMeta, useSiteData, useSiteSearch, useTabMeta } from 'dumi';
import React from 'react';

export default function Hooks() {
  const { pkg, themeConfig, locales, entryExports, loading, historyType } = useSiteData();
  const { frontmatter, toc } = useRouteMeta();
  const [color, preference, choose] = usePrefersColor();
  const { result, setKeywords } = useSiteSearch();
  const { basename, routes } = useAppData();
  const intl = useIntl();
  const answers = {
    pkg: pkg.name,
    themeConfig: themeConfig.name,
    locales: locales.map(({ id }) => id),
    entryExports: Object.keys(entryExports),
    loading,
    historyType,
    locale: useLocale().id,
    message: intl.formatMessage({ id: 'own.words' }),
    ofDumi: intl.formatMessage({ id: 'content.footer.actions.previous' }),
    route: [frontmatter.title, toc.map(({ id }) => id)],
    tab: useTabMeta()?.frontmatter.title ?? 'none',
    atoms: Object.keys(useAtomAssets().components ?? {}),
    color: [color, preference],
    app: [basename, 'docs/hooks' in routes],
    found: result.flatMap(({ hints }) => hints.map(({ link }) => link)),
  };
  return (
    <>
      {Object.entries(answers).map(([name, answer]) => (
        <p key={name} data-answer={name}>{JSON.stringify(answer)}</p>
      ))}
      <p data-answer="formatted"><FormattedMessage id="own.words" /></p>
      <button onClick={() => choose('dark')}>Dark</button>
      <button onClick={() => setKeywords('Foo')}>Find</button>
      <button onClick={() => history.push('/')}>Home page</button>
      <NavLink to="/hooks" className={({ isActive }) => (isActive ? 'is-active' : '')}>Here</NavLink>
    </>
  );
}
`;

const theme = {
  'builtins/Hooks.tsx': hooks,
  'builtins/Badge.tsx': `import React, { useState } from 'react';
import { useWord } from '../../hooks/use-word';

export default function Badge() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{useWord()} {count}</button>;
}
`,
  'slots/Header.tsx': `import Header from 'dumi/theme-original/slots/Header';
import React from 'react';

export default () => <><div id="own-bar">Own bar</div><Header /></>;
`,
  'slots/Logo.tsx': `import React from 'react';

const style = { fontSize: 28, whiteSpace: 'nowrap' } as const;
export default () => <a id="own-logo" href="/" style={style}>A logo that is wider than a phone</a>;
`,
  'slots/HeaderExtra/index.tsx': `import { ReactComponent as Icon } from '@ant-design/icons-svg/inline-svg/outlined/clear.svg';
import SocialIcon from 'dumi/theme-default/slots/SocialIcon';
import React from 'react';

export default () => <span id="own-extra" className="dumi-default-lang-select"><SocialIcon icon="github" link="https://example.com" /><Icon /></span>;
`,
  'slots/Footer.tsx': `import Footer from 'dumi/theme-default/slots/Footer';
import Tabs from 'dumi/theme/slots/Tabs';
import React from 'react';

export default () => (
  <>
    <style />
    <div id="own-footer"><a id="own-word">A word</a><Footer /><Tabs items={[{ key: 'a', label: 'A tab', children: 'Its panel' }]} /></div>
    <p id="own-last-line">The last line of a footer that is as long as the window is wide, so that it must wrap.</p>
  </>
);
`,
  'slots/PreviewerActionsExtra.tsx': `import React from 'react';

export default ({ asset, anchor }) => <b id="own-action">{asset.id} {anchor}</b>;
`,
  'layouts/GlobalLayout.tsx': `import { useOutlet, usePrefersColor } from 'dumi';
import React, { useEffect, useState } from 'react';
import { counted, Layout } from '../../../src/around';

export default function GlobalLayout() {
  counted.layouts += 1;
  const [color] = usePrefersColor();
  const [width, setWidth] = useState('wide');
  useEffect(() => setWidth(window.innerWidth < 700 ? 'narrow' : 'wide'), []);
  return (
    <Layout.Provider value="of the layout">
      <div id="own-global" data-color={color} data-width={width}>{useOutlet()}</div>
    </Layout.Provider>
  );
}
`,
  'locales/en-US.json': '{ "own.words": "Own words" }',
  'plugin.ts': `export default (api) => {
  api.describe({ key: 'own-plugin' });
  api.addHTMLMetas(() => [{ name: 'own-plugin', content: 'yes' }]);
  // That of umi, of which only the name counts here.
  api.registerPlugins([{ id: 'own-locale', key: 'locale', apply: () => () => {} }]);
};
`,
};

const dotDumi = {
  'hooks/use-word.ts': "export const useWord = () => 'Pressed';\n",
  'app.tsx': `import React from 'react';
import { AppProvider } from '../src/around';

const Root = ({ children }) => (
  <div id="own-root" data-language={navigator.language}>{children}</div>
);
export const rootContainer = (container) => (
  <AppProvider><Root>{container}</Root></AppProvider>
);
export function onRouteChange({ location }) {
  if (typeof window !== 'undefined') (window.seen ??= []).push(location.pathname);
}
`,
  'global.ts': `if (typeof window !== 'undefined') {
  window.isGlobal = true;
  window.runs = (window.runs ?? 0) + 1;
  addEventListener('load', () => document.body.setAttribute('data-loaded', ''));
}
`,
  'global.less':
    ':root {\n  --l-accent: rgb(1, 2, 3);\n}\n@width: 3px;\nbody {\n  outline: @width solid @c-primary;\n}\nheader .dumi-default-icon > svg {\n  fill: rgb(9, 8, 7);\n}\n',
  'overrides.less': 'body {\n  border-top: 2px solid @c-primary;\n}\n',
  'pages/extra.tsx':
    "import React from 'react';\n\nexport default () => <h1>A page of its own</h1>;\n",
  'pages/moving.tsx': `import React, { useEffect, useState } from 'react';

export default () => {
  const [word, setWord] = useState('Waiting');
  useEffect(() => setWord('Moving'), []);
  return <p id="own-page">{word}</p>;
};
`,
};

const below = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
  );

/** A site with all kinds of files that dumi lets a site write over its theme. */
export const ownTheme: SiteSource = {
  name: 'own-theme',
  base: '/',
  files: {
    ...below('.dumi/theme', theme),
    ...below('.dumi', dotDumi),
    '.dumirc.ts': config,
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react", "strict": true } }',
    'src/index.ts': "export { Foo } from './foo';\n",
    'src/foo.tsx': `import React from 'react';

export interface FooProps {
  /** The \`title\` of it. */
  title: string;
  /**
   * How large it is.
   * @deprecated use nothing
   * @default small
   */
  size?: 'small' | 'large';
  onChange?: (value: string) => void;
}

export const Foo: React.FC<FooProps> = ({ title }) => <b>{title}</b>;
`,
    'src/around.tsx': `import React, { createContext, useState } from 'react';

export const App = createContext({ name: 'none', setName: (name: string) => {} });
export const Layout = createContext('none');
/** How often the layout was rendered. */
export const counted = { layouts: 0 };

export function AppProvider({ children }: { children?: React.ReactNode }) {
  const [name, setName] = useState('of the app');
  return <App.Provider value={{ name, setName }}>{children}</App.Provider>;
}
`,
    'docs/examples/around.tsx': `import React, { useContext, useState } from 'react';
import { App, counted, Layout } from '../../src/around';

export default function Around() {
  const { name, setName } = useContext(App);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('It has crashed.');
  return (
    <>
      <output data-layouts={counted.layouts}>{[name, useContext(Layout)].join(', ')}</output>
      <button onClick={() => setName('changed')}>Change</button>
      <button onClick={() => setBroken(true)}>Crash</button>
    </>
  );
}
`,
    'docs/examples/again.tsx': "export { default } from './around';\n",
    'docs/around.md':
      '---\ntitle: Around\ngroup: Start\n---\n\n<code src="./examples/around.tsx"></code>\n\n<code src="./examples/again.tsx"></code>\n',
    'docs/around.zh-CN.md':
      '---\ntitle: 周围\ngroup: 开始\n---\n\n<code src="./examples/around.tsx"></code>\n\n<code src="./examples/again.tsx"></code>\n',
    'docs/hooks.md':
      '---\ntitle: Hooks\ngroup: Start\n---\n\n## Answers\n\n<Hooks></Hooks>\n',
    'docs/foo.md': `---
title: Foo
group: Start
atomId: Foo
---

<code src="./examples/hello.tsx"></code>

## Its own

<API></API>

## By its name

<API id="Foo"></API>

## Unknown

<API id="Nothing"></API>
`,
    'docs/menu.md': `---
title: Menu
group: Start
toc: menu
---

## Install

${'A line of text.\n\n'.repeat(60)}## Usage

${'A line of text.\n\n'.repeat(60)}### Keys
`,
    'docs/menu.$tab-more.md': `---
title: More
---

## Rows

\`\`\`tsx | demo
import React, { useState } from 'react';
export default () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
};
\`\`\`
`,
    'docs/readme.md': `---
title: Read me
group: Start
---

<div align="center">
  <h1>Read me</h1>
  <p>What it is.</p>
</div>

## Install

> Quoted text.

<pre>Preformatted text.</pre>
`,
    'docs/tags.md': `---
title: Tags
group: Start
---

<Tree title="project">
  <ul>
    <li>src <small>the code</small>
      <ul>
        <li>index.ts</li>
      </ul>
    </li>
    <li>package.json</li>
  </ul>
</Tree>

<Badge></Badge>

<Alert type="warning">Take care</Alert>

<Container type="success" title="Well done">

Text

</Container>
`,
  },
};

const ownConfig = configFile({
  themeConfig: { strict: false, prefersColor: { default: 'light', switch: false } },
}).replace('  base,\n', "  base,\n  hash: false,\n  jsMinifier: 'terser',\n");

/** A site with its own tools of demos, its own search results, and files that have no place. */
export const ownTools: SiteSource = {
  name: 'own-tools',
  base: '/',
  files: {
    '.dumirc.ts': ownConfig,
    '.dumi/loading.tsx': 'export default () => null;\n',
    '.dumi/theme/slots/Loading.tsx': 'export default () => null;\n',
    '.dumi/theme/slots/PreviewerActions.tsx': `import Original from 'dumi/theme-default/slots/PreviewerActions';
import React from 'react';

export default (props) => {
  const { asset, demoContainer, demoUrl, filename, iframe, onSourceChange } = props;
  const code = 'module.exports.default = () => "Changed by its own tools";';
  return (
    <div data-own={[asset.id, filename, demoUrl, iframe].join()} data-at={demoContainer?.nodeName}>
      <Original {...props} />
      <button onClick={() => onSourceChange({ 'index.tsx': code })}>Change</button>
    </div>
  );
};
`,
    '.dumi/theme/slots/Navbar.tsx': `import { Link, useNavData } from 'dumi';
import React from 'react';

const style = { display: 'flex' };
export default () => (
  <ul className="own-navbar" style={style}>
    {useNavData().map(({ title, link }) => <li key={title}><Link to={link}>{title}</Link></li>)}
  </ul>
);
`,
    '.dumi/theme/slots/HeaderExtra.tsx': `import React from 'react';

export const Width = () => <b id="own-width">{window.innerWidth} wide</b>;
export default () => <Width />;
`,
    '.dumi/theme/slots/Sidebar.tsx': `import { useSidebarData } from 'dumi';
import React from 'react';

export default () => (
  <ul id="own-sidebar" title={String(window.innerWidth)}>
    {useSidebarData()?.flatMap(({ children }) => children.map(({ link }) => <li key={link}>{link}</li>))}
  </ul>
);
`,
    '.dumi/theme/slots/Content.tsx': `import { useRouteMeta } from 'dumi';
import React from 'react';

export default ({ children }) => (
  <div className="own-content">
    {useRouteMeta().frontmatter.subtitle && <h1>{useRouteMeta().frontmatter.subtitle}</h1>}
    {children}
  </div>
);
`,
    'docs/titled.md':
      '---\ntitle: Titled\nsubtitle: Its own title\ngroup: Start\n---\n\n## One\n\n## Two\n',
    '.dumi/theme/builtins/Place.tsx': `import React from 'react';

export default ({ children }) => <p id="own-place" title={location.pathname}>{children}</p>;
`,
    'docs/place.md':
      '---\ntitle: Place\ngroup: Start\n---\n\n<Place>Inside</Place>\n\nText of this page.\n',
    '.dumi/theme/slots/SearchResult.tsx': `import { Link } from 'dumi';
import React from 'react';

export default ({ data, loading, onItemSelect }) => (
  <ul id="own-result" data-loading={loading}>
    {data.flatMap(({ hints }) => hints.map((hint) => (
      <li key={hint.link}><Link to={hint.link} onClick={() => onItemSelect(hint)}>{hint.pageTitle}</Link></li>
    )))}
  </ul>
);
`,
    'docs/framed.md':
      '---\ntitle: Framed\ngroup: Start\n---\n\nText.\n\n<code src="./examples/hello.tsx" iframe></code>\n',
  },
};
