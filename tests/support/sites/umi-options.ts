import type { SiteSource } from '../built-site';
import { BASIC_FILES } from '../small-site';
import type { SiteFiles } from '../small-site';

/** Links for the header. */
const navOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `{ title: 'Entry ${at + 1}', link: '/' }`);

/** A configuration with options of dumi and umi, as sites in the wild have them. */
function configFile(options: string, before = '', links = 1): string {
  return `import path from 'path';
import { defineConfig } from 'dumi';
${before}
export default defineConfig({
  plugins: ['../../src/plugin', './own-plugin.ts'],
  locales: [{ id: 'en-US', name: 'English' }],
  themeConfig: { name: 'Options', nav: [${navOf(links).join(', ')}] } as object,
  ${options}
});
`;
}

const GUIDE = `---
title: Guide
group: Start
---

# Guide

<code src="../examples/hello.tsx"></code>

## Last part

[Back](../hello.md)

1. One

:::info
- In a note
:::
`;

const COMMON: SiteFiles = {
  'docs/guide/a.md': GUIDE,
  'own-plugin.ts': `import { join } from 'node:path';
import type { IApi } from 'dumi';

export default (api: IApi) => {
  api.describe({ key: 'ownPlugin' });
  api.onCheckPkgJSON({
    stage: 1e6,
    fn() {
      if (!api.config.apiParser) return;
      api.service.atomParser.parser.parse = () => Promise.reject(new Error('no types'));
    },
  });
  api.modifyExportHTMLFiles((files) => [...files, { path: 'more/own.html', content: 'own' }]);
  api.modifyExportHTMLFiles((files) =>
    files.map((file) => {
      const [from, to] = /^(index|hello.index)/.test(file.path)
        ? ['<html', '<html data-hook="yes"']
        : ['</head>', '<link rel="stylesheet" href="/collected.css"></head>'];
      return { ...file, content: file.content.replace(from, to) };
    }),
  );
  api.register({
    key: 'registerTechStack',
    fn: () => ({
      name: 'plain',
      isSupported: (_: unknown, language: string) => language === 'plain',
      onBlockLoad: () => ({ type: 'js', content: '' }),
      transformCode(text: string, { type }: { type: string }) {
        const component = JSON.stringify({ text: text.trim() });
        const isBlock = type === 'code-block';
        return isBlock ? '(async () => (' + component + '))()' : 'export default ' + component;
      },
      runtimeOpts: { rendererPath: join(api.cwd, 'renderer.js') },
    }),
  });
  api.addHTMLMetas(() => [{ name: 'own-plugin', content: 'yes' }]);
  api.modifyHTML(($) => {
    $('body').attr('data-own', 'yes');
    return $;
  });
};
`,
};

/** A demo that asks workers for a word: one that the bundler finds, and one by the name of its file. */
function askingWorkers(base: string): SiteFiles {
  return {
    'docs/workers.md':
      '---\ntitle: Workers\n---\n\n# Workers\n\n<code src="./examples/workers.tsx"></code>\n',
    'docs/examples/worker.ts':
      "self.onmessage = ({ data }) => self.postMessage(data + ' heard');\n",
    'docs/examples/loading.ts':
      "self.onmessage = async ({ data }) => self.postMessage(data + (await import('./heard')).heard);\n",
    'docs/examples/heard.ts': "export const heard = ' heard';\n",
    'docs/examples/dot.png': 'a picture',
    'docs/examples/workers.tsx': `import React, { useEffect, useState } from 'react';

export default function Workers() {
  const [words, setWords] = useState<string[]>(['asked']);
  useEffect(() => {
    const ask = (worker: Worker, word: string) => {
      worker.onmessage = ({ data }) => setWords((heard) => [...heard, data]);
      worker.postMessage(word);
    };
    ask(new Worker('${base}own.worker.js'), 'first');
    ask(new Worker(new URL('./loading.ts', import.meta.url)), 'second');
  }, []);
  return (
    <p id="words">
      <img alt="" src={new URL('./dot.png', import.meta.url).href} /> {words.join(', ')}
    </p>
  );
}
`,
  };
}

/**
 * A demo of two files that import each other, one of which asks for the other's export before it is made,
 * and of a style sheet that imports one of another host.
 */
