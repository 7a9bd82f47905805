import type { SiteSource } from '../built-site';
import { configFile } from '../small-site';

const page = (title: string, text: string) => `---
title: ${title}
group: Start
---

# ${title}

${text}
`;

/** A page with a demo that reads the address, changes it, and leads to other pages. */
export const placeFiles = {
  'docs/place.md': page('Place', '<code src="./examples/place.tsx"></code>'),
  'docs/examples/place.tsx': `import { history, Link, useLocation, useNavigate, useSearchParams } from 'dumi';
import React from 'react';

export default () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  return (
    <>
      <output>{[pathname, params.get('page')].join(' ')}</output>
      <button onClick={() => setParams({ page: '2' })}>Second</button>
      <button onClick={() => navigate('/hello')}>Navigate</button>
      <button onClick={() => history.push('/hello')}>Push</button>
      <Link to="/hello" state={{ from: 'demo' }}>Link to hello</Link>
      <Link to="below">Link below</Link>
    </>
  );
};
`,
};

/** A site whose demos ask for the router of the page that they are on, as they can in dumi. */
export const routedDemos: SiteSource = {
  name: 'routed-demos',
  base: '/base/',
  files: {
    '.dumirc.ts': configFile({ themeConfig: { strict: false } }).replace(
      'resolve:',
      "alias: { 'my-menu': require('path').join(__dirname, 'menu/src') },\n  resolve:",
    ),
    ...placeFiles,
    '.dumi/theme/layouts/GlobalLayout.tsx': `import { useOutlet } from 'dumi';
import React from 'react';
import './layout.less';
import '../../../menu/src/shared.less';

export default () => <div id="own"><b className="button">Own</b>{useOutlet()}</div>;
`,
    '.dumi/theme/layouts/layout.less':
      '.button { color: rgb(1, 2, 3); font-style: italic; }\n',
    'menu/src/shared.less': '.button { color: rgb(4, 5, 6); }\n',
    'menu/package.json': JSON.stringify({
      name: 'my-menu',
      version: '1.0.0',
      peerDependencies: { 'react-router-dom': '6' },
    }),
    'menu/src/index.tsx': `import './shared.less';
import React from 'react';
import { NavLink } from 'react-router-dom';

export const Menu = () => (
  <NavLink to="/menu" className={({ isActive }) => (isActive ? 'is-here' : '')}>Menu</NavLink>
);
`,
    'docs/examples/menu.tsx': `import { Menu } from 'my-menu';
import React from 'react';

export default () => <Menu />;
`,
    'docs/examples/language.tsx': `import { useLocale } from 'dumi';
import '../../menu/src/shared.less';
import React from 'react';

export default () => <output>{useLocale().name}</output>;
`,
    'docs/menu.md': page(
      'Menu',
      '<code src="./examples/menu.tsx"></code>\n\n<code src="./examples/language.tsx"></code>',
    ),
    // Only its language is that of the page; what it has of the router is not asked for.
    'docs/examples/words.tsx': `import '../../menu/src/shared.less';
import React from 'react';
import { FormattedNumber, useIntl } from 'react-intl';

export default () => (
  <output>
    {useIntl().locale} <FormattedNumber value={0.5} style="percent" />
  </output>
);
`,
    'docs/words.md': page('Words', '<code src="./examples/words.tsx"></code>'),
    'docs/words.zh-CN.md': page('Words', '<code src="./examples/words.tsx"></code>'),
    'docs/authors.md': page(
      'Authors',
      'Text.\n\n<code src="./examples/menu.tsx" debug></code>',
    ),
    'docs/block.md': page(
      'Block',
      `\`\`\`jsx | demo
import React from 'react';
import { useLocation } from 'react-router';

export default () => <output>{useLocation().pathname}</output>;
\`\`\`

\`\`\`jsx | demo
/**
 * inline: true
 */
import SourceCode from 'dumi/theme/builtins/SourceCode';
import React from 'react';

export default () => <SourceCode lang="bash">npm install inline</SourceCode>;
\`\`\``,
    ),
  },
};
