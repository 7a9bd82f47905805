import { layOut } from '../../../src/sandbox/lay-out';
import { stackblitzProject } from '../../../src/sandbox/stackblitz';
import { changedDemo, HOSTILE, smallProject } from '../support/small-demo';

test('StackBlitz gets a Vite project in node, with its packages beside the files as well', () => {
  const asset = changedDemo({ title: HOSTILE, description: HOSTILE });
  const project = smallProject({ asset });
  const sent = stackblitzProject(project);
  expect(sent).toEqual({
    title: HOSTILE,
    description: HOSTILE,
    template: 'node',
    dependencies: project.dependencies,
    settings: { compile: { trigger: 'auto', action: 'hmr', clearConsole: false } },
    files: layOut(project, 'vite').files,
  });
});

test('the templates that compile in the page get the packages beside the files', () => {
  const project = smallProject();
  const sent = stackblitzProject(project, { template: 'create-react-app' });
  expect(sent.template).toBe('create-react-app');
  expect(sent.dependencies).toEqual(project.dependencies);
  expect(sent.files).toHaveProperty(['src/index.tsx']);
  expect(sent.files).toHaveProperty(['public/index.html']);
});