const CIRCLE: SiteFiles = {
  'docs/circle.md':
    '---\ntitle: Circle\n---\n\n# Circle\n\n<code src="./examples/circle.tsx"></code>\n',
  'docs/examples/circle.tsx': `import React from 'react';
import first from './circle/first';
import './circle/far.css';

export default () => <p id="circle">{first()}</p>;
`,
  'docs/examples/circle/far.css':
    "@import 'https://icons.baidu.com/font.css';\n#circle { color: rgb(1, 2, 3); }\n",
  'docs/examples/circle/first.ts': `import { known } from './second';

const first = () => ['first', ...known].join();

export default first;
`,
  'docs/examples/circle/second.ts': `import first from './first';

export const known = [first, 'second'].filter((one) => typeof one === 'string');
`,
};

/** Hash history below the folder of its files, tags of its own, Babel, CSS modules, externals. */
export const hash: SiteSource = {
  name: 'umi-hash',
  base: '/repo/',
  files: {
    ...COMMON,
    '.dumirc.ts': configFile(`
  history: { type: 'hash' },
  publicPath: '/repo/',
  hash: false,
  devtool: 'eval',
  mako: {},
  styleLoader: {},
  ssr: { builder: 'mako' },
  crossorigin: {},
  title: 'Of the site',
  esm: {},
  manifest: {},
  favicons: ['/repo/a.png', '/repo/b.png'],
  metas: [{ name: 'keywords', content: 'a, b' }, { name: 'viewport', content: 'width=device-width' }],
  links: [{ rel: 'manifest', href: '/repo/m.json' }],
  styles: ['.mine { color: red }', '/repo/own.css', { content: '.two > a { color: blue }', 'data-a': 'b' }],
  headScripts: ['window.order = ["head"];', { src: '/repo/head.js', async: true }],
  scripts: ['window.order.push("first");', { src: '/repo/own.js', defer: true }, { content: 'window.order.push("last");' }],
  analytics: { ga: 'UA-1', ga_v2: 'G-2', baidu: 'abc' },
  sitemap: { hostname: 'https://example.org' },
  externals: { react: 'React', 'react-dom': 'ReactDOM' },
  extraBabelPlugins: [require.resolve('./babel.cjs')],`),
    // As Tailwind's.
    '.dumi/global.css': `/* preflight */
h1, h2 { font-size: inherit; font-weight: inherit; }
ol, ul { list-style: none; }
a { color: inherit; text-decoration: inherit; }
`,
    'babel.cjs': `module.exports = () => ({
  visitor: {
    StringLiteral({ node }) {
      if (node.value === 'FROM_BABEL') node.value = 'by Babel';
    },
    // As the plugin for imports from antd finds components.
    CallExpression({ node }) {
      const [type] = node.arguments;
      if (type?.name === 'OfBabel') node.arguments[0] = { type: 'StringLiteral', value: 'b' };
    },
  },
});
`,
    'docs/examples/hello.tsx': `import { useServerInsertedHTML } from 'dumi';
import React, { useState } from 'react';
import styles from './hello.less';

declare const OfBabel: 'b';

export default function Hello() {
  const [count, setCount] = useState<number>(0);
  // What umi has only with \`ssr\`, and without it an empty function.
  useServerInsertedHTML(() => null);
  return (
    <button className={styles.hello} onClick={() => setCount(count + 1)}>
      <OfBabel>{'FROM_BABEL'}</OfBabel> {count}
    </button>
  );
}
`,
    'docs/examples/hello.less': '.hello { padding: 1px 2px 3px 4px; }\n',
    'public/own.css': '.own { color: red }\n',
    'public/own.js': '',
    'public/head.js': '',
  },
};

