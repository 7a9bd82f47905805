import type { SiteSource } from '../built-site';
import { configFile } from '../small-site';

const demo = (name: string) => `import React from 'react';

export default () => <p>The demo ${name}</p>;
`;
const names = ['one', 'two', 'three'];

/**
 * A site whose own block around demos shows the theme's in it, with styles for dumi's grid, and with
 * a table of contents of its own.
 */
export const wrappingBlock: SiteSource = {
  name: 'wrapping-block',
  base: '/',
  files: {
    '.dumirc.ts': configFile({ themeConfig: { strict: false } }).replace(
      'resolve:',
      "alias: { 'my-library': require('path').join(__dirname, 'library') },\n  resolve:",
    ),
    'library/package.json': '{ "name": "my-library", "sideEffects": ["*.css"] }',
    'library/index.js':
      "import './colors.css';\n\nexport { taken } from './taken';\nexport { left } from './left';\nexport { apart } from './apart';\n",
    'library/colors.css': ':root { --of-library: teal; }\n',
    'library/taken.js': "export const taken = () => 'What the block takes';\n",
    'library/left.js': "export const left = () => 'What no block takes';\n",
    'library/apart.js': "export const apart = () => 'What another page takes';\n",
    'docs/apart.md': `---
title: Apart
group: Start
---

\`\`\`jsx | demo
import { apart } from 'my-library';
import React from 'react';

export default () => <p>{apart()}</p>;
\`\`\`
`,
    'docs/block.md': `---
title: Block
group: Start
---

\`\`\`jsx | demo
import { taken } from 'my-library';
import React from 'react';

export default () => <p>{taken()}</p>;
\`\`\`
`,
    '.dumi/theme/builtins/Previewer/index.less': `.own-block {
  height: 100px;
  margin: 24px 0 32px;
  overflow: hidden;

  [data-dumi-demo-grid] & {
    margin: 0 0 16px;
  }
}
`,
    '.dumi/theme/builtins/Previewer/index.tsx': `import Previewer from 'dumi/theme-original/builtins/Previewer';
import React from 'react';
import { Around } from '../../../../around';
import './index.less';

export default (props) => (
  <Around.Provider value="the block">
    <div className="own-block" data-code={typeof props.asset.dependencies['index.tsx']?.value}><Previewer {...props} /></div>
  </Around.Provider>
);
`,
    '.dumi/theme/slots/Toc.tsx': `import React from 'react';

export default () => <a href="#one">One</a>;
`,
    '.dumi/pages/of-code.tsx':
      "import React from 'react';\n\nexport default () => <p>A page of code</p>;\n",
    'docs/parts.md':
      '---\ntitle: Parts\ngroup: Start\n---\n\n## One\n\nFirst.\n\n## Two\n\nSecond.\n',
    'around.ts': `import React from 'react';

export const Around = React.createContext('nothing');
`,
    'docs/examples/around.tsx': `import React, { useContext } from 'react';
import { Around } from '../../around';

export default () => <p>In {useContext(Around)}</p>;
`,
    'docs/around.md': `---
title: Around
group: Start
---

<code src="./examples/around.tsx"></code>

<code src="./examples/around.tsx" inline></code>
`,
    ...Object.fromEntries(names.map((name) => [`docs/examples/${name}.tsx`, demo(name)])),
    'docs/grid.md': `---
title: Grid
group: Start
demo:
  cols: 2
---

Demos side by side.

${names.map((name) => `<code src="./examples/${name}.tsx"></code>`).join('\n')}
`,
  },
};
