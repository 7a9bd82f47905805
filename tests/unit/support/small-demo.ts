import { sandboxProject } from '../../../src/sandbox/project';
import type { SandboxInput, SandboxProject } from '../../../src/sandbox/project';
import type { DemoAsset } from '../../../src/model/demo/demo-asset';

const FILES = {
  'index.tsx': `import React from 'react';
import Table from 'rc-table';
import type { MenuProps } from 'rc-menu';
import { rows } from './shared/rows';
import 'rc-table/assets/index.css';
import './shared/look.css';

export default () => <Table<{ id: number }> data={rows} rowKey="id" />;
`,
  'shared/rows.ts': 'export const rows: { id: number }[] = [{ id: 1 }];\n',
  'shared/look.css': '.rc-table { color: var(--rt-text); }\n',
};

/** A demo with a module and a stylesheet in a folder, and a package imported for its types alone. */
export const smallDemo: DemoAsset = {
  id: 'docs-demo-frozen-rows',
  type: 'BLOCK',
  name: 'Frozen rows',
  title: 'Rows that stay',
  description: 'Scroll them.',
  entry: 'index.tsx',
  dependencies: {
    ...Object.fromEntries(
      Object.entries(FILES).map(([name, value]) => [
        name,
        { type: 'FILE' as const, value },
      ]),
    ),
    react: { type: 'NPM', value: '16.0.0' },
    'rc-table': { type: 'NPM', value: '7.30.3' },
    'rc-menu': { type: 'NPM', value: '9.16.1' },
  },
};

export const smallJavascript = {
  'index.jsx': FILES['index.tsx'].replace(/import type.*\n/, '').replace(/<\{.*?\}>/, ''),
  'shared/rows.js': 'export const rows = [{ id: 1 }];\n',
  'shared/look.css': FILES['shared/look.css'],
};

/** The demo with other words or files. */
export function changedDemo({
  files = {},
  ...words
}: Partial<DemoAsset> & { files?: Record<string, string> }): DemoAsset {
  const more = Object.entries(files).map(([name, value]) => [
    name,
    { type: 'FILE' as const, value },
  ]);
  const dependencies = { ...smallDemo.dependencies, ...Object.fromEntries(more) };
  return { ...smallDemo, dependencies, ...words };
}

/** The project of the demo in TypeScript on React 16, unless something else is said. */
export function smallProject(input: Partial<SandboxInput> = {}): SandboxProject {
  return sandboxProject({
    asset: smallDemo,
    language: 'ts',
    react: { react: '16.14.0', 'react-dom': '16.14.0' },
    ...input,
  });
}

/** Words that break out of markup, JSON, templates and markdown where they are not escaped. */
export const HOSTILE =
  '</script><script>alert(1)</script> "quoted" \'single\' ${evil} `tick` %MODE% \\ $& [x](y)';
