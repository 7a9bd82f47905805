import { join } from 'node:path';
import type { IApi } from 'dumi';
import type { Problem } from '../../../../src/model/problem';
import checks from '../../../../src/plugin/checks';
import { createReport } from '../../../../src/plugin/checks/report/report';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

interface Given {
  env?: 'development' | 'production';
  files?: Record<string, string>;
  config?: object;
  strict?: boolean;
}

/** What the plugin tells the development server, and where it watches for a mend. */
async function develop({ env = 'development', files, config, strict = true }: Given) {
  const cwd = folderWith({ 'package.json': '{}', ...files });
  let generate = (): Promise<void> => Promise.reject(new Error('Nothing is generated.'));
  let written = '';
  let watched: string[] = [];
  const warned: string[] = [];
  const api = {
    cwd,
    env,
    userConfig: {},
    config: {
      locales: [{ id: 'en-US', name: 'English' }],
      themeConfig: { name: 'Site' },
      resolve: { docDirs: ['docs'] },
      ...config,
    },
    appData: { routes: {} },
    service: { themeData: { builtins: {}, slots: {} } },
    paths: { absSrcPath: join(cwd, '.dumi') },
    logger: { info: () => {}, warn: () => {}, error: () => {}, ready: () => {} },
    modifyRoutes: () => {},
    addTmpGenerateWatcherPaths: (paths: () => string[]) => (watched = paths()),
    onGenerateFiles: ({ fn }: { fn: () => Promise<void> }) => (generate = fn),
    writeTmpFile: ({ content }: { content: string }) => (written = content),
  } as unknown as IApi;
  const stopBuild = (report: string): never => {
    throw new Error(report);
  };
  const report = createReport({
    isStrict: () => strict,
    isBuild: () => env === 'production',
    warn: (text) => warned.push(text),
    stopBuild,
  });
  checks(api, stopBuild, report, () => {});
  await generate();
  const [, json = '[]'] = /^keepProblems\(([^]*?)\);$/m.exec(written) ?? [];
  return {
    told: JSON.parse(json) as Problem[],
    warned,
    watched: watched.map((path) => path.slice(cwd.length + 1)),
  };
}

test('a site without mistakes has no problems', async () => {
  expect((await develop({})).told).toEqual([]);
});

test('a build with problems is stopped with all of them', async () => {
  const config = { themeConfig: { name: 'Site', nme: '' } };
  const built = develop({ env: 'production', config });
  await expect(built).rejects.toThrow(/^1 problem[^]*`nme`/);
  await expect(develop({ env: 'production' })).resolves.toMatchObject({ told: [] });
});

test("what is wrong with the site's own words is told, and watched until it is mended", async () => {
  const file = '.dumi/theme/locales/en-US.json';
  const { told, watched } = await develop({
    files: { [file]: '{\n  "skip": "Skip {"\n}\n' },
  });
  expect(told).toMatchObject([
    {
      file,
      line: 2,
      message: expect.stringContaining('the message "skip" has a syntax error') as string,
    },
  ]);
  expect(watched).toEqual(['docs', '.dumi/theme/locales']);
});

test('options of a wrong kind are told with the line where they stand, and stop nothing else', async () => {
  const options = { name: 'Site', nav: 'none', apiNotes: 3, prefersColor: null };
  const { told } = await develop({
    files: {
      '.dumirc.ts':
        "export default {\n  themeConfig: {\n    name: 'Site',\n    nav: 'none',\n    apiNotes: 3,\n    prefersColor: null,\n  },\n};\n",
    },
    config: { themeConfig: options },
  });
  expect(told.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    '.dumirc.ts:6 `themeConfig.prefersColor` must be an object, but is empty.',
    '.dumirc.ts:4 `themeConfig.nav` must be a list, or a list for each language, but is the text "none".',
    '.dumirc.ts:5 `themeConfig.apiNotes` must be text, but is the number 3.',
  ]);
});

test('without `strict`, what a page can be made with is a warning, and not over the page', async () => {
  const config = { themeConfig: { name: 'Site', nme: '', ourOwn: 1 } };
  const { told, warned } = await develop({ config, strict: false });
  expect(told).toEqual([]);
  expect(warned).toEqual([
    'Warnings:\n  .dumirc.ts:1 `themeConfig` has an unknown key `nme`. Did you mean `name`?',
  ]);
  const built = develop({ env: 'production', config, strict: false });
  await expect(built).resolves.toMatchObject({ told: [] });
});