/** Relative files, documents and atoms in several folders, steps of markdown, webpack's plugins. */
export const folders: SiteSource = {
  name: 'umi-folders',
  base: '/b/',
  files: {
    ...COMMON,
    ...askingWorkers('/b/'),
    ...CIRCLE,
    'docs/index.md': null,
    'docs/README.md':
      '---\ntitle: Home\n---\n\n# Home\n\nText REMARK.\n\n    Far to the right.\n',
    'docs/examples/hello.tsx': BASIC_FILES['docs/examples/hello.tsx'],
    '.dumirc.ts': configFile(
      `
  base: '/b/',
  publicPath: './',
  runtimePublicPath: {},
  resolve: {
    docDirs: ['docs', 'packages/x/docs', { type: 'blog', dir: 'blog' }],
    atomDirs: [{ type: 'component', dir: 'src' }],
    codeBlockMode: 'passive',
    forceKebabCaseRouting: true,
    entryFile: 'src/index.ts',
  },
  apiParser: {},
  extraRemarkPlugins: [require.resolve('./remark.cjs')],
  extraRehypePlugins: [[require.resolve('./rehype.cjs'), { mark: 'rehype' }]],
  extraPostCSSPlugins: [postcss],
  alias: { 'small-site': path.join(__dirname, 'src') },
  theme: { brand: 'rgb(4, 5, 6)' },
  define: { 'process.env.GIVEN': 'defined' },
  svgr: {},
  devtool: 'source-map',
  chainWebpack(memo, { webpack }) {
    memo.plugin('given').use(webpack.DefinePlugin, [{ BY_PLUGIN: '"by a plugin"' }]);
    memo.module.rule('txt').test(/\\.txt$/).type('asset/source');
    memo.output.filename('[name].[contenthash:8].js').chunkFilename('[name].[contenthash:8].async.js');
    const vendors = { name: 'vendors', test: /node_modules/, priority: 100 };
    memo.optimization.splitChunks({ chunks: 'all', cacheGroups: { vendors } }).runtimeChunk(true).minimize(false);
    const css = { filename: 'css/[name].[contenthash:8].css', chunkFilename: 'css/[id].[contenthash:8].css' };
    memo.plugin('mini-css-extract-plugin').tap(([options]) => [{ ...options, ...css }]);
    memo.entry('own.worker').add(path.join(__dirname, 'docs/examples/worker.ts'));
    memo.output.hashFunction('md5');
    const babel = memo.module.rule('jsx-ts-tsx').use('babel-loader');
    const own = (name: string) => [require.resolve('./babel.cjs'), { name }, name];
    memo.module.rule('own').test(/\\.own\\.js$/).use('babel-loader').loader(babel.get('loader'))
      .options({ babelrc: false, configFile: false, plugins: [own('rule')] });
    babel.tap((options) => ({ ...options, plugins: [...options.plugins, own('tap')] }));
    memo.externals({ 'react-dom': 'ReactDOM' });
    return memo;
  },
  copy: [{ from: 'extra.txt', to: 'dist/extra/e.txt' }, 'extra.txt'],`,
      "const postcss = require('./postcss.cjs');\n",
      14,
    ),
    'extra.txt': 'extra',
    'babel.cjs': `module.exports = (_, { name }) => ({
  visitor: {
    StringLiteral({ node }) {
      if (node.value === 'BABEL_' + name) node.value = 'by a ' + name;
    },
  },
});
`,
    'src/Foo/demos/text.own.js': "export const own = 'BABEL_rule';\n",
    'remark.cjs': `module.exports = function () {
  // As steps for formulas do, it changes what the parser reads.
  this.data().micromarkExtensions.push({ disable: { null: ['codeIndented'] } });
  return function walk(node) {
    if (node.type === 'text') node.value = node.value.replace('REMARK', 'by remark');
    (node.children || []).forEach(walk);
  };
};
`,
    'rehype.cjs': `module.exports = ({ mark }) => function walk(node) {
  if (node.tagName === 'p') node.properties = { ...node.properties, 'data-mark': mark };
  // As the site of antd does, to have tools for all demos of a page.
  if (node.tagName === 'DumiDemoGrid') node.tagName = 'AllDemos';
  (node.children || []).forEach(walk);
};
`,
    '.dumi/theme/builtins/AllDemos.tsx': `import { DumiDemoGrid } from 'dumi';
import React, { useState } from 'react';

export default function AllDemos({ items }: React.ComponentProps<typeof DumiDemoGrid>) {
  const [open, setOpen] = useState(false);
  const shown = items.map((item) => ({
    ...item,
    previewerProps: { ...item.previewerProps, defaultShowCode: open },
  }));
  return (
    <div>
      <button onClick={() => setOpen(!open)}>All code</button>
      <DumiDemoGrid items={shown} key={String(open)} />
    </div>
  );
}
`,
    'renderer.js': `export default async (element, { text }) => {
  if (text === 'fails') throw new Error('The renderer has failed');
  element.textContent = 'Rendered: ' + text;
};
`,
    'docs/plain.md': `---
title: Plain
---

# Plain

\`\`\`plain | demo
of a block
\`\`\`

<code src="./examples/of-a-file.plain"></code>

\`\`\`plain | demo
fails
\`\`\`
`,
    'docs/examples/of-a-file.plain': 'of a file',
    'docs/grid.md': `---
title: Grid
demo: { cols: 2 }
---

# Grid

<code src="./examples/hello.tsx"></code>
<code src="./examples/second.tsx"></code>
`,
    'docs/examples/second.tsx': `import React, { useState } from 'react';

export default function Second() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}
`,
    'postcss.cjs': `module.exports = {
  postcssPlugin: 'own',
  Declaration(node) {
    if (node.value === '#0a0b0c') node.value = 'rgb(13, 14, 15)';
  },
};
`,
    'packages/x/docs/intro.md': '---\ntitle: Intro\n---\n\n# Intro\n\nOf a package.\n',
    'blog/first.md': '---\ntitle: First\n---\n\n# First\n\nA post.\n',
    'src/index.ts': "export { Foo } from './Foo';\n",
    'src/BigBar/index.md': '---\ntitle: Big bar\n---\n\n# Big bar\n\nA component.\n',
    'src/Foo/index.md':
      '---\ntitle: Foo\n---\n\n# Foo\n\n<code src="./demos/basic.tsx"></code>\n\n[To the circle](../../docs/circle.md)\n',
    'src/Foo/index.tsx': `import React from 'react';
import './index.less';

export const Foo: React.FC = ({ children }) => <p className="foo">{children}</p>;
`,
    'src/Foo/index.less': '.foo { color: @brand; background: rgb(10, 11, 12); }\n',
    'src/Foo/demos/basic.tsx': `import React from 'react';
import { Foo } from 'small-site';
import { own } from './text.own.js';
import { ReactComponent as Icon } from './icon.svg';
import styles from './one.scss';
import text from './text.txt';

declare const BY_PLUGIN: string;

export default () => (
  <div className={styles.one} id="basic">
    <Foo>
      {process.env.GIVEN}, {BY_PLUGIN}, {text}, {own}, {'BABEL_tap'}
    </Foo>
    <Icon />
  </div>
);
`,
    'src/Foo/demos/one.scss': '$space: 7px;\n.one { padding: $space; }\n',
    'src/Foo/demos/text.txt': 'from a file',
    'src/Foo/demos/icon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle cx="5" cy="5" r="4"/></svg>\n',
  },
};

