import type { SiteSource } from '../built-site';
import { configFile } from '../small-site';

const demo = (name: string) => `import React from 'react';

export default () => <p>The demo ${name}</p>;
`;
const names = ['one', 'two', 'three'];

/** A site whose own block around demos shows the theme's in it, with styles for dumi's grid. */
export const wrappingBlock: SiteSource = {
  name: 'wrapping-block',
  base: '/',
  files: {
    '.dumirc.ts': configFile({ themeConfig: { strict: false } }),
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
import './index.less';

export default (props) => <div className="own-block"><Previewer {...props} /></div>;
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
