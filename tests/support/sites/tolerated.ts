import { configFile } from '../small-site';
import { failingFiles } from './failing-demos';

/** Changes one text. */
const BABEL_PLUGIN = `module.exports = () => ({
  visitor: {
    StringLiteral(path) {
      if (path.node.value === 'before Babel') path.node.value = 'after Babel';
    },
  },
});
`;

const page = (title: string, ...lines: string[]) =>
  `---\ntitle: ${title}\n---\n\n${lines.join('\n\n')}\n`;

/** A site with everything that is wrong and does not keep a page from being made. */
export const toleratedFiles = {
  '.dumirc.ts': configFile({
    themeConfig: {
      ...{ strict: false, rtl: 'yes', footr: 'A', apiHeader: {}, ourOwn: 1 },
      nav: [{ title: 'Home', link: '/' }, null, { title: 'Gone', link: '/gone' }],
    },
  }).replace('  base,\n', "  base,\n  extraBabelPlugins: ['./babel-plugin.js'],\n"),
  'babel-plugin.js': BABEL_PLUGIN,
  'docs/examples/babel.tsx':
    "import React from 'react';\n\nconst text: string = 'before Babel';\n\nexport default () => <p>{text}</p>;\n",
  'docs/babel.md': page('Babel', '<code src="./examples/babel.tsx"></code>'),
  // Fails in the browser alone, when it is clicked.
  'docs/examples/misspelled.tsx':
    "import React from 'react';\nimport { helo } from './names';\n\nexport default () => <button onClick={() => helo()}>Greet</button>;\n",
  'docs/examples/names.ts': 'export const hello = () => undefined;\n',
  'docs/misspelled.md': page(
    'Misspelled',
    '<code src="./examples/misspelled.tsx"></code>',
  ),
  'docs/yaml.md': '---\ntitle: @scope/name\norder: 3\n---\n\nText.\n',
  'docs/alias.md': '---\ntitle: *important*\n---\n\n# Called so\n\nText.\n',
  'docs/front.md':
    '---\ntitle: Front\norder: first\nordr: 1\ntoc: 5\ndemos: { a: { full: 1 } }\n---\n\nText.\n',
  'docs/index.zh-CN.md':
    '---\ntitle: 首页\n---\n\n## 甲 {#a b}\n\n## 乙 {#c}\n\n## 丙 {#c}\n',
  'docs/linked.md': page(
    'Linked',
    '[a](/helo) and [b](/hello) and [c](/hello#gone)',
    ...Array.from({ length: 12 }, (_, at) => `[dead](/dead-${at})`),
    'The last line.',
  ),
  'docs/reference.md': page('Reference', '<API id="Table"></API>', 'The last line.'),
  'docs/marked.md': page(
    'Marked',
    ':::warnign\nA\n:::',
    '```ts {3}\na\n```',
    '![a](/nowhere.svg)',
    '<Badge type="odd">B</Badge>',
    ':::tabs\nNo tabs.\n:::',
    'The last line.',
  ),
  'docs/tags.md': page(
    'Tags',
    'Use Array<string> here.',
    '<Unknown>\n\nText of a part.\n\n</Unknown>',
    'An <Unknown /> in a line.',
    '<a href="/nowhere">A</a> <img src="/missing.png">',
    '## 🎉',
    '##',
    '## ledger-content',
    '</div>',
    'The last line.',
  ),
  'docs/demos.md': page(
    'Demos',
    '<code id="one" src="./examples/hello.tsx"></code>',
    '<code src="./examples/hello.tsx" iframe="40em"></code>',
    '<code src="./examples/hello.tsx" iframe="true"></code>',
    '<code src="./examples/package.tsx"></code>',
    '<code src="./examples/other/hello.tsx"></code>',
    'The last line.',
  ),
  'docs/closing.md': page(
    'Closing',
    '<code src="./examples/hello.tsx" />',
    '<div>\n<code src="./examples/hello.tsx" />\n</div>',
    '<code src="./examples/gone.tsx" />',
    '<code src="./examples/lost.tsx" />',
    '<code src="./examples/unbuilt.tsx" />',
    '<code src="./examples/other.vue"></code>',
    'The last line.',
  ),
  // In dumi, such a demo takes the place of the whole page, which is rendered before it.
  'docs/itself.md': page('Itself', '<code src="./examples/itself.tsx"></code>'),
  'docs/examples/itself.tsx': `import React from 'react';
import ReactDOM from 'react-dom';

ReactDOM.render(<a href="/hello" style={{ display: 'block', width: 90, padding: 5 }}>In the place of all</a>, document.getElementById('root'));
`,
  // Of a workspace, before it is built.
  'node_modules/not-built/package.json':
    '{ "name": "not-built", "version": "1.0.0", "main": "dist/index.js" }',
  'docs/examples/unbuilt.tsx':
    "import React from 'react';\nimport { lost } from 'not-built';\n\nexport default () => <p>{lost}</p>;\n",
  'docs/examples/lost.tsx':
    "import React from 'react';\nimport { lost } from 'not-installed';\n\nexport default () => <p>{lost}</p>;\n",
  'docs/examples/other.vue': '<template><p>Of another framework</p></template>\n',
  'docs/examples/package.tsx':
    "import React from 'react';\nimport { isAlias } from 'yaml';\n\nexport default () => <p>{String(typeof isAlias)}<script src=\"/none.js\" /></p>;\n",
  'docs/examples/other/hello.tsx':
    "import React from 'react';\n\nexport default () => <p>Hello from another</p>;\n",
  'docs/wild.md': page(
    'Wild',
    'Before.',
    '<Calm>\n\nCalm text.\n\n</Calm>',
    '<Wild>\n\nText inside.\n\n</Wild>',
    'After.',
    '<code src="./examples/hello.tsx"></code>',
  ),
  '.dumi/theme/builtins/Calm.tsx':
    "import React from 'react';\n\nexport default ({ children }) => <aside>{children}</aside>;\n",
  '.dumi/theme/builtins/Wild.tsx':
    "import React from 'react';\n\nexport default () => <p>As wide as {window.innerWidth > 0 ? 'a window' : ''}</p>;\n",
  // Asks for a window on two pages of two languages.
  '.dumi/theme/slots/Footer.tsx':
    "import { useRouteMeta } from 'dumi';\nimport React from 'react';\n\nexport default () => <p>Of {/^(Marked|Reference)$/.test(useRouteMeta().frontmatter.title) && window.name} footers</p>;\n",
  // Asks for a window on one page.
  '.dumi/theme/layouts/GlobalLayout.tsx':
    "import { useOutlet, useRouteMeta } from 'dumi';\nimport React from 'react';\n\nexport default () => (\n  <div id=\"own-global\" title={useRouteMeta().frontmatter.title === 'Laid out' ? window.origin : 'none'}>{useOutlet()}</div>\n);\n",
  'docs/laid-out.md': page(
    'Laid out',
    'Text inside the layout.',
    '<code src="./examples/hello.tsx"></code>',
  ),
  'docs/narrow.md': page(
    'Narrow',
    '<code src="./examples/window.tsx"></code>',
    '<code src="./examples/rendered.tsx"></code>',
  ),
  'docs/picture.md': page('Picture', '<code src="./examples/picture.tsx"></code>'),
  'docs/examples/picture.tsx': `import React, { useState } from 'react';

export default () => {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <b>No picture</b>;
  return <img alt="None" src="data:image/png;base64,AAAA" onError={() => setMissing(true)} />;
};
`,
  'docs/wilder.md': page('Wilder', '<Wilder />'),
  '.dumi/theme/builtins/Wilder.tsx':
    "import React from 'react';\n\nconst { title } = document;\nexport default () => <p>Titled {typeof title}</p>;\n",
  '.dumi/pages/wide/index.tsx':
    "import React from 'react';\n\nexport default () => <p>A page of {typeof window.innerWidth}</p>;\n",
  ...failingFiles,
};