/** Demos that share a file, one of which may show pages in the playground. */
const ALIKE = Array.from({ length: 16 }, (_, at) => `alike-${at}`);

/** A plugin that asks for what only webpack has. */
export const webpackOnly: SiteSource = {
  name: 'umi-webpack-only',
  base: '/',
  files: {
    ...COMMON,
    ...askingWorkers('/'),
    // As the file's text does not have it, a script that does has the file's code.
    'docs/examples/shared.ts': "export const shared = () => 'shared\\x2fwords';\n",
    ...Object.fromEntries(
      ALIKE.map((name, at) => [
        `docs/examples/${name}.tsx`,
        `import React from 'react';
${at === 0 ? "import { useLocation } from 'dumi';\n" : ''}import { shared } from './shared';

export default () => {
  ${at === 0 ? 'useLocation();' : ''}
  return <b>{shared()} ${at}</b>;
};
`,
      ]),
    ),
    'docs/alike.md': `---\ntitle: Alike\n---\n\n${ALIKE.map((name) => `<code src="./examples/${name}.tsx"></code>\n`).join('\n')}`,
    '.dumirc.ts': configFile(
      `
  devtool: 'eval-source-map',
  chainWebpack(memo) {
    memo.plugin('only').use(OnlyWebpack);
    memo.entry('own.worker').add(path.join(__dirname, 'docs/examples/worker.ts'));
    memo.plugin('mini-css-extract-plugin').tap(([options]) => [{ ...options, filename: 'css/[name].css' }]);
    memo.output.chunkFilename('[name].[contenthash:8].async.js');
    return memo;
  },`,
      `
class OnlyWebpack {
  apply(compiler) {
    compiler.hooks.compilation.tap('only', (_, { normalModuleFactory }) => {
      normalModuleFactory.hooks.parser.for('javascript/auto').tap('only', () => {});
    });
  }
}
`,
    ),
  },
};
