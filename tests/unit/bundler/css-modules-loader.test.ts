import markCssModules from '../../../src/bundler/css-modules-loader.cjs';

const mark = markCssModules as (source: string) => string;

test.each([
  ["import styles from './a.less';", "import styles from './a.less?modules';"],
  ['import { a } from "./a.module.scss"', 'import { a } from "./a.module.scss?modules"'],
  ["import * as a from '@/a.css'", "import * as a from '@/a.css?modules'"],
  [
    "import React from 'react';\nimport a, {\n  b,\n} from './a.styl';",
    "import React from 'react';\nimport a, {\n  b,\n} from './a.styl?modules';",
  ],
])('%j asks for names of a style sheet', (source, expected) => {
  expect(mark(source)).toBe(expected);
});

test.each([
  "import './a.less';",
  "import React from 'react';\nimport './a.css';",
  "import type styles from './a.less';",
  "import styles from './a.less?modules';",
  "import styles from './less';",
  "const text = 'from ./a.css';",
])('%j does not', (source) => {
  expect(mark(source)).toBe(source);
});
