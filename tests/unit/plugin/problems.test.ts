import type { IApi } from 'dumi';
import problems from '../../../src/plugin/problems';
import { temporaryFolders } from '../support/temporary-folder';

const folderWith = temporaryFolders();

/** What the plugin writes for the development server, and where it watches for a mend. */
function develop(files: Record<string, string>) {
  const cwd = folderWith({ 'package.json': '{}', ...files });
  const hooks: (() => void)[] = [];
  let written = '';
  let watched: string[] = [];
  problems({
    cwd,
    env: 'development',
    config: {
      locales: [{ id: 'en-US', name: 'English' }],
      themeConfig: { name: 'Site' },
      resolve: { docDirs: ['docs'] },
    },
    appData: { routes: {} },
    logger: { info: () => {}, error: () => {}, ready: () => {} },
    addTmpGenerateWatcherPaths: (paths: () => string[]) => (watched = paths()),
    onGenerateFiles: ({ fn }: { fn: () => void }) => hooks.push(fn),
    writeTmpFile: ({ content }: { content: string }) => (written = content),
  } as unknown as IApi);
  hooks.forEach((run) => run());
  return { written, watched: watched.map((path) => path.slice(cwd.length + 1)) };
}

test("what is wrong with the site's own words is told, and watched until it is mended", () => {
  const words = '.dumi/theme/locales/en-US.json';
  const { written, watched } = develop({ [words]: '{\n  "skip": "Skip {"\n}\n' });
  expect(written).toContain(`"file": "${words}"`);
  expect(written).toContain('"line": 2');
  expect(written).toContain('the message \\"skip\\" cannot be read');
  expect(watched).toEqual(['docs', '.dumi/theme/locales']);
  expect(develop({}).written).toBe('export const problems = [];\n');
});
