import { withoutLiveData } from '../../../../../src/plugin/pages/demo/live-data';

/** dumi's module of a page whose block imports a library and a file. */
const MODULE = `import React from 'react';
import '/site/docs/page.md?watch=parent';
import * as page_demo_0_deps_1 from 'antd';
import * as page_demo_0_deps_2 from '/site/docs/a.ts';
export const demos = {
  'page-demo-0': {
    component: React.memo(React.lazy(async function() {
  const { Button: Button } = await import('antd');
return {
    default: ()=>React.createElement(Button, {
            context: {
                "a": 1
            }
        })
};
})),
    asset: {
  "type": "BLOCK",
  "id": "page-demo-0",
  "dependencies": {
    "index.jsx": {
      "type": "FILE",
      "value": "import { Button } from 'antd';\\n    asset: {\\n},\\n"
    },
    "a.ts": {
      "type": "FILE",
      "value": require('-!/site/docs/a.ts?dumi-raw').default
    }
  },
  "entry": "index.jsx"
},
    routeId: 'page',
    context: {
  "./a": page_demo_0_deps_2,
  "/site/docs/a.ts": page_demo_0_deps_2,
  "antd": page_demo_0_deps_1
},
    renderOpts: {
          
          compile: async (...args) => {
            return (await import('/dumi/compiler.js')).default(...args);
          },
        },
  },
};`;

test('a page loads no whole library and no text of files for its demos', () => {
  const code = withoutLiveData(MODULE);
  expect(code).not.toMatch(/_deps_|dumi-raw|"BLOCK"/);
  expect(code).toContain("const { Button: Button } = await import('antd');");
  expect(code).toContain('"a": 1');
  expect(code).toMatch(
    /^ {4}asset: null,\n {4}routeId: 'page',\n {4}context: undefined,$/m,
  );
  expect(code).toContain("import '/site/docs/page.md?watch=parent';");
});

test('a demo without live code, and one without imports, are the same', () => {
  const none = MODULE.replace(/context: \{\n {2}[^}]*\}/, 'context: undefined');
  expect(withoutLiveData(none)).toContain('    context: undefined,\n');
  const empty = MODULE.replace(/context: \{\n {2}[^}]*\}/, 'context: {}');
  expect(withoutLiveData(empty)).toContain('    context: undefined,\n');
});

test('a module in another form stays as it is', () => {
  const other = MODULE.replace('"antd": page_demo_0_deps_1', '"antd": load()');
  expect(withoutLiveData(other)).toBe(other);
});
