import { decompressFromBase64 } from 'lz-string';
import { codesandboxForm } from '../../../src/sandbox/codesandbox';
import { layOut } from '../../../src/sandbox/lay-out';
import { changedDemo, HOSTILE, smallProject } from '../support/small-demo';

/** What CodeSandbox reads out of the parameters. */
function decode(parameters: string) {
  const base64 = parameters.replace(/-/g, '+').replace(/_/g, '/');
  return JSON.parse(decompressFromBase64(base64)) as {
    files: Record<string, { content: string; isBinary: boolean }>;
  };
}

test('CodeSandbox is sent every file of the project as it is, hostile words too', () => {
  const asset = changedDemo({ title: HOSTILE, description: HOSTILE });
  const project = smallProject({ asset });
  const { action, method, fields } = codesandboxForm(project);
  expect([action, method]).toEqual([
    'https://codesandbox.io/api/v1/sandboxes/define',
    'POST',
  ]);
  const { 'sandbox.config.json': config, ...sent } = decode(fields.parameters).files;
  const expected = Object.entries(layOut(project, 'create-react-app').files);
  expect(sent).toEqual(
    Object.fromEntries(
      expected.map(([path, content]) => [path, { content, isBinary: false }]),
    ),
  );
  expect(JSON.parse(config?.content ?? '')).toEqual({ template: 'create-react-app' });
});

test('CodeSandbox opens at the file of the demo', () => {
  const query = new URLSearchParams(codesandboxForm(smallProject()).fields.query);
  expect(query.get('file')).toBe('/src/demo/index.tsx');
});

test('a demo may not choose its own sandbox.config.json', () => {
  const asset = changedDemo({ files: { '../../sandbox.config.json': '{}' } });
  expect(() => codesandboxForm(smallProject({ asset }))).toThrow(/has the same path as/);
});
