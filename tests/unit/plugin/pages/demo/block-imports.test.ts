import { withStaticImports } from '../../../../../src/plugin/pages/demo/block-imports';

/** dumi's own step, which makes a function of a block of code. */
const { wrapDemoWithFn } = jest.requireActual<{
  wrapDemoWithFn(code: string, options: object): string;
}>('../../../../../node_modules/dumi/dist/techStacks/utils.js');

/** dumi's module of a page with these blocks of code. */
function moduleOf(...blocks: string[]): string {
  const demos = blocks.map((code) => {
    const block = wrapDemoWithFn(code, {
      filename: '/site/docs/page.tsx',
      parserConfig: { syntax: 'typescript', tsx: true },
    });
    return `component: React.memo(React.lazy(${block})),`;
  });
  return ["import React from 'react';", ...demos].join('\n');
}

test('a block imports what it uses as a file does', () => {
  const code = withStaticImports(
    moduleOf(
      "import { Button, Form as Fields } from 'antd';\nimport all, * as rest from 'rest';\nimport './look.css';\nexport default () => <Button form={all}>{rest.a}<Fields /></Button>;",
    ),
  );
  expect(code).not.toContain('await import');
  expect(code).toContain(
    "import { Button as ledgerImport0, Form as ledgerImport1 } from 'antd';",
  );
  expect(code).toMatch(/^import \* as ledgerImport\d from 'rest';$/m);
  expect(code).toMatch(/^import '\.\/look\.css';$/m);
  expect(code).toContain('const Fields = ledgerImport1;');
});

test('comments between the imports stay where they are', () => {
  const code = withStaticImports(
    moduleOf(
      "/**\n * title: Of the block\n */\nimport { a } from 'a';\n// then\nimport { b } from 'b';\nexport default () => <>{a}{b}</>;",
    ),
  );
  expect(code).toContain('title: Of the block');
  expect(code).not.toContain('await import');
});

test('blocks that import the same name have one each', () => {
  const block = "import { Button } from 'antd';\nexport default Button;";
  const code = withStaticImports(moduleOf(block, block));
  expect(code.match(/^import \{ Button as ledgerImport\d \} from 'antd';$/gm)).toEqual([
    "import { Button as ledgerImport0 } from 'antd';",
    "import { Button as ledgerImport1 } from 'antd';",
  ]);
});

test('an import where it is called, and one in a text, stay as they are', () => {
  const shown = "const { a } = await import('text');";
  const code = withStaticImports(
    moduleOf(
      `import { b } from 'b';\nexport default () => <p title={\`\n${shown}\n\`} onClick={() => import('later')}>{b}</p>;`,
    ),
  );
  expect(code).toContain(shown);
  expect(code).toContain("import('later')");
  expect(code).toContain("import { b as ledgerImport0 } from 'b';");
});

test('a module without blocks stays as it is', () => {
  const code = "component: React.memo(React.lazy(() => import('/site/a.tsx'))),";
  expect(withStaticImports(code)).toBe(code);
});
